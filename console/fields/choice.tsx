import { textOf } from '../parts/json.ts'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { resolved, words } from './shapes.ts'
import { Select } from '../parts/controls/select.tsx'

/** One of several values. Choosing the default again removes the value. */
export function ChoiceControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const { enum: choices = [], default: usual } = resolved(shape)
  const isOptional = usual !== undefined || !('required' in shape)
  return (
    <Select
      {...attributesOf(props)}
      none={
        isOptional || value === undefined
          ? usual === undefined
            ? '—'
            : `${nameOf(textOf(usual))} (default)`
          : undefined
      }
      choices={choices.map(choice => ({ value: String(choice), title: nameOf(String(choice)) }))}
      value={typeof value === 'string' ? value : ''}
      disabled={readOnly}
      onChange={next => onChange(next === '' ? undefined : next)}
    />
  )
}

/** Methods such as `GET` stay as they are. */
function nameOf(choice: string): string {
  return choice === choice.toUpperCase() ? choice : words(choice)
}
