import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import { OpenAPIBackend, type Context, type Document, type Options } from 'openapi-backend'
import { operations, type Operation, type Surface } from '../../generated/operations.ts'
import type { Exchange } from './exchange.ts'

export type SurfaceValidators = {
  bodies: Record<string, ValidateFunction>
  params: Record<string, ValidateFunction>
  responses: Record<string, ValidateFunction>
}

const GENERATED = new URL('../../generated/', import.meta.url)

export async function loadValidators(surface: Surface): Promise<SurfaceValidators> {
  const [bodies, params, responses] = await Promise.all(
    ['bodies', 'params', 'responses'].map(
      async kind =>
        (await import(new URL(`validators/${surface}/${kind}.js`, GENERATED).href)) as Record<string, ValidateFunction>,
    ),
  )
  return { bodies: bodies ?? {}, params: params ?? {}, responses: responses ?? {} }
}

export function readDocument(surface: Surface): Document {
  return JSON.parse(readFileSync(new URL(`openapi/${surface}.json`, GENERATED), 'utf8')) as Document
}

type Handlers = NonNullable<Options['handlers']>
type SecurityHandlers = NonNullable<Options['securityHandlers']>
type ContractOptions = {
  surface: Surface
  validators: SurfaceValidators
  handlers: Handlers
  securityHandlers: SecurityHandlers
}

/**
 * openapi-backend for one surface: security, validation and dispatch are its own; routing and parsing were done once
 * per request
 * by ours, and its validators are the generated ones. As shipped, those three cost more than the rest of a request.
 */
export async function createContract({
  surface,
  validators,
  handlers,
  securityHandlers,
}: ContractOptions): Promise<OpenAPIBackend> {
  const api = new OpenAPIBackend({
    definition: readDocument(surface),
    strict: true,
    quick: true,
    handlers: {},
    securityHandlers,
  })
  await api.init()
  const known = new Map(api.router.getOperations().map(operation => [operation.operationId ?? '', operation]))
  api.router.getOperations = () => [...known.values()]
  api.router.getOperation = operationId => known.get(operationId)
  api.router.matchOperation = request =>
    known.get(exchangeOf(request).route.operationId) as NonNullable<ReturnType<typeof api.router.matchOperation>>
  api.router.parseRequest = request => exchangeOf(request).request as never
  for (const id of known.keys()) {
    api.validator.requestValidators[id] = [validators.bodies[id], validators.params[id]].filter(
      validate => validate !== undefined,
    )
  }
  api.register(handlers)
  return api
}

/** The request that openapi-backend passes around carries its exchange along. */
export type CarriedRequest = { exchange: Exchange }

function exchangeOf(request: unknown): Exchange {
  return (request as CarriedRequest).exchange
}

export type ContractContext = Context

export function operationsOf(surface: Surface): [string, Operation][] {
  return Object.entries(operations as Record<string, Operation>).filter(
    ([, operation]) => operation.surface === surface,
  )
}
