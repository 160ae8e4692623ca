import { Link } from 'wouter'
import type { ListUsesKindEnum } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useUses } from '../data/resource.ts'
import { textAt, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { css } from '../parts/css.ts'
import styles from './resource.module.css'

/** The resources that flows use, and the field by which flows name them. */
const USED: Readonly<Record<string, { kind: ListUsesKindEnum; field: string }>> = {
  'connections': { kind: 'connection', field: 'code' },
  'forms': { kind: 'form', field: 'code' },
  'goals': { kind: 'goal', field: 'code' },
  'inbound-webhooks': { kind: 'event', field: 'eventName' },
  'media': { kind: 'medium', field: 'url' },
}

/** The uses of an item by flows; nothing for resources that no flow can use. */
export function Uses({ resource, item }: { resource: string | undefined; item: JsonObject }) {
  const { may } = useSession()
  const used = USED[resource ?? '']
  const name = used === undefined ? undefined : textAt(item, used.field)
  return used === undefined || name === undefined || !may('listUses') ? null : <UseList kind={used.kind} name={name} />
}

function UseList({ kind, name }: { kind: ListUsesKindEnum; name: string }) {
  const { data, error } = useUses(kind, name)
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="Used by flows">
      <h2>Used by flows</h2>
      {error !== null && <Problem error={error} />}
      {data?.length === 0 && <p className={css.soft}>No flow uses it.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.usedBy}>
          {data.map(use => (
            <li key={`${use.flowId} ${String(use.live)} ${use.path}`}>
              <Link href={`/flows/${use.flowId}`}>{use.name}</Link> <code>{use.nodeId ?? use.path}</code>
              {!use.live && ' in the draft only'}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
