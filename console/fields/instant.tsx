import { localTime } from '../parts/time.tsx'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'

/** A date and time, in the time zone of the browser; the value is in UTC. */
export function InstantControl(props: ControlProps) {
  const { value, onChange } = props
  const { readOnly } = useSurroundings()
  return (
    <input
      {...attributesOf(props)}
      type="datetime-local"
      value={typeof value === 'string' ? localTime(value) : ''}
      readOnly={readOnly}
      onChange={({ target }) => onChange(target.value === '' ? undefined : new Date(target.value).toISOString())}
    />
  )
}
