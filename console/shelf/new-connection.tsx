import { useState } from 'react'
import { isObject, textAt } from '../parts/json.ts'
import { CallDialog } from '../resource/call-dialog.tsx'
import { operation } from '../resource/operations.ts'
import { ExampleOf } from './example.tsx'
import { FromTemplate } from './from-template.tsx'
import { Shelf, type Chosen, type Made } from './shelf.tsx'

type Props = {
  /** Offers the example flow of the template afterwards. */
  withExample?: boolean
  onMade: (connection: Made) => void
  onClose: () => void
}
type Stage =
  { at: 'shelf' | 'other' } | { at: 'template'; chosen: Chosen } | { at: 'made'; connection: Made; templateKey: string }

/** A connection to a service of the shelf, or to any other one. */
export function NewConnection({ withExample = false, onMade, onClose }: Props) {
  const [stage, setStage] = useState<Stage>({ at: 'shelf' })
  switch (stage.at) {
    case 'shelf':
      return (
        <Shelf
          onChoose={chosen => setStage({ at: 'template', chosen })}
          onOther={() => setStage({ at: 'other' })}
          onClose={onClose}
        />
      )
    case 'other':
      return (
        <CallDialog
          operation={operation('createConnection')}
          parameters={{}}
          label="Create"
          onClose={onClose}
          onDone={reply => isObject(reply) && onMade(madeIn(reply))}
        />
      )
    case 'template': {
      const { chosen } = stage
      const { templateKey } = chosen
      return (
        <FromTemplate
          {...chosen}
          onMade={connection =>
            withExample && templateKey !== undefined
              ? setStage({ at: 'made', connection, templateKey })
              : onMade(connection)
          }
          onClose={onClose}
        />
      )
    }
    case 'made': {
      const { connection, templateKey } = stage
      return <ExampleOf {...{ connection, templateKey }} onClose={() => onMade(connection)} />
    }
  }
}

function madeIn(reply: Readonly<Record<string, unknown>>): Made {
  return { id: textAt(reply, 'id') ?? '', code: textAt(reply, 'code') ?? '' }
}
