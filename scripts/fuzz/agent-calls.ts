// The part of `make fuzz` for `/mcp`, whose OpenRPC document schemathesis cannot read. fast-check makes requests of
// every method and calls of every tool from the schemas of their parameters; ids, tags and tokens in them are ones that
// the service has given before. Every reply has to be one that the document promises.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  agentErrors,
  agentMethods,
  agentTools,
  type AgentMethod,
  type AgentToolName,
} from '../../generated/agent-tools.ts'
import { notServed } from '../../generated/not-served.ts'
import { validateProtocolResult, validateResult } from '../../generated/validators/agent-tools.js'
import { Known, orKnown, valuesOf, type Schema } from './schema-values.ts'

type Method = {
  name: string
  params: { name: string; required: boolean; schema: Schema }[]
  examples?: { params: { name: string; value: unknown }[] }[]
  errors?: { $ref: string }[]
}
type Document = { methods: Method[]; components: { schemas: Record<string, Schema> } }
type Request = { jsonrpc: '2.0'; id: unknown; method: string; params: Record<string, unknown> }
type Result = Record<string, unknown> & { isError?: boolean; structuredContent?: unknown }
type Reply = { jsonrpc: string; id: unknown; result?: Result; error?: { code: number; message: string } }
/** Method or tool, kind of credential, 200 for a result and 400 for a failure, requests. */
type Count = [string, string, number, number]

const KIND = 'token with mcp'
const TIMEOUT_MS = 30_000
const KNOWN_AT_MOST = 40
const KNOWN_SIZE = 4_000
/** Arguments whose values results have under another name. */
const SOURCES: Readonly<Record<string, string>> = { intent_name: 'intents' }

const served = agentTools.filter(({ name }) => !notServed['mcp']?.includes(name)).map(({ name }) => name)

/** Every method that has a reply, and every tool that is served. */
export const agentCalls: readonly string[] = [
  ...agentMethods.filter(name => name !== 'tools/call' && !name.startsWith('notifications/')),
  ...served,
]

type Target = { root: string; url: string; tokens: readonly string[]; seed: number }

