import type { CSSProperties, ReactNode } from 'react'
import { css } from './css.ts'

type Props = {
  columns: readonly string[]
  /** Whether the last cell of a row has buttons. */
  hasActions?: boolean
  /** The rows. */
  children: ReactNode
}

/** In a narrow `css.table`, rows become blocks that repeat the titles of the columns. */
export function Table({ columns, hasActions = false, children }: Props) {
  return (
    <table style={labelsOf(columns)}>
      <thead>
        <tr>
          {columns.map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {hasActions && (
            <th scope="col">
              <span className={css.unseen}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The titles as texts that the style sheet can show in each row. */
function labelsOf(columns: readonly string[]): CSSProperties {
  return Object.fromEntries(columns.map((title, index) => [`--column-${index + 1}`, JSON.stringify(title)]))
}
