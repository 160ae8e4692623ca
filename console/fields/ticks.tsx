import { Fragment } from 'react'
import { useReferences } from '../data/references.ts'
import { useSurroundings, type ControlProps } from './context.ts'
import { subjectOf } from '../resource/permission-words.ts'
import { resolved } from './shapes.ts'
import { css } from '../parts/css.ts'

/**
 * Several of the listed values, each with a checkbox. Chosen values that are unknown, or no longer known, are listed
 * too. Permissions are listed under what they are about.
 */
export function TicksControl({ id, shape, value, title, describedBy, onChange }: ControlProps) {
  const { readOnly } = useSurroundings()
  const { items = { kind: 'any' }, empty } = resolved(shape)
  const { references, enum: choices = [], titles: called } = resolved(items)
  const known = useReferences(references ?? 'role', references !== undefined)
  const chosen = (Array.isArray(value) ? value : []).map(String)
  const titles = new Map([
    ...chosen.map(item => [item, ''] as const),
    ...choices.map(choice => [String(choice), called?.[choice] ?? ''] as const),
    ...known.map(({ code, name }) => [code, name] as const),
  ])
  const toggle = (item: string, ticked: boolean) =>
    onChange(ticked ? [...chosen, item] : chosen.filter(other => other !== item))
  return (
    <div className={css.ticks} id={id} role="group" aria-label={title} aria-describedby={describedBy}>
      {empty !== undefined && chosen.length === 0 && <p className={css.soft}>{empty}</p>}
      {[...titles].sort().map(([item, about], at, all) => (
        <Fragment key={item}>
          {headingOf(item) !== headingOf(all[at - 1]?.[0]) && <p className={css.soft}>{headingOf(item)}</p>}
          <label className={css.check}>
            <input
              type="checkbox"
              checked={chosen.includes(item)}
              disabled={readOnly}
              onChange={({ target }) => toggle(item, target.checked)}
            />
            <span>
              {about === '' ? item : about}{' '}
              {references !== undefined && about !== '' && about !== item && <code>{item}</code>}
            </span>
          </label>
        </Fragment>
      ))}
    </div>
  )
}

/** Permissions have headings, other values do not. */
const headingOf = (item = ''): string | undefined => (item.startsWith('service.') ? subjectOf(item) : undefined)
