import { useEffect, useState, type KeyboardEvent } from 'react'
import { Options } from '../parts/listbox/options.tsx'
import { useListbox, type Option } from '../parts/listbox/use-listbox.ts'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import styles from './fields.module.css'

type Props = ControlProps & {
  options: readonly Option[]
  /** Whether only an option can be taken; otherwise any text can. */
  strict?: boolean
  placeholder?: string | undefined
  onOpen?: () => void
}

const MOST = 100

/** A text with a list of options; a strict one changes only when an option is chosen. */
export function Combobox({ options, strict = false, placeholder, onOpen, ...props }: Props) {
  const { value, onChange } = props
  const { readOnly } = useSurroundings()
  const stored = typeof value === 'string' ? value : ''
  const [text, setText] = useState(stored)
  const [state, setState] = useState<'closed' | 'all' | 'matching'>('closed')
  useEffect(() => setText(stored), [stored])
  const take = (next: string) => {
    setState('closed')
    setText(next)
    if (next !== stored) onChange(next === '' ? undefined : next)
  }
  const { field, combobox, list, press, reset } = useListbox({
    options: offered(options, state === 'all' ? '' : text, stored),
    isOpen: state !== 'closed',
    onTake: take,
    onClose: () => setState('closed'),
    takesTab: state === 'matching',
  })
  /** An unedited value is unchanged; in a strict field, a text that is not an option is removed. */
  const leave = () => {
    setState('closed')
    if (!strict || text === stored) return
    const isOption = text.trim() === '' || options.some(option => option.value === text.trim())
    if (isOption) take(text.trim())
    else setText(stored)
  }
  const open = (next: 'all' | 'matching') => {
    if (readOnly) return
    onOpen?.()
    reset()
    setState(next)
  }
  const type = (next: string) => {
    open('matching')
    setText(next)
    if (!strict) onChange(next === '' ? undefined : next, true)
  }
  const openOrLeave = ({ key }: KeyboardEvent) => (key === 'ArrowDown' ? open('all') : key === 'Enter' && leave())
  return (
    <span className={styles.combobox}>
      <input
        {...attributesOf(props)}
        {...field}
        {...combobox}
        value={text}
        readOnly={readOnly}
        placeholder={placeholder}
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onClick={() => open('all')}
        onBlur={leave}
        onKeyDown={event => press(event) || openOrLeave(event)}
      />
      <Options {...list} label="Suggestions" popup />
    </span>
  )
}

/** The options that contain a text; none if the only one is already the value. */
function offered(options: readonly Option[], text: string, stored: string): readonly Option[] {
  const query = text.trim().toLowerCase()
  const matching = options.filter(({ value, title, note = '' }) =>
    `${value} ${title} ${note}`.toLowerCase().includes(query),
  )
  return matching.length === 1 && matching[0]?.value === stored ? [] : matching.slice(0, MOST)
}
