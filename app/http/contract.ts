import findMyWay, { type HTTPMethod } from 'find-my-way'
import { OpenAPIBackend, type Context, type Document, type Options, type ValidationResult } from 'openapi-backend'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { operations, type Operation, type OperationId, type Surface } from '../../generated/operations.ts'
import { notServed } from '../../generated/not-served.ts'
import type { AnyReply, Handler, RequestOf, ServedOperation } from '../../handlers/wire.ts'
import type { Metrics } from '../../adapters/metrics.ts'
import type { Replica } from '../../adapters/postgres/replica.ts'
import { isCancelled } from '../../adapters/postgres/transient.ts'
import { idempotencyKeyOf } from '../../handlers/inputs.ts'
import type { Idempotency } from '../../services/idempotency/idempotency.ts'
import { sourceOf, type ApiRequest, type Exchange, type Route } from './request.ts'

type Validators = Record<'bodies' | 'params' | 'responses', Record<string, ValidateFunction>>

/** A function that openapi-backend calls while it handles a request. */
type Hook = (context: Context, exchange: Exchange) => unknown
export type Hooks = Record<string, Hook>

/**
 * The operations that a server with these handlers serves.
 * @param surfaces those that it has to serve; all if undefined
 * @throws Error where they differ from the contract
 */
