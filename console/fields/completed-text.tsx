import { useContext, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../parts/icon.tsx'
import { attributesOf, ToolArguments, useSurroundings, type ControlProps } from './context.ts'
import { completed, completionAt, type Completion } from './scope.ts'
import { useSuggestions } from './suggestions.tsx'
import { Button } from '../parts/controls/button.tsx'
import styles from './fields.module.css'

type Props = ControlProps & { template: boolean; placeholder?: string | undefined }

const MOST_ROWS = 12

/** A text with expressions: names in scope are suggested while typing, and all of them on Ctrl+Space. */
export function CompletedText({ template, placeholder, ...props }: Props) {
  const { value, title, onChange } = props
  const { variables, readOnly } = useSurroundings()
  const names = [...useContext(ToolArguments), ...variables]
  const text = typeof value === 'string' ? value : ''
  const field = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number>(undefined)
  const [completion, setCompletion] = useState<Completion>()

  useLayoutEffect(() => {
    const caret = caretAfter.current
    if (caret === undefined) return
    caretAfter.current = undefined
    field.current?.setSelectionRange(caret, caret)
  })
  const write = (next: string) => onChange(next === '' && !('required' in props.shape) ? undefined : next, true)
  const suggest = (source: string, forced = false) => {
    suggestions.reset()
    const caret = field.current?.selectionStart ?? source.length
    setCompletion(completionAt(source, caret, { template, names, forced }))
  }
  const take = (name: string) => {
    if (completion === undefined) return
    const next = completed(text, completion, name, template)
    caretAfter.current = next.caret
    setCompletion(undefined)
    write(next.text)
  }
  const offered = completion?.names.map(({ name, from }) => ({ value: name, title: name, note: from })) ?? []
  const suggestions = useSuggestions(offered, completion !== undefined, take)
  const press = (event: KeyboardEvent) => {
    if (suggestions.press(event)) return
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      suggest(text, true)
    } else if (event.key === 'Escape' && completion !== undefined) {
      event.stopPropagation()
      setCompletion(undefined)
    }
  }
  return (
    <span className={styles.completed}>
      <textarea
        {...attributesOf(props)}
        {...suggestions.attributes}
        ref={field}
        data-mono={!template || undefined}
        rows={Math.min(MOST_ROWS, text.split('\n').length)}
        spellCheck={template}
        value={text}
        readOnly={readOnly}
        placeholder={placeholder}
        onChange={({ target }) => {
          write(target.value)
          suggest(target.value)
        }}
        onKeyDown={press}
        onBlur={() => setCompletion(undefined)}
      />
      {!readOnly && (
        <Button
          kind="quiet"
          className={styles.insert}
          type="button"
          title="Insert a variable (Ctrl+Space)"
          aria-label={`Insert a variable into “${title}”`}
          onPointerDown={event => event.preventDefault()}
          onClick={() => {
            field.current?.focus()
            suggest(text, true)
          }}
        >
          <Icon name="variable" size={14} />
        </Button>
      )}
      {suggestions.element}
    </span>
  )
}
