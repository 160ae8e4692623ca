import type { FlowTraffic, NodeTraffic } from '../../../sdk/index.ts'
import { Table } from '../../parts/table.tsx'
import { byLoss } from '../overlays/traffic.ts'
import styles from './inspector.module.css'
import { css } from '../../parts/css.ts'

type Props = {
  traffic: FlowTraffic
  titles: ReadonlyMap<string, string>
  onSelect: (nodeId: string) => void
}

/** The figures that are drawn on the canvas, as a table: the nodes that lose the most executions first. */
export function Traffic({ traffic, titles, onSelect }: Props) {
  const { from, to, started, completed, waiting, dropped, nodes } = traffic
  const runs = `${started} ${started === 1 ? 'execution' : 'executions'}`
  return (
    <section className={css.details} aria-label="Traffic">
      <h2>Traffic</h2>
      <p>
        {from} to {to}: {runs} started, {completed} completed, {waiting} waiting, {dropped} dropped.
      </p>
      {nodes.length > 0 && (
        <div
          className={`${css.table} ${css.figures} ${styles.traffic}`}
          role="region"
          aria-label="Traffic by node"
          tabIndex={0}
        >
          <Table columns={['Node', 'Reached', 'Went on', 'Waiting', 'Dropped']}>
            {byLoss(nodes).map(({ nodeId, reached, continued, waiting: held, dropped: lost }) => (
              <tr key={nodeId}>
                <td>
                  <button className={css.link} onClick={() => onSelect(nodeId)}>
                    {titles.get(nodeId) ?? nodeId}
                  </button>
                </td>
                {[reached, continued, held, lost].map((figure, index) => (
                  <td key={index}>{figure}</td>
                ))}
              </tr>
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}

/** The figures of the selected node, and of its edges. */
export function TrafficOfNode({ traffic }: { traffic: NodeTraffic | undefined }) {
  return (
    <section className={css.details} aria-label="Traffic">
      <h2>Traffic</h2>
      {traffic === undefined ? (
        <p>No execution reached this node in this period.</p>
      ) : (
        <p>
          {traffic.reached} reached it, {traffic.continued} went on, {traffic.waiting} waiting, {traffic.dropped}{' '}
          dropped
          {traffic.failed > 0 && `, of which ${traffic.failed} failed`}.
        </p>
      )}
    </section>
  )
}
