import { Table } from '../parts/table.tsx'
import { cellText, type ReportResult } from './figures.ts'
import { css } from '../parts/css.ts'

/** The rows of a report as a table. */
export function ResultTable({ result: { columns, rows, truncated }, label }: { result: ReportResult; label: string }) {
  if (rows.length === 0) return <p className={css.empty}>No data for this period.</p>
  return (
    <>
      <div className={`${css.table} ${css.figures}`} role="region" aria-label={label} tabIndex={0}>
        <Table columns={columns.map(column => column.label)}>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(column => (
                <td key={column.name}>{cellText(row[column.name], column)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      {truncated && <p>There are more rows; the CSV file has up to 5,000.</p>}
    </>
  )
}
