import type { Metrics } from '../adapters/metrics.ts'
import type { Replica } from '../adapters/postgres/replica.ts'
import { isCancelled } from '../adapters/postgres/transient.ts'
import * as admin from '../handlers/admin/index.ts'
import { idempotencyKeyOf } from '../handlers/inputs.ts'
import * as config from '../handlers/config/index.ts'
import * as engine from '../handlers/engine/index.ts'
import * as files from '../handlers/files/index.ts'
import * as insights from '../handlers/insights/index.ts'
import * as intake from '../handlers/intake/index.ts'
import * as ops from '../handlers/ops/index.ts'
import * as publicSurface from '../handlers/public/index.ts'
import * as training from '../handlers/training/index.ts'
import { operations, type Operation } from '../generated/operations.ts'
import type { NotServed } from '../generated/not-served.ts'
import type { AnyReply, Handler, RequestOf, ServedOperation } from '../handlers/wire.ts'
import type { Idempotency } from '../services/idempotency/idempotency.ts'
import type { OperationHandlers } from './http/api.ts'
import { originOf, type Exchange } from './http/exchange.ts'

/** A handler for each operation, held to the request and the replies of its contract. */
const handlers = {
  ...admin,
  ...config,
  ...engine,
  ...files,
  ...insights,
  ...intake,
  ...ops,
  ...publicSurface,
  ...training,
} satisfies { [Op in Exclude<ServedOperation, NotServed>]: Handler<Op, never> }

/** What all handlers together work with. */
export type HandlerDeps = DepsOf<(typeof handlers)[keyof typeof handlers]> & { idempotency: Idempotency }

/** What every function of a union takes first: functions are contravariant, so that one that infers all meets all. */
type DepsOf<Any> = (
  Any extends (deps: infer Deps, ...more: never[]) => unknown ? (deps: Deps) => void : never
) extends (all: infer All) => void
  ? All
  : never

/** `replica`: where operations with `x-replica` read while it is current; undefined where there is none. */
type ReplicaDeps = { replica: Replica | undefined; metrics: Pick<Metrics, 'replicaRead'> }

/** Every served operation's handler with what it works with. */
export function bindHandlers(deps: HandlerDeps & ReplicaDeps): OperationHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([operationId, handler]) => {
      const operation: Operation = operations[operationId as keyof typeof handlers]
      const runWith = (used: HandlerDeps) => async (exchange: Exchange) =>
        await (handler as Handler<ServedOperation, HandlerDeps>)(used, requestOf(exchange))
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
function fromReplica(
  deps: HandlerDeps & ReplicaDeps,
  runWith: (deps: HandlerDeps) => (exchange: Exchange) => Promise<AnyReply>,
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
  { idempotency }: HandlerDeps,
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
