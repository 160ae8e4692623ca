import { agentErrors, agentInstructions } from '../../generated/agent-tools.ts'
import { isTransient } from '../../adapters/postgres/transient.ts'
import { validateProtocolResult, validateResource } from '../../generated/validators/agent-tools.js'
import { isJsonObject, findShapeProblem, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import {
  audited,
  auditResourceRead,
  auditToolCall,
  countToolCall,
  toolCallKeyOf,
  type AgentCallDeps,
} from '../../services/access/tool-calls.ts'
import type { CallsUnderWay } from '../../services/access/calls-under-way.ts'
import { admit, mayUse } from './access.ts'
import { cancellable } from './cancellation.ts'
import { failureText, invalidParams, RpcError, ToolFailure } from './errors.ts'
import { errorText, negotiate, NO_ID, readMessage, resultText, type RpcId, type RpcMessage } from './framing.ts'
import type { Tool, ToolAnswer } from './registry.ts'
import {
  allVersions,
  revisionOf,
  statelessResult,
  versionOf,
  type ProtocolHeaders,
  type Revision,
} from './revisions.ts'
import { progressOf } from './progress.ts'
import { getPrompt, listPrompts } from './prompts.ts'
import { listTemplates, type Resources } from './resources.ts'

export type RpcRequest = {
  body: Uint8Array
  holder: TokenHolder
  requestId: string
  /** Network address of the caller, behind the configured proxies. */
  address: string
  headers: ProtocolHeaders
  /** Header `Idempotency-Key`. */
  idempotencyKey: string | undefined
  /** Whether `tools/list` returns the names without a dot. */
  underscoreNames: boolean
  /** Sends a message before the answer; undefined where the caller takes no stream. */
  notify?: ((message: string) => void) | undefined
  /** Aborted when nobody waits for the answer any more. */
  left: AbortController
}

/**
 * The outcome, for logs and for the tests' ledger. `code` is that of the JSON-RPC error, `failed` an application error
 * of a tool.
 */
export type RpcFacts = { method?: string; tool?: string; code?: number; failed?: boolean; violation?: string }
/** `text` is the JSON of the answer; undefined for a notification, or a cancelled request. `status`: of the reply. */
export type RpcAnswer = { protocolVersion: string; status: number; text: string | undefined; facts: RpcFacts }

export type DispatcherDeps = AgentCallDeps & {
  tools: readonly Tool[]
  resources: Resources
  callsUnderWay: CallsUnderWay
  /** Values for an argument that is being typed. */
  complete: (holder: TokenHolder, params: JsonObject) => Promise<object>
  serverInfo: { name: string; version: string }
  /** Checks every result against the contract before it is sent. */
  validateResponses: boolean
  logFault: (error: unknown, requestId: string) => void
}

export type Dispatcher = { dispatch(request: RpcRequest): Promise<RpcAnswer> }

/** By a revision without a handshake, these do not exist; others do not know what takes their place. */
const OF_HANDSHAKE = ['initialize', 'ping']
const OF_STATELESS = ['server/discover']

/** The request as its methods see it. */
type Call = RpcRequest & { params: JsonObject; facts: RpcFacts }

const CAPABILITIES = {
  tools: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  prompts: { listChanged: false },
  completions: {},
}
const NAME_MAX_LENGTH = 200
const URI_MAX_LENGTH = 200
/** Models cannot set headers: newer tools take the key as an argument too. */
const KEY_ARGUMENT = 'idempotency_key'
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/
const LISTS_AT_MOST = 500

/**
 * Answers JSON-RPC requests of the agent gateway; independent of HTTP except for the three headers that it takes.
 * Rejects with the error of an unavailable database, which is not a JSON-RPC error.
 */
export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  const perform = createMethods(deps)
  return {
    async dispatch(request) {
      const framing = readMessage(request.body)
      if (framing.outcome === 'unreadable') return refused(request, NO_ID, new RpcError('ParseError'), 200)
      if (framing.outcome === 'invalid') return refused(request, framing.id, new RpcError('InvalidRequest'), 200)
      const { message } = framing
      let revision: Revision
      try {
        revision = revisionOf(message, request.headers)
      } catch (error) {
        return refused(request, message.id ?? NO_ID, error, 400)
      }
      const { isStateless, version } = revision
      const facts: RpcFacts = { method: message.method.slice(0, NAME_MAX_LENGTH) }
      const text = await cancellable(
        deps.callsUnderWay,
        request,
        message,
        async () => await answer({ deps, perform }, request, message, { isStateless, facts }),
      )
      if (message.id === undefined || text === undefined)
        return { protocolVersion: version, status: 202, text: undefined, facts }
      const agreed =
        message.method === 'initialize' && facts.code === undefined
          ? negotiate((message.params as JsonObject)['protocolVersion'])
          : version
      const status = isStateless && facts.code === agentErrors.MethodNotFound.code ? 404 : 200
      return { protocolVersion: agreed, status, text, facts }
    },
  }
}