export async function fuzzAgents(
  { root, url, tokens, seed }: Target,
  seconds: number,
): Promise<{ fault?: string; counts: Count[] }> {
  const document = JSON.parse(readFileSync(join(root, 'generated/openrpc.json'), 'utf8')) as Document
  const counts = new Map<string, number>()
  const known: Values = new Map()
  let sent = 0

  async function check(request: Request): Promise<void> {
    sent += 1
    const message = JSON.parse(JSON.stringify(filled(known, request))) as Request
    const { status, text } = await send({ url, token: tokens[sent % tokens.length] ?? '' }, message, sent)
    const reply = text === '' ? undefined : (JSON.parse(text) as Reply)
    const fault = faultOf(document, message, status, reply)
    if (fault !== undefined) throw new Error(`${fault}\n${JSON.stringify(message)}\n${status} ${text}`)
    const name = message.method === 'tools/call' ? String(message.params['name']) : message.method
    const key = `${name} ${reply?.error !== undefined || reply?.result?.isError === true ? 400 : 200}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    // Lists of tools hold schemas under the names of values.
    harvest(known, reply?.result?.structuredContent)
  }

  const outcome = await fc.check(fc.asyncProperty(requestsOf(document), check), {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: seconds * 1000,
    endOnFailure: true,
  })
  const rows = [...counts].map(([key, count]): Count => {
    const [name = '', status] = key.split(' ')
    return [name, KIND, Number(status), count]
  })
  if (!outcome.failed) return { counts: rows }
  return { fault: `${fc.defaultReportMessage(outcome)}\n${String(outcome.errorInstance)}`, counts: rows }
}

async function send(
  { url, token }: { url: string; token: string },
  message: Request,
  number: number,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: {
      'Content-Type': 'application/json',
      'Authorization': `Bearer ${token}`,
      // Requests are limited for each address.
      'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, text: await response.text() }
}

/** Values of results, by their names. */
type Values = Map<string, unknown[]>

function filled(known: Values, value: unknown): unknown {
  if (value instanceof Known) {
    const { name, index, otherwise } = value
    const made = filled(known, otherwise)
    const named = known.get(SOURCES[name] ?? name) ?? (name.endsWith('_id') ? known.get('id') : undefined) ?? []
    const values = named.filter(one => typeof one === typeof made)
    return values.length === 0 ? made : values[index % values.length]
  }
  if (Array.isArray(value)) return value.map(item => filled(known, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(known, item)]))
}

function harvest(known: Values, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) return value.forEach(item => harvest(known, item))
  for (const [name, item] of Object.entries(value) as [string, unknown][]) {
    for (const one of Array.isArray(item) ? (item as unknown[]) : [item])
      if (one !== null && JSON.stringify(one).length < KNOWN_SIZE)
        known.set(name, [one, ...(known.get(name) ?? [])].slice(0, KNOWN_AT_MOST))
    harvest(known, item)
  }
}

function requestsOf({ methods, components }: Document): fc.Arbitrary<Request> {
  const paramsOf = (name: string): fc.Arbitrary<unknown> => {
    const { params = [], examples = [] } = methods.find(method => method.name === name) ?? {}
    const properties = Object.fromEntries(params.map(param => [param.name, param.schema]))
    const required = params.filter(param => param.required).map(param => param.name)
    const shown = examples.map(example =>
      fc.record(Object.fromEntries(example.params.map(({ name: of, value }) => [of, orKnown(of, fc.constant(value))]))),
    )
    return params.length === 0
      ? fc.constant({})
      : fc.oneof(
          { weight: 3, arbitrary: valuesOf({ type: 'object', properties, required }, components.schemas) },
          ...shown,
        )
  }
  const id = fc.oneof(fc.integer(), fc.string({ minLength: 1 }))
  const request = (method: string, params: fc.Arbitrary<unknown>) =>
    fc.record({ jsonrpc: fc.constant('2.0' as const), id, method: fc.constant(method), params })
  return fc.oneof(
    ...agentCalls.map(name =>
      (agentMethods as readonly string[]).includes(name)
        ? request(name, paramsOf(name))
        : request(
            'tools/call',
            paramsOf(name).map(args => ({ name, arguments: args })),
          ),
    ),
  ) as fc.Arbitrary<Request>
}

/** What is wrong with a reply, or undefined. */
function faultOf(
  { methods }: Document,
  { id, method, params }: Request,
  status: number,
  reply: Reply | undefined,
): string | undefined {
  if (status !== 200 || reply === undefined) return `The status is ${status}.`
  if (reply.jsonrpc !== '2.0' || reply.id !== id) return 'The reply is not one to this request.'
  const { result, error } = reply
  if ((result === undefined) === (error === undefined)) return 'The reply has not either a result or an error.'
  if (error !== undefined) {
    const names = (methods.find(one => one.name === method)?.errors ?? []).map(
      ({ $ref }) => $ref.split('/').at(-1) ?? '',
    )
    const codes = names
      .filter(name => name !== 'InternalError')
      .map(name => agentErrors[name as keyof typeof agentErrors].code)
    return (codes as number[]).includes(error.code) ? undefined : `${method} does not promise the error ${error.code}.`
  }
  const validate = validateProtocolResult[method as keyof typeof validateProtocolResult]
  if (!validate(result)) return `The result is not of ${method}: ${JSON.stringify(validate.errors)}`
  if (method !== ('tools/call' satisfies AgentMethod) || result?.isError === true) return undefined
  const ofTool = validateResult[params['name'] as AgentToolName]
  return ofTool(result?.structuredContent)
    ? undefined
    : `The content is not of the tool: ${JSON.stringify(ofTool.errors)}`
}
