import { textOf } from '../parts/json.ts'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { resolved, words } from './shapes.ts'

/** One of several values. Choosing the default again removes the value. */
export function ChoiceControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const { enum: choices = [], default: usual } = resolved(shape)
  const isOptional = usual !== undefined || !('required' in shape)
  return (
    <select
      {...attributesOf(props)}
      value={typeof value === 'string' ? value : ''}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {(isOptional || value === undefined) && (
        <option value="">{usual === undefined ? '—' : `${nameOf(textOf(usual))} (default)`}</option>
      )}
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {nameOf(String(choice))}
        </option>
      ))}
    </select>
  )
}

/** Methods such as `GET` stay as they are. */
function nameOf(choice: string): string {
  return choice === choice.toUpperCase() ? choice : words(choice)
}
