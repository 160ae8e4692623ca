import { css } from './css.ts'

const ROWS = [0, 1, 2, 3, 4]

/** The outline of what is being read: the rows of a list, with a heading above them for a whole page. */
export function Skeleton({ heading = false }: { heading?: boolean }) {
  return (
    <div className={css.skeleton} role="status">
      <span className={css.unseen}>Loading…</span>
      {heading && <i data-heading />}
      {ROWS.map(row => (
        <i key={row} />
      ))}
    </div>
  )
}
