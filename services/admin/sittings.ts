import type { AuditEntry, AuditLog, AuditRecord } from '../../adapters/stores/audit/audit-log.ts'
import type { Actor } from '../audit.ts'

/** So long after a save the next one still belongs to it. */
const SITTING_MS = 30 * 60_000

export type SavedState = AuditEntry & { actor: Actor; subject: { type: string; id: string }; at: Date }

/**
 * Records a save. Consecutive saves of one resource by one person are one entry, from the state before the first to the
 * state after the latest, with their number and the time of the latest in its details. The resource is locked, so that
 * two saves do not start a sitting each.
 * @param alongside actions on the same resource that do not end a sitting
 */
export async function recordSave(audit: AuditLog, entry: SavedState, alongside: readonly string[]): Promise<void> {
  const latest = await audit.latestOf(entry.subject, alongside)
  const until = entry.at.toISOString()
  if (latest === undefined || !continues(latest, entry)) {
    await audit.record({ ...entry, details: { ...(entry.details as object), saves: 1, until } })
    return
  }
  await audit.grow(latest.id, {
    before: { ...entry.before, ...latest.before },
    after: { ...latest.after, ...entry.after },
    details: { ...latest.details, saves: Number(latest.details['saves']) + 1, until },
  })
}

function continues({ action, actor, details }: AuditRecord, entry: SavedState): boolean {
  const { until } = details
  return (
    action === entry.action &&
    actor['id'] === entry.actor.id &&
    actor['tokenId'] === entry.actor.tokenId &&
    typeof until === 'string' &&
    entry.at.getTime() - Date.parse(until) < SITTING_MS
  )
}
