import type { Metrics } from '../../adapters/metrics.ts'
import type { Replica } from '../../adapters/postgres/replica.ts'
import { isCancelled } from '../../adapters/postgres/transient.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import { idempotencyKeyOf } from '../../handlers/inputs.ts'
import type { AnyReply, Handler, RequestOf, ServedOperation } from '../../handlers/wire.ts'
import type { Idempotency } from '../../services/idempotency/idempotency.ts'
import type { OperationHandlers } from './api.ts'
import { originOf, type Exchange } from './request.ts'

type Handlers = { [Op in ServedOperation]?: Handler<Op, never> }
type Keys = { idempotency: Idempotency }
/** `replica`: where operations with `x-replica` read while it is current; undefined where there is none. */
type ReplicaDeps = { replica: Replica | undefined; metrics: Pick<Metrics, 'replicaRead'> }

/** What every function of a union takes first: functions are contravariant, so that one that infers all meets all. */
type DepsOf<Any> = (
  Any extends (deps: infer Deps, ...more: never[]) => unknown ? (deps: Deps) => void : never
) extends (all: infer All) => void
  ? All
  : never

/** Each handler with what it works with. */
export function bindHandlers<Bound extends Handlers>(
  handlers: Bound,
  deps: DepsOf<Bound[keyof Bound]> & Keys & ReplicaDeps,
): OperationHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([operationId, handler]) => {
      const operation: Operation = operations[operationId as ServedOperation]
      const runWith = (used: typeof deps) => async (exchange: Exchange) =>
        await (handler as Handler<ServedOperation, typeof deps>)(used, requestOf(exchange))
      const run = operation.replica === true ? fromReplica(deps, runWith) : runWith(deps)
      // The engine's operations that take a key have their own way, since they commit it within a turn.
      return [
        operationId,
        operation.surface === 'admin' && operation.takesIdempotencyKey === true ? keyed(deps, operationId, run) : run,
      ]
    }),
  )
}

/**
 * A read from the standby while that is current, and otherwise from the primary. The primary is asked too when the
 * standby does not succeed, whatever the reason: what is not found there may be newer than it, and a query may conflict
 * with what it replays. Only a statement that ran out of time would run out of it again.
 */
function fromReplica<Deps extends ReplicaDeps>(
  deps: Deps,
  runWith: (deps: Deps) => (exchange: Exchange) => Promise<AnyReply>,
): (exchange: Exchange) => Promise<AnyReply> {
  const { replica, metrics } = deps
  const ofPrimary = runWith(deps)
  if (replica === undefined) return ofPrimary
  const ofReplica = runWith({ ...deps, db: replica.db, knex: replica.knex })
  return async exchange => {
    if (replica.isCurrent())
      try {
        const reply = await ofReplica(exchange)
        metrics.replicaRead('replica')
        return reply
      } catch (error) {
        if (isCancelled(error)) throw error
      }
    metrics.replicaRead('primary')
    return await ofPrimary(exchange)
  }
}

/**
 * An operation of the admin API that takes an `Idempotency-Key`, once for the key: a repetition gets the first reply
 * again, headers included. `change` stores it in the transaction of what it changes.
 */
function keyed(
  { idempotency }: Keys,
  operationId: string,
  run: (exchange: Exchange) => Promise<AnyReply>,
): (exchange: Exchange) => Promise<AnyReply> {
  return async exchange => {
    const {
      request: { path, headers, requestBody: body },
      caller: { admin },
    } = exchange
    if (admin === undefined) return await run(exchange)
    // A key belongs to its user, since a reply may hold a secret that only its first reader may see.
    const operation = `${operationId} ${admin.user.id} ${path}`
    return await idempotency.once(idempotencyKeyOf({ headers, body }, admin.tenantId, operation), async lease => {
      admin.keyLease = lease
      return await run(exchange)
    })
  }
}

/** The validated request in the contract's types. */
function requestOf(exchange: Exchange): RequestOf<ServedOperation> {
  const {
    request: { params, query, headers, requestBody },
    caller,
    multipart,
  } = exchange
  return {
    ...originOf(exchange),
    params,
    query,
    headers,
    body: requestBody,
    caller,
    file: multipart?.file,
  } as unknown as RequestOf<ServedOperation>
}
