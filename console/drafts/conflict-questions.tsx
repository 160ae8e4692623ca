import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { useDraft } from './draft.tsx'
import { conflictKey, type Conflict, type Side } from './merge.ts'
import { Value } from '../flow/inspector/value.tsx'
import { Button } from '../parts/controls/button.tsx'
import editorStyles from '../flow/editor/editor.module.css'
import { css } from '../parts/css.ts'

/** Asks for one of two values for each field that two people changed. Nothing is saved before. */
export function ConflictQuestions() {
  const { kind, conflicts, resolve } = useDraft()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const isDecided = conflicts.every(conflict => choices.has(conflictKey(conflict)))
  return (
    <Dialog title="You and someone else changed the same field" wide>
      <p className={css.soft}>All other changes of both of you are already in the draft. Choose which value to keep.</p>
      {conflicts.map(conflict => (
        <Question
          key={conflictKey(conflict)}
          conflict={conflict}
          list={kind.items.list}
          chosen={choices.get(conflictKey(conflict))}
          onChoose={side => setChoices(new Map([...choices, [conflictKey(conflict), side]]))}
        />
      ))}
      <p className={editorStyles.buttons}>
        <Button
          kind="primary"
          disabled={!isDecided}
          onClick={() => {
            resolve(choices)
            setChoices(new Map())
          }}
        >
          Go on
        </Button>
      </p>
    </Dialog>
  )
}

type QuestionProps = { conflict: Conflict; list: string; chosen: Side | undefined; onChoose: (side: Side) => void }

function Question({ conflict, list, chosen, onChoose }: QuestionProps) {
  const name = conflict.path.filter(part => part !== list).join(' / ')
  return (
    <fieldset className={editorStyles.conflict}>
      <legend>
        <code>{name}</code>
      </legend>
      {(['mine', 'theirs'] as const).map(side => (
        <label key={side} data-chosen={chosen === side || undefined}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <strong>{side === 'mine' ? 'Yours' : 'Theirs'}</strong>
          {conflict[side] === undefined ? <em>removed</em> : <Value value={conflict[side]} />}
        </label>
      ))}
    </fieldset>
  )
}
