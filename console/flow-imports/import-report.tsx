import type { FlowImportReport } from '../../sdk/index.ts'
import { Table } from '../parts/table.tsx'
import styles from './import.module.css'
import { css } from '../parts/css.ts'

const OUTCOMES = ['imported', 'approximated', 'unsupported', 'unreachable'] as const

/** The report of an import: the figures, the needs of the flow, and each block without an exact counterpart. */
export function ImportReport({ report: { summary, blocks, needs, remarks } }: { report: FlowImportReport }) {
  const notable = blocks.filter(({ outcome }) => outcome !== 'imported')
  return (
    <section className={styles.importReport} aria-label="Report">
      <p className={css.tags} role="status">
        {OUTCOMES.map(outcome => (
          <span key={outcome} className={css.tag}>
            {summary[outcome]} {outcome}
          </span>
        ))}
      </p>
      {needs.map(({ kind, code, why }) => (
        <p key={`${kind} ${code}`}>
          Before it can be published, the workspace needs the {kind} <code>{code}</code>: {why}
        </p>
      ))}
      {remarks.map(remark => (
        <p key={remark}>{remark}</p>
      ))}
      {notable.length > 0 && (
        <div className={styles.table} role="region" aria-label="Blocks that differ" tabIndex={0}>
          <Table columns={['Block', 'Outcome', 'Why']}>
            {notable.map(({ id, type, group, outcome, reasons, source }) => (
              <tr key={id}>
                <td>
                  <strong>{type}</strong> {group}
                </td>
                <td>{outcome}</td>
                <td>
                  {reasons.join(' ')}
                  {source !== undefined && <pre>{source}</pre>}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}
