import type { Clock } from '../adapters/clock.ts'
import type { NewId } from '../adapters/ids.ts'
import type { Pool, PoolClient } from '../adapters/postgres/pool.ts'
import { isTransient } from '../adapters/postgres/transient.ts'
import { transaction } from '../adapters/postgres/transaction.ts'
import { recordAudit, type AuditWrite } from '../adapters/stores/audit/record.ts'
import type { EngineCaller } from './access/tokens.ts'
import type { KeptEntries } from './kept-entries.ts'

export type CallAuditDeps = { clock: Clock; newId: NewId; keptEntries: KeptEntries }

/**
 * A mutating call with an engine token; `caller` is absent for the deploy-wide one, and `sourceId` is set for a call of
 * the training surface.
 */
export type ApiCall = {
  tenantId: string
  operation: string
  requestId: string
  caller: Pick<EngineCaller, 'tokenId' | 'name'> | undefined
  sourceId?: string
}

/** The audit entry of a call. `committed` is set once a transaction of the call's effect has written it. */
export type CallAudit = { readonly entry: AuditWrite; committed: boolean }

/**
 * Runs a call that is audited (specification, Authentication 3 and Crawler API). The call's commit includes the entry
 * in its transaction, so that none of a call with an effect can be missing; a call that committed nothing, such as a
 * refused one, is recorded afterwards, and its answer does not wait for a database that is unavailable.
 */
export async function auditCall<T>(
  deps: CallAuditDeps,
  call: ApiCall,
  work: (audit: CallAudit) => Promise<T>,
): Promise<T> {
  const audit: CallAudit = { entry: entryOf(deps, call), committed: false }
  try {
    const done = await work(audit)
    if (!audit.committed) await recordAlone(deps, call, audit.entry)
    return done
  } catch (error) {
    if (audit.committed) throw error
    // The caller does not wait once more for a database that is unavailable.
    if (isTransient(error)) deps.keptEntries.keep(call.tenantId, audit.entry, error)
    else await recordAlone(deps, call, audit.entry)
    throw error
  }
}

/** Records a call that was refused before any work started. */
export async function auditRefusedCall(deps: CallAuditDeps, call: ApiCall): Promise<void> {
  await recordAlone(deps, call, entryOf(deps, call))
}

/**
 * One transaction of an effect and the audit entry of its call, if the call is audited. Work whose own statement writes
 * the entry takes it.
 */
export async function auditedTransaction<T>(
  db: Pool,
  tenantId: string,
  audit: CallAudit | undefined,
  work: (client: PoolClient, takeEntry: () => AuditWrite | undefined) => Promise<T>,
): Promise<T> {
  const result = await transaction(db, async client => {
    let entry = audit?.entry
    const done = await work(client, () => {
      const taken = entry
      entry = undefined
      return taken
    })
    if (entry !== undefined) await recordAudit(client, tenantId, entry)
    return done
  })
  if (audit !== undefined) audit.committed = true
  return result
}

function entryOf({ newId, clock }: CallAuditDeps, { operation, requestId, caller, sourceId }: ApiCall): AuditWrite {
  return {
    id: newId(),
    action: sourceId === undefined ? 'engine.api.call' : 'training.api.call',
    actor: { type: 'engine', ...(caller === undefined ? {} : { name: caller.name, tokenId: caller.tokenId }) },
    subject: { operation, ...(sourceId === undefined ? {} : { sourceId }) },
    details: { requestId },
    now: clock.now(),
  }
}

/** The answer of a call stays the same if its entry is lost. */
async function recordAlone({ keptEntries }: CallAuditDeps, call: ApiCall, entry: AuditWrite): Promise<void> {
  await keptEntries.record(call.tenantId, entry).catch((error: unknown) => keptEntries.lose(error))
}
