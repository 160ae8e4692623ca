import type { AuditEntry, AuditLog, AuditRecord } from '../../adapters/stores/audit/audit-log.ts'
import type { Actor } from '../audit.ts'

/** A save that comes later than this after the previous one is an entry of its own. */
const COALESCED_WITHIN_MS = 30 * 60_000

export type SavedState = AuditEntry & { actor: Actor; subject: { type: string; id: string }; at: Date }

/**
 * Records a save. Consecutive saves of one resource by one person are one entry, from the state before the first to the
 * state after the latest, with their number and the time of the latest in its details. The resource is locked, so that
 * two saves do not add an entry each.
 * @param across actions on the same resource that do not separate its saves
 */
export async function recordSave(audit: AuditLog, entry: SavedState, across: readonly string[]): Promise<void> {
  const latest = await audit.latestOf(entry.subject, across)
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
    entry.at.getTime() - Date.parse(until) < COALESCED_WITHIN_MS
  )
}
