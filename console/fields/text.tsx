import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { resolved } from './shapes.ts'

const LONG = 500

/** A plain text. If it is cleared, it is removed. */
export function TextControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const { maxLength, examples = [], secret = false } = resolved(shape)
  const shared = {
    ...attributesOf(props),
    value: typeof value === 'string' ? value : '',
    readOnly,
    maxLength,
    spellCheck: false,
    placeholder: typeof examples[0] === 'string' ? examples[0] : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === '' ? undefined : target.value, true),
  }
  if (secret) return <input {...shared} type="password" autoComplete="new-password" />
  return maxLength !== undefined && maxLength >= LONG ? <textarea rows={2} {...shared} /> : <input {...shared} />
}
