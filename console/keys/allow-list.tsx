import { useId } from 'react'
import { css } from '../parts/css.ts'

type Props = {
  label: string
  all: string
  /** Meaning of an empty list. */
  none: string
  known: readonly { value: string; title: string }[]
  /** null: no limit. */
  value: string[] | null
  disabled: boolean
  onChange: (value: string[] | null) => void
}

/** Everything, or the checked names. Allowed names that do not exist, or no longer exist, are listed too. */
export function AllowList({ label, all, none, known, value, disabled, onChange }: Props) {
  const name = useId()
  const titles = new Map([
    ...(value ?? []).map(each => [each, ''] as const),
    ...known.map(k => [k.value, k.title] as const),
  ])
  const toggle = (item: string, allowed: boolean) =>
    onChange(allowed ? [...(value ?? []), item] : (value ?? []).filter(each => each !== item))
  return (
    <fieldset>
      <legend>{label}</legend>
      <label className={css.check}>
        <input type="radio" name={name} checked={value === null} disabled={disabled} onChange={() => onChange(null)} />
        {all}
      </label>
      <label className={css.check}>
        <input type="radio" name={name} checked={value !== null} disabled={disabled} onChange={() => onChange([])} />
        Only these
      </label>
      {value !== null && (
        <div className={css.ticks}>
          {[...titles].sort().map(([item, title]) => (
            <label key={item} className={css.check}>
              <input
                type="checkbox"
                checked={value.includes(item)}
                disabled={disabled}
                onChange={({ target }) => toggle(item, target.checked)}
              />
              <span>
                <code>{item}</code> <span className={css.soft}>{title === '' ? 'not published' : title}</span>
              </span>
            </label>
          ))}
          {value.length === 0 && <p className={css.soft}>{none}</p>}
        </div>
      )}
    </fieldset>
  )
}
