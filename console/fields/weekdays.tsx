import { useSurroundings, type ControlProps } from './context.ts'
import { css } from '../parts/css.ts'
import styles from './fields.module.css'

const NAME = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
/** The first day of 2024 was a Monday, which is 1. */
const DAYS = [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, name: NAME.format(Date.UTC(2024, 0, day)) }))

/** Days of the week, each with a checkbox, in the order of the week. */
export function WeekdaysControl({ id, value, title, describedBy, onChange }: ControlProps) {
  const { readOnly } = useSurroundings()
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const toggle = (day: number, ticked: boolean) =>
    onChange(DAYS.map(({ day }) => day).filter(other => (other === day ? ticked : chosen.includes(other))))
  return (
    <div className={styles.weekdays} id={id} role="group" aria-label={title} aria-describedby={describedBy}>
      {DAYS.map(({ day, name }) => (
        <label key={day} className={css.check}>
          <input
            type="checkbox"
            checked={chosen.includes(day)}
            disabled={readOnly}
            onChange={({ target }) => toggle(day, target.checked)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  )
}
