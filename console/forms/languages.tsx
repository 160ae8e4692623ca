import { useState } from 'react'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { TextControl } from '../parts/controls/controls.tsx'
import { textAt, withValue } from '../parts/json.ts'
import { languagesOf } from './edits.ts'
import { css } from '../parts/css.ts'

type Props = {
  definition: unknown
  /** The language whose texts are edited; undefined for the form's own. */
  language: string | undefined
  canEdit: boolean
  edit: (change: (definition: unknown) => unknown) => void
  onSelect: (language: string | undefined) => void
}

/** The form's own language and those it is translated into. */
export function Languages({ definition, language, canEdit, edit, onSelect }: Props) {
  const [adding, setAdding] = useState(false)
  return (
    <div className={css.choices} role="group" aria-label="Language">
      <button aria-pressed={language === undefined} onClick={() => onSelect(undefined)}>
        {textAt(definition, 'locale') ?? 'Original'}
      </button>
      {languagesOf(definition).map(tag => (
        <button key={tag} aria-pressed={language === tag} onClick={() => onSelect(tag)}>
          {tag}
        </button>
      ))}
      {canEdit && <button onClick={() => setAdding(true)}>Add language</button>}
      {adding && (
        <NewLanguage
          onClose={() => setAdding(false)}
          onAdd={tag => {
            setAdding(false)
            if (!languagesOf(definition).includes(tag)) edit(present => withValue(present, ['locales', tag], {}))
            onSelect(tag)
          }}
        />
      )}
    </div>
  )
}

function NewLanguage({ onAdd, onClose }: { onAdd: (tag: string) => void; onClose: () => void }) {
  const [tag, setTag] = useState<string>()
  const name = tag === undefined ? undefined : nameOfLanguage(tag)
  return (
    <AskDialog
      title="Add language"
      action="Add"
      ready={name !== undefined}
      onSubmit={() => tag !== undefined && onAdd(tag)}
      onClose={onClose}
    >
      <TextControl
        label="Language tag"
        placeholder="de"
        value={tag}
        onChange={setTag}
        help={name ?? 'A tag such as de, pt-BR or zh-Hant.'}
        mono
      />
    </AskDialog>
  )
}

function nameOfLanguage(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag)
  } catch {
    return undefined
  }
}