/** @throws the error if it is not one of JSON-RPC */
function refused({ headers }: RpcRequest, id: RpcId, error: unknown, status: number): RpcAnswer {
  if (!(error instanceof RpcError)) throw error
  const protocolVersion = versionOf(headers.protocolVersion)
  return { protocolVersion, status, text: errorText(id, error), facts: { code: error.code } }
}

async function answer(
  { deps, perform }: { deps: DispatcherDeps; perform: Perform },
  request: RpcRequest,
  message: RpcMessage,
  { isStateless, facts }: { isStateless: boolean; facts: RpcFacts },
): Promise<string> {
  const id = message.id ?? NO_ID
  const { method } = message
  try {
    if (!isJsonObject(message.params)) throw invalidParams({ field: 'params', rule: 'type', expected: 'object' })
    if ((isStateless ? OF_HANDSHAKE : OF_STATELESS).includes(method)) throw new RpcError('MethodNotFound')
    checkInitialize(message)
    const result = await perform(method, { ...request, params: message.params, facts })
    const sent = checked(deps, { method, result, facts })
    return resultText(id, isStateless ? statelessResult(method, sent, deps.serverInfo) : sent)
  } catch (error) {
    // The work has ended because of that. Nobody gets this answer.
    const hasLeft = request.left.signal.aborted && (error instanceof Refusal || isTransient(error))
    if (hasLeft) return errorText(id, new RpcError('InternalError'))
    if (isTransient(error)) throw error
    if (!(error instanceof RpcError) || error.name === 'InternalError') deps.logFault(error, request.requestId)
    const known = error instanceof RpcError ? error : new RpcError('InternalError')
    facts.code = known.code
    return errorText(id, known)
  }
}

type Perform = (method: string, call: Call) => Promise<string>

/** The methods of the protocol; each results in JSON. */
function createMethods(deps: DispatcherDeps): Perform {
  const callTool = createToolCall(deps)
  const listTools = createToolList(deps.tools)
  return async (method, call) => {
    switch (method) {
      case 'initialize':
        return JSON.stringify({
          protocolVersion: negotiate(call.params['protocolVersion']),
          capabilities: CAPABILITIES,
          serverInfo: deps.serverInfo,
          instructions: agentInstructions,
        })
      case 'ping':
        return '{}'
      case 'server/discover':
        return JSON.stringify({
          supportedVersions: allVersions,
          capabilities: CAPABILITIES,
          instructions: agentInstructions,
        })
      case 'tools/list':
        if (call.params['cursor'] !== undefined) throw invalidParams({ field: 'cursor', rule: 'format' })
        return listTools(call)
      case 'tools/call':
        return await callTool(call)
      case 'resources/list':
        return JSON.stringify(await deps.resources.list(call.holder, optionalText(call.params, 'cursor')))
      case 'resources/read':
        return await readResource(deps, call)
      case 'resources/templates/list':
        return JSON.stringify(listTemplates(call.holder))
      case 'prompts/list':
        return JSON.stringify(listPrompts(call.holder))
      case 'prompts/get':
        return JSON.stringify(getPrompt(call.holder, requiredText(call.params, 'name'), objectIn(call.params)))
      case 'completion/complete':
        return JSON.stringify(await deps.complete(call.holder, call.params))
      default:
        throw new RpcError('MethodNotFound')
    }
  }
}

