import { flowFields } from '../../../generated/console/catalog.ts'
import { firstSentence } from '../../fields/shapes.ts'
import { IconTile } from '../../parts/icon.tsx'
import { orderedEntries } from '../key-order.ts'
import type { Graph, GraphNode } from '../graph.ts'
import { isObject } from '../../parts/json.ts'
import { typeOf } from '../flow-node.ts'
import { Value } from './value.tsx'
import styles from './inspector.module.css'
import { css } from '../../parts/css.ts'

/** A node with all its settings, whatever they are. */
export function NodeDetails({ node: { node, title } }: { node: GraphNode }) {
  const type = typeOf(node)
  const kinds = new Map(type.fields.map(field => [field.name, field]))
  // In the order of the schema; unknown fields are last.
  const names = [...new Set([...kinds.keys(), ...Object.keys(node)])].filter(
    name => !['id', 'type', 'label'].includes(name) && node[name] !== undefined,
  )
  return (
    <section aria-label={title} className={css.details}>
      <h2 data-group={type.group}>
        <IconTile name={type.icon} />
        {title}
      </h2>
      <p className={css.soft}>
        {type.title} · <code>{node.id}</code>
      </p>
      <p className={css.soft} title={type.description.replaceAll('`', '')}>
        {firstSentence(type.description)}
      </p>
      <dl className={styles.fields}>
        {names.map(name => (
          <div key={name}>
            <dt title={kinds.get(name)?.description}>{kinds.get(name)?.title ?? name}</dt>
            <dd>
              <Value value={node[name]} shape={kinds.get(name)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Properties of a flow other than its nodes. */
export function FlowDetails({ definition, graph }: { definition: unknown; graph: Graph }) {
  const flow = isObject(definition) ? definition : {}
  const shown = orderedEntries(flow).filter(([name]) => !['nodes', 'code', 'name'].includes(name))
  const kinds = new Map(flowFields.map(field => [field.name, field]))
  return (
    <section aria-label="The flow" className={css.details}>
      <h2>{typeof flow['name'] === 'string' ? flow['name'] : 'The flow'}</h2>
      <p className={css.soft}>
        {graph.nodes.length} {graph.nodes.length === 1 ? 'node' : 'nodes'} ·{' '}
        <code>{typeof flow['code'] === 'string' ? flow['code'] : ''}</code>
      </p>
      <dl className={styles.fields}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt title={kinds.get(name)?.description}>{kinds.get(name)?.title ?? name}</dt>
            <dd>
              <Value value={value} shape={kinds.get(name)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
