import { isTaken } from '../../adapters/postgres/transient.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import { connectionOf, transaction } from '../../adapters/postgres/transaction.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Database, TenantRows } from '../../adapters/postgres/tenant-rows.ts'
import { auditStates } from '../../domain/audit-states.ts'
import { ifMatchMatches, revisionEtag } from '../../domain/etags.ts'
import { Refusal } from '../../domain/refusal.ts'
import { answerWithin } from '../idempotency/idempotency.ts'
import { auditActor, type AdminCaller, type StoredReply } from './caller.ts'
import { recordSave } from './coalesced-saves.ts'
import { sharesOf } from './shares.ts'

export type ChangeDeps = { knex: Database; newId: NewId; clock: Clock }

/** The changed resource, as the audit log names it. */
export type Resource = { type: string; id: string; name: string | null }

/** The resource to change; `ifMatch`: the header, undefined if the operation does not need it. */
export type Target = { id: string; ifMatch: string | undefined }

/**
 * Result of a change. `before` and `after` are the rows of the stores, null if there is none; the log stores the
 * differences, without secrets. An action that changes no row (a simulation, a redelivery) has null for both and is
 * still recorded. `tenantId`: the workspace whose log has it, if a super-admin changes another workspace; absent, it is
 * the caller's.
 */
export type Changed<Result> = {
  result: Result
  resource: Resource
  before: object | null
  after: object | null
  details?: object
  tenantId?: string
  /**
   * Set for a save of a locked resource that is edited step by step: consecutive saves by one person are one entry,
   * also across these actions on the same resource.
   */
  coalescedAcross?: readonly string[]
}

export type { StoredReply }

type Work<Result> = (stores: TenantStores, trx: Database) => Changed<Result> | Promise<Changed<Result>>
type Answer<Result> = ((result: Result) => StoredReply) | undefined

/**
 * The only way for people, and agents on their behalf, to change an administered resource: `work` in a transaction,
 * and its audit entry in the same one.
 * @param action `<resource>.<verb>`, for example `user.create`
 * @throws Refusal `conflict` when a unique name, code or address is taken, even if `work` checked it before;
 * `rate_limited` when the workspace has too many changes under way
 */
export async function change<Result>(
  deps: ChangeDeps,
  caller: AdminCaller,
  action: string,
  work: Work<Result>,
): Promise<Result> {
  return await changeOnce(deps, caller, { action, answer: undefined }, work)
}

/**
 * As `change`, for an operation that takes an Idempotency-Key: stores the reply that the handler will send, which
 * `answer` builds from the result (of a tool, its result is the body), in the same transaction. Without `answer` it is
 * the caller's `reply`.
 */
export async function changeOnce<Result>(
  deps: ChangeDeps,
  caller: AdminCaller,
  { action, answer }: { action: string; answer: Answer<Result> },
  work: Work<Result>,
): Promise<Result> {
  return await refusingTaken(
    async () =>
      await sharesOf(deps.knex).changes.within(
        caller.tenantId,
        async () =>
          await transaction(deps.knex, async trx => {
            const changed = await work(forTenant(trx, caller.tenantId), trx)
            await audit(deps, trx, { caller, action }, changed)
            const reply = answer ?? (caller.reply as Answer<Result>)
            if (caller.keyLease !== undefined && reply !== undefined)
              await answerWithin(await connectionOf(trx), caller.keyLease, reply(changed.result))
            return changed.result
          }),
      ),
  )
}

/** A change without effect has no entry. */
async function audit(
  { newId, clock }: ChangeDeps,
  trx: Database,
  { caller, action }: { caller: AdminCaller; action: string },
  { resource, before, after, details = {}, tenantId = caller.tenantId, coalescedAcross }: Changed<unknown>,
): Promise<void> {
  const states =
    before === null && after === null ? { outcome: 'changed' as const, before, after } : auditStates(before, after)
  if (states.outcome !== 'changed') return
  const entry = {
    id: newId(),
    action,
    actor: auditActor(caller),
    subject: resource,
    details,
    before: states.before,
    after: states.after,
    address: caller.address,
    requestId: caller.requestId,
    at: clock.now(),
  }
  const log = forTenant(trx, tenantId).audit
  await (coalescedAcross === undefined ? log.record(entry) : recordSave(log, entry, coalescedAcross))
}

/** Records an action that changes no row, such as a simulation: only the audit log shows it. */
export async function recordAction(
  deps: ChangeDeps,
  caller: AdminCaller,
  action: string,
  resource: Resource,
  details: object,
): Promise<void> {
  const changed = { result: undefined, resource, before: null, after: null, details }
  await change(deps, caller, action, () => changed)
}

/** @throws Refusal `conflict` if `work` uses a unique name, code or address that is taken */
export async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isTaken(error)) throw new Refusal('conflict', { message: 'The name, code or address is taken' })
    throw error
  }
}

/**
 * The row to change, locked until the transaction ends, so that of two changes that saw the same state one is refused.
 * @param ifMatch the header; undefined if the operation does not need it
 * @throws Refusal `not_found`, `precondition_failed`
 */
export async function rowToChange<Item extends { revision: number }>(
  rows: Pick<TenantRows<Item, never>, 'findForUpdate'>,
  where: Partial<Item>,
  ifMatch: string | undefined,
): Promise<Item> {
  const row = found(await rows.findForUpdate(where))
  requireMatch(ifMatch, row)
  return row
}

/** @throws Refusal `precondition_failed` when the header names another state */
export function requireMatch(ifMatch: string | undefined, current: { revision: number }): void {
  if (ifMatch !== undefined && !ifMatchMatches(ifMatch, revisionEtag(current))) throw new Refusal('precondition_failed')
}

/**
 * The row; one of another workspace is refused exactly like one that does not exist.
 * @throws Refusal `not_found`
 */
export function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Refusal('not_found')
  return item
}