async function readResource(
  deps: DispatcherDeps,
  { params, holder, facts, requestId, address }: Call,
): Promise<string> {
  const uri = requiredText(params, 'uri', URI_MAX_LENGTH)
  const audit = async (granted: boolean) => await auditResourceRead(deps, holder, { uri, granted, requestId })
  const { kind, content } = await deps.resources
    .read({ holder, source: { requestId, address } }, uri)
    .catch(async (error: unknown) => {
      await audit(false)
      throw error
    })
  await audit(true)
  const text = JSON.stringify(content)
  if (deps.validateResponses && !validateResource[kind](JSON.parse(text)))
    throw violation(
      facts,
      `the resource ${kind} is outside its schema: ${JSON.stringify(validateResource[kind].errors?.slice(0, 5))}`,
    )
  return JSON.stringify({ contents: [{ uri, mimeType: 'application/json', text }] })
}

/** @throws Error if the result violates the contract of its method */
function checked(
  { validateResponses }: DispatcherDeps,
  { method, result, facts }: { method: string; result: string; facts: RpcFacts },
): string {
  if (!validateResponses || !isValidated(method)) return result
  const validate = validateProtocolResult[method]
  if (!validate(JSON.parse(result)))
    throw violation(facts, `${method} answered outside its contract: ${JSON.stringify(validate.errors?.slice(0, 5))}`)
  return result
}

/** `tools/list` depends only on the caller's access and the form of the names: each list is written once. */
function createToolList(tools: readonly Tool[]): (call: Call) => string {
  const entries = tools.map(({ name, alias, listing }) => ({
    dotted: JSON.stringify({ name, ...listing }),
    underscored: JSON.stringify({ name: alias, ...listing }),
  }))
  const lists = new Map<string, string>()
  return ({ holder, underscoreNames }) => {
    const usable = tools.map(tool => mayUse(holder, tool))
    const key = `${underscoreNames ? '_' : '.'}${usable.map(Number).join('')}`
    const known = lists.get(key)
    if (known !== undefined) return known
    const text = `{"tools":[${entries
      .filter((_, index) => usable[index])
      .map(entry => (underscoreNames ? entry.underscored : entry.dotted))
      .join(',')}]}`
    if (lists.size >= LISTS_AT_MOST) lists.clear()
    lists.set(key, text)
    return text
  }
}

function createToolCall(deps: DispatcherDeps): (call: Call) => Promise<string> {
  const toolsByName = new Map(
    deps.tools.flatMap(tool => [
      [tool.name, tool],
      [tool.alias, tool],
    ]),
  )

  async function run(tool: Tool, args: JsonObject, call: Call): Promise<ToolAnswer> {
    const { holder, requestId, address, left } = call
    const key = sentKey(tool, args, call)
    const { [KEY_ARGUMENT]: _, ...rest } = args
    return await tool.run(rest, {
      holder,
      key: key === undefined ? undefined : toolCallKeyOf(holder, { tool: tool.name, key, args: rest }),
      source: { requestId, address },
      progress: progressOf(call),
      hasLeft: () => left.signal.aborted,
      left: left.signal,
    })
  }

  return async call => {
    const { holder, params, facts, requestId } = call
    const { allowed, retryAfterSeconds } = await countToolCall(deps, holder)
    if (!allowed) throw new RpcError('RateLimited', { retry_after: retryAfterSeconds })
    const name = requiredText(params, 'name')
    const tool = toolsByName.get(name)
    if (tool === undefined) throw new RpcError('ToolNotFound', { tool: name })
    facts.tool = tool.name
    const args: unknown = Object.hasOwn(params, 'arguments') ? params['arguments'] : {}
    // Before the check, which fills in defaults that the caller did not send.
    const argumentKeys = isJsonObject(args) ? Object.keys(args) : []
    const audit = async (granted: boolean) =>
      await auditToolCall(deps, holder, { tool: tool.name, argumentKeys, granted, requestId })
    try {
      checkCall(tool, call, args)
    } catch (error) {
      await audit(false)
      throw error
    }
    try {
      return successText(deps, tool, await audited(run(tool, args, call), audit(true)), facts)
    } catch (error) {
      if (!isFailure(error)) throw error
      facts.failed = true
      return JSON.stringify({ content: [{ type: 'text', text: failureText(error) }], isError: true })
    }
  }
}

