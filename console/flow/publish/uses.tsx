import { Link } from 'wouter'
import type { FlowUse } from '../../../sdk/index.ts'
import { useFlowUses } from '../../data/publishing.ts'
import { Icon } from '../../parts/icon.tsx'
import { sentenceOf } from '../../parts/problem.tsx'
import styles from './publish.module.css'
import { css } from '../../parts/css.ts'

type Kind = { icon: string; says: (use: FlowUse) => string }

const KINDS: Record<FlowUse['kind'], Kind> = {
  subflow: { icon: 'subflow', says: ({ nodeId }) => `runs it in ${nodeId ?? 'a node'}` },
  agent_tool: { icon: 'agent', says: ({ nodeId }) => `a model may call it in ${nodeId ?? 'a node'}` },
  emit: { icon: 'emit', says: ({ through }) => `emits ${through ?? 'its event'}` },
  quick_question: { icon: 'conversations', says: () => 'quick question' },
  key: { icon: 'keys', says: ({ through }) => `key that may start ${through ?? 'it'}` },
  inbound_webhook: { icon: 'event', says: ({ through }) => `source of ${through ?? 'its event'}` },
}

/** Other users of the flow, which a publish affects. */
export function Uses({ flowId }: { flowId: string }) {
  const uses = useFlowUses(flowId)
  return (
    <section className={css.details} aria-label="Used by">
      <h2>Used by</h2>
      {uses.error !== null && <p className={css.wrong}>{sentenceOf(uses.error)}</p>}
      {uses.data?.length === 0 && (
        <p className={css.soft}>Nothing you have access to. The flow starts only through its own triggers.</p>
      )}
      <ul className={styles.uses}>
        {(uses.data ?? []).map((use, index) => (
          <Use key={index} use={use} />
        ))}
      </ul>
    </section>
  )
}

function Use({ use }: { use: FlowUse }) {
  const { icon, says } = KINDS[use.kind]
  const href = addressOf(use)
  return (
    <li>
      <Icon name={icon} />
      <span>
        {href === undefined ? <strong>{use.name}</strong> : <Link href={href}>{use.name}</Link>}{' '}
        <span className={css.soft}>{says(use)}</span>
      </span>
      {!use.live && <span className={css.tag}>{use.code === null ? 'not active' : 'draft only'}</span>}
    </li>
  )
}

function addressOf({ kind, id, live, nodeId }: FlowUse): string | undefined {
  if (kind === 'quick_question') return '/widget'
  if (kind === 'key') return `/keys/${id ?? ''}`
  if (kind === 'inbound_webhook') return undefined
  const node = nodeId === null ? '' : `&node=${encodeURIComponent(nodeId)}`
  return `/flows/${id ?? ''}?${live ? '' : 'version=draft'}${node}`
}