export function servedOperations(handled: string[], surfaces?: readonly Surface[]): [OperationId, Operation][] {
  // A missing handler stops the process when it starts; it would otherwise fail requests later.
  const waived = new Set(Object.values(notServed).flat())
  const missing = (Object.entries(operations) as [OperationId, Operation][]).flatMap(([id, { surface }]) =>
    !waived.has(id) && !handled.includes(id) && surfaces?.includes(surface) !== false ? [id] : [],
  )
  const unknown = handled.filter(id => !(id in operations))
  const served = handled.filter(id => waived.has(id))
  if (missing.length > 0) throw new Error(`no handler for: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`handlers without an operation: ${unknown.join(', ')}`)
  if (served.length > 0) throw new Error(`served, but still listed in contracts/not-served.yaml: ${served.join(', ')}`)
  return (Object.entries(operations) as [OperationId, Operation][]).filter(([id]) => handled.includes(id))
}

type ContractOptions = {
  hooks: Hooks
  securityHandlers: Hooks
  /** Whether `violationOf` will be called. The validators of replies are as large as the rest of the service. */
  validateResponses: boolean
}

export type Contract = {
  /** Admits the caller, validates the request and calls the operation's handler. @throws what any of them throws */
  handle(exchange: Exchange): Promise<AnyReply>
  /** How the reply violates its contract, for the log; undefined if it does not. */
  violationOf(exchange: Exchange, reply: AnyReply): string | undefined
}

/**
 * openapi-backend over the operations of all surfaces: it calls the security handlers, validates and dispatches. Its
 * own matching, parsing and validation are replaced, since they cost more than the rest of a request: it compiles every
 * path, parses the request three times, and copies it to validate it. Documents are checked when they are generated.
 * @param hooks handlers by operationId, and openapi-backend's own by their names
 */
export async function createContract(
  served: [OperationId, Operation][],
  { hooks, securityHandlers, validateResponses }: ContractOptions,
): Promise<Contract> {
  const definition = definitionOf(served)
  const schemes = definition.components?.securitySchemes ?? {}
  const api = new OpenAPIBackend({
    definition,
    strict: true,
    quick: true,
    // openapi-backend refuses a handler whose scheme no operation names.
    securityHandlers: Object.fromEntries(Object.entries(securityHandlers).filter(([scheme]) => scheme in schemes)),
  })
  await api.init()
  const known = new Map(api.router.getOperations().map(operation => [operation.operationId ?? '', operation]))
  api.router.getOperation = operationId => known.get(operationId)
  // The router below has matched and parsed the request before.
  api.router.matchOperation = request => known.get((request as unknown as ApiRequest).operationId) as never
  api.router.parseRequest = request => request as never
  const surfaces = new Set(served.map(([, operation]) => operation.surface))
  const validators = await loadValidators(surfaces, [
    'bodies',
    'params',
    ...(validateResponses ? (['responses'] as const) : []),
  ])
  api.validator.validateRequest = request => validateRequest(validators, request as unknown as ApiRequest) as never
  api.register(hooks as NonNullable<Options['handlers']>)
  return {
    handle: exchange => api.handleRequest(exchange.request as never, exchange) as Promise<AnyReply>,
    violationOf: ({ route }, reply) => {
      const { operationId, operation } = route
      const validate = validators.responses[`${operationId}_${reply.status}`]
      return violationOf(`${operationId} answered ${reply.status}`, operation, reply, validate)
    },
  }
}

/** Coerces path and query parameters in place. A body that is not parsed yet is validated where it is. */
function validateRequest({ bodies, params }: Validators, request: ApiRequest): ValidationResult {
  const { operationId, unparsedBody } = request
  const ofBody = unparsedBody === undefined ? errorsOf(bodies[operationId], request) : []
  const errors = [...ofBody, ...errorsOf(params[operationId], request)]
  return errors.length === 0 ? { valid: true, errors: null } : { valid: false, errors }
}

/** How a request violates what one of the generated functions checks. */
export function errorsOf(validate: ValidateFunction | undefined, request: ApiRequest): ErrorObject[] {
  const { params: path, query, headers: header, cookies: cookie, requestBody } = request
  if (validate === undefined || validate({ path, query, header, cookie, requestBody })) return []
  return validate.errors ?? []
}

function violationOf(
  answered: string,
  { statuses }: Operation,
  { status, body, text, bytes, events, withoutBody }: AnyReply,
  validate: ValidateFunction | undefined,
): string | undefined {
  if (!statuses.includes(status)) return `${answered}, which its contract does not name`
  if (text !== undefined || events !== undefined || withoutBody === true) return undefined
  const value = bytes === undefined ? body : (JSON.parse(Buffer.from(bytes, 'latin1').toString()) as unknown)
  if (validate === undefined) return value === undefined ? undefined : `${answered} with a body`
  if (validate(value)) return undefined
  return `${answered} outside its contract: ${JSON.stringify(validate.errors?.slice(0, 5))}`
}

/** The part of a document that openapi-backend reads. */
function definitionOf(served: [OperationId, Operation][]): Document {
  const paths: Record<string, Record<string, object>> = {}
  const securitySchemes: Record<string, object> = {}
  for (const [operationId, { path, method, security }] of served) {
    const alternatives = security.map(schemes => schemes.map(schemeOf))
    const requirements = new Map(
      alternatives.map(schemes => [schemes.join(), Object.fromEntries(schemes.map(scheme => [scheme, []]))]),
    )
    paths[path] = { ...paths[path], [method]: { operationId, security: [...requirements.values()], responses: {} } }
    for (const scheme of alternatives.flat()) securitySchemes[scheme] = { type: 'http', scheme }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Parley', version: '1' },
    paths,
    components: { securitySchemes },
  } as Document
}

/** A publishable key in the query and one in the header are admitted, and counted, as one. */
function schemeOf(scheme: string): string {
  return scheme.startsWith('publishableKey') ? 'publishableKey' : scheme
}

async function loadValidators(surfaces: Iterable<Surface>, kinds: (keyof Validators)[]): Promise<Validators> {
  const all: Validators = { bodies: {}, params: {}, responses: {} }
  for (const surface of surfaces)
    for (const kind of kinds) Object.assign(all[kind], await import(`../../generated/validators/${surface}/${kind}.js`))
  return all
}

/** `literal`: the path up to its first parameter. */
type Entry = { operationId: OperationId; operation: Operation; literal: string }

/** The operations of all surfaces by method and path. */
export function createRouter(served: readonly [OperationId, Operation][]) {
  // The contract limits the length of values.
  const paths = findMyWay({ maxParamLength: Infinity })
  for (const [operationId, operation] of served) {
    const [literal = ''] = operation.path.split('{', 1)
    paths.on(methodOf(operation), patternOf(operation), () => undefined, { operationId, operation, literal })
  }
  const methods = [...new Set(['HEAD', ...served.map(([, operation]) => methodOf(operation))])].sort()

  /**
   * Undefined if no operation has this method and path; HEAD is answered by the operation of GET. Parameters of path
   * and query are decoded.
   */
  function match(method: string, url: string): Route | undefined {
    const found = paths.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, url)
    if (found === null) return undefined
    const { operationId, operation, literal } = found.store as Entry
    // The matcher takes `%6d` for `m` and an empty segment for a parameter. A proxy that guards `/metrics` would let
    // such a path through.
    if (!url.startsWith(literal)) return undefined
    const params = found.params as Record<string, string>
    for (const name in params) if (params[name] === '') return undefined
    const query = found.searchParams as Route['query']
    for (const name of operation.lists ?? []) {
      const sent = query[name]
      if (typeof sent === 'string') query[name] = [sent]
    }
    if (operation.wildcard === undefined) return { operationId, operation, params, query }
    const { '*': rest = '', ...others } = params
    return { operationId, operation, params: { ...others, [operation.wildcard]: rest }, query }
  }

  return {
    match,
    /** The methods that operations have on this path, in capitals and in order; none where the path is unknown. */
    methodsOf: (path: string): string[] => methods.filter(method => match(method, path) !== undefined),
  }
}

function methodOf({ method }: Operation): HTTPMethod {
  return method.toUpperCase() as HTTPMethod
}

/** The path in the matcher's notation: `{id}` becomes `:id`, of one length `:id(^.{36}$)`, with slashes `*`. */
function patternOf({ path, pathLengths, wildcard }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === wildcard) return '*'
    const length = pathLengths[name]
    return length === undefined ? `:${name}` : `:${name}(^.{${length}}$)`
  })
}

/** By operationId. */
export type OperationHandlers = Record<string, (exchange: Exchange) => Promise<AnyReply>>

type Handlers = { [Op in ServedOperation]?: Handler<Op, never> }
type Keys = { idempotency: Idempotency }
/** `replica`: where operations with `x-replica` read while it is current; undefined where there is none. */
type ReplicaDeps = { replica: Replica | undefined; metrics: Pick<Metrics, 'replicaRead'> }

/** The intersection of the first parameters of a union of functions: parameters are contravariant. */
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
      // The engine's operations that take a key handle it themselves, since they commit it within a turn.
      return [
        operationId,
        operation.surface === 'admin' && operation.takesIdempotencyKey === true ? keyed(deps, operationId, run) : run,
      ]
    }),
  )
}

/**
 * A read from the standby while that is current, and otherwise from the primary. The primary is asked too when the
 * standby fails for any reason: what is not found there may be newer than its data, and a query may conflict
 * with what it replays. Only a statement that timed out would time out again.
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
      request: { method, path, headers, requestBody: body },
      caller: { admin },
    } = exchange
    if (admin === undefined) return await run(exchange)
    // A key belongs to its user, since a reply may hold a secret that only its first reader may see.
    const operation = `${operationId} ${admin.user.id} ${path}`
    return await idempotency.once(idempotencyKeyOf({ headers, body }, admin.tenantId, operation), async lease => {
      admin.keyLease = lease
      if (method === 'delete') admin.reply = () => ({ status: 204 })
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
    ...sourceOf(exchange),
    params,
    query,
    headers,
    body: requestBody,
    caller,
    file: multipart?.file,
  } as unknown as RequestOf<ServedOperation>
}
