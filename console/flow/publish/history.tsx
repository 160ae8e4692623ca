import { sentenceOf } from '../../parts/problem.tsx'
import type { AuditEntry } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useFlowAudit } from '../../data/publishing.ts'
import { authorName } from '../../parts/author.ts'
import { actionInWords } from '../../resource/action-words.ts'
import { Time } from '../../parts/time.tsx'
import { touchedNodes } from './touched.ts'
import styles from './publish.module.css'
import { css } from '../../parts/css.ts'

const WORDS: Record<string, string> = {
  'flow.create': 'created the flow',
  'flow.save_draft': 'edited the draft',
  'flow.discard_draft': 'discarded the changes',
  'flow.save_tests': 'saved the tests',
  'flow.publish': 'published',
  'flow.rollback': 'rolled back',
  'flow.withdraw': 'withdrew the flow',
}
const PUBLISHING = new Set(['flow.publish', 'flow.rollback'])
/** They do not change the published version. */
const UNSEEN = new Set(['flow.author', 'flow.simulate', 'flow.replay', 'flow.save_layout'])
const SHOWN_NODES = 6

/** Changes with their authors, since the last publish. */
export function History({ flowId }: { flowId: string }) {
  const { may } = useSession()
  const audit = useFlowAudit(flowId, may('listAuditEntries'))
  if (!may('listAuditEntries')) return null
  const entries = sinceLastPublish((audit.data ?? []).filter(({ action }) => !UNSEEN.has(action)))
  return (
    <section className={css.details} aria-label="Who changed what">
      <h2>Who changed what</h2>
      {audit.error !== null && <p className={css.wrong}>{sentenceOf(audit.error)}</p>}
      {audit.data !== undefined && entries.length === 0 && <p className={css.soft}>No audit entries yet.</p>}
      <ol className={styles.timeline}>
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

/** The order of the log counts, not its times: those of versions are of another clock. */
function sinceLastPublish(entries: readonly AuditEntry[]): readonly AuditEntry[] {
  const last = entries.findIndex(({ action, actor }) => PUBLISHING.has(action) || actor.type === 'workspace_file')
  return last === -1 ? entries : entries.slice(0, last + 1)
}

function authorOf({ type, name, tokenName }: AuditEntry['actor']): string {
  if (name === null) return type === 'workspace_file' ? 'A workspace file' : 'The system'
  return authorName({ name, tokenName })
}

function Entry({ entry: { action, actor, before, after, occurredAt } }: { entry: AuditEntry }) {
  const nodes = action === 'flow.save_draft' ? touchedNodes(before, after) : []
  return (
    <li>
      <p>
        <strong>{authorOf(actor)}</strong>{' '}
        {actor.type === 'workspace_file' ? 'changed the flow' : (WORDS[action] ?? actionInWords(action))}{' '}
        <Time at={occurredAt} />
      </p>
      {nodes.length > 0 && (
        <p className={css.tags}>
          {nodes.slice(0, SHOWN_NODES).map(id => (
            <code key={id} className={css.tag}>
              {id}
            </code>
          ))}
          {nodes.length > SHOWN_NODES && <span className={css.tag}>+{nodes.length - SHOWN_NODES}</span>}
        </p>
      )}
    </li>
  )
}
