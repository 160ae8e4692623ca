import { useContext, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Options } from '../parts/listbox/options.tsx'
import { useListbox } from '../parts/listbox/use-listbox.ts'
import { attributesOf, ToolArguments, useSurroundings, type ControlProps } from './context.ts'
import { completed, completionAt, type Completion } from './scope.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './fields.module.css'

type Props = ControlProps & { template: boolean; placeholder?: string | undefined }

const MOST_ROWS = 12

/** A text with expressions: names in scope are suggested while typing, and all of them on Ctrl+Space. */
export function CompletedText({ template, placeholder, ...props }: Props) {
  const { readOnly } = useSurroundings()
  const { text, field, write, suggest, close, listbox } = useCompletion(props, template)
  const press = (event: KeyboardEvent) => {
    if (listbox.press(event) || event.key !== ' ' || !event.ctrlKey) return
    event.preventDefault()
    suggest(text, true)
  }
  return (
    <span className={styles.completed}>
      <textarea
        {...attributesOf(props)}
        {...listbox.field}
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
        onBlur={close}
      />
      {!readOnly && (
        <Button
          kind="quiet"
          className={styles.insert}
          type="button"
          title="Insert a variable (Ctrl+Space)"
          aria-label={`Insert a variable into “${props.title}”`}
          onPointerDown={event => event.preventDefault()}
          onClick={() => {
            field.current?.focus()
            suggest(text, true)
          }}
        >
          <Icon name="variable" size={14} />
        </Button>
      )}
      <Options {...listbox.list} label="Suggestions" popup />
    </span>
  )
}

/** The names that can be inserted at the caret of a text. */
function useCompletion({ value, shape, onChange }: ControlProps, template: boolean) {
  const { variables } = useSurroundings()
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
  const write = (next: string) => onChange(next === '' && !('required' in shape) ? undefined : next, true)
  const close = () => setCompletion(undefined)
  const listbox = useListbox({
    options: completion?.names.map(({ name, from }) => ({ value: name, title: name, note: from })) ?? [],
    isOpen: completion !== undefined,
    onTake: name => {
      if (completion === undefined) return
      const next = completed(text, completion, name, template)
      caretAfter.current = next.caret
      close()
      write(next.text)
    },
    onClose: close,
    takesTab: true,
  })
  const suggest = (source: string, forced = false) => {
    listbox.reset()
    const caret = field.current?.selectionStart ?? source.length
    setCompletion(completionAt(source, caret, { template, names, forced }))
  }
  return { text, field, write, suggest, close, listbox }
}