function checkCall(tool: Tool, { holder, idempotencyKey }: Call, args: unknown): asserts args is JsonObject {
  admit(holder, tool)
  if (!isJsonObject(args)) throw invalidParams({ field: 'arguments', rule: 'type', expected: 'object' })
  // Neither can be stored nor walked safely; no schema says so.
  if (findShapeProblem(args) !== undefined) throw invalidParams({ field: 'arguments', rule: 'format' })
  const problems = tool.findProblems(args)
  if (problems.length > 0) throw invalidParams(...problems)
  if (!tool.idempotencyKey || idempotencyKey === undefined) return
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) throw invalidParams({ field: 'Idempotency-Key', rule: 'pattern' })
  const argument = args[KEY_ARGUMENT]
  if (argument !== undefined && argument !== idempotencyKey)
    throw invalidParams({ field: KEY_ARGUMENT, rule: 'enum', expected: 'the header Idempotency-Key' })
}

/** The idempotency key of a call, from its header or its argument. */
function sentKey(tool: Tool, args: JsonObject, { idempotencyKey }: Call): string | undefined {
  if (!tool.idempotencyKey) return undefined
  const argument = args[KEY_ARGUMENT]
  return idempotencyKey ?? (typeof argument === 'string' ? argument : undefined)
}

/** An application error, as opposed to an internal error or an invalid call. */
function isFailure(error: unknown): error is Refusal | ToolFailure {
  return error instanceof ToolFailure || (error instanceof Refusal && error.status < 500)
}

function successText({ validateResponses }: DispatcherDeps, tool: Tool, answer: ToolAnswer, facts: RpcFacts): string {
  if ('content' in answer) return JSON.stringify({ content: answer.content, isError: answer.isError ?? false })
  const wrong = validateResponses ? tool.findViolation(answer.structured) : undefined
  if (wrong !== undefined) throw violation(facts, wrong)
  const json = JSON.stringify(answer.structured)
  return `{"content":[{"type":"text","text":${JSON.stringify(json)}}],"isError":false,"structuredContent":${json}}`
}

function checkInitialize({ method, params }: RpcMessage): void {
  if (method !== 'initialize') return
  const { protocolVersion, capabilities, clientInfo } = params as JsonObject
  if (protocolVersion !== undefined && typeof protocolVersion !== 'string')
    throw invalidParams({ field: 'protocolVersion', rule: 'type', expected: 'string' })
  if (capabilities !== undefined && !isJsonObject(capabilities))
    throw invalidParams({ field: 'capabilities', rule: 'type', expected: 'object' })
  if (clientInfo !== undefined && !isJsonObject(clientInfo))
    throw invalidParams({ field: 'clientInfo', rule: 'type', expected: 'object' })
}

function requiredText(params: JsonObject, field: string, maxLength = Infinity): string {
  const value = Object.hasOwn(params, field) ? params[field] : undefined
  if (value === undefined) throw invalidParams({ field, rule: 'required' })
  if (typeof value !== 'string') throw invalidParams({ field, rule: 'type', expected: 'string' })
  if (value === '') throw invalidParams({ field, rule: 'min_length', expected: 1 })
  if (value.length > maxLength) throw invalidParams({ field, rule: 'max_length', expected: maxLength })
  return value
}

function optionalText(params: JsonObject, field: string): string | undefined {
  return Object.hasOwn(params, field) ? requiredText(params, field, 1000) : undefined
}

/** The arguments of a prompt. */
function objectIn(params: JsonObject): JsonObject {
  const value = Object.hasOwn(params, 'arguments') ? params['arguments'] : {}
  if (!isJsonObject(value)) throw invalidParams({ field: 'arguments', rule: 'type', expected: 'object' })
  return value
}

function isValidated(method: string): method is keyof typeof validateProtocolResult {
  return Object.hasOwn(validateProtocolResult, method)
}

/** An answer that violates its contract is an internal error. */
function violation(facts: RpcFacts, sentence: string): Error {
  facts.violation = sentence
  return new Error(sentence)
}
