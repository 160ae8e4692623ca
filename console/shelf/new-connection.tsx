import { useState, type ReactNode } from 'react'
import { ExampleOf } from './example.tsx'
import { FromTemplate } from './from-template.tsx'
import { Shelf, type Chosen, type Made } from './shelf.tsx'

type Props = {
  /** Offers the example flow of the template afterwards. */
  withExample?: boolean
  /** Asks for a connection to a service without a template. */
  other?: ReactNode
  onMade: (connection: Made) => void
  onClose: () => void
}
type Stage =
  { at: 'shelf' | 'other' } | { at: 'template'; chosen: Chosen } | { at: 'made'; connection: Made; templateKey: string }

/** A connection to a service of the shelf, or to any other one. */
export function NewConnection({ withExample = false, other, onMade, onClose }: Props) {
  const [stage, setStage] = useState<Stage>({ at: 'shelf' })
  switch (stage.at) {
    case 'shelf':
      return (
        <Shelf
          onChoose={chosen => setStage({ at: 'template', chosen })}
          onOther={other === undefined ? undefined : () => setStage({ at: 'other' })}
          onClose={onClose}
        />
      )
    case 'other':
      return other
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
