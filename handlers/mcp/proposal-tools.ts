import { ifMatchMatches } from '../../domain/etags.ts'
import { findShapeProblem, isJsonObject, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { grantedScopes } from '../../domain/scopes.ts'
import { callerData, type AdminCaller } from '../../services/admin/caller.ts'
import type { AuthorTool, Proposal, ToolOutcome } from '../../services/authoring/author.ts'
import type { AuthorSession } from '../../services/authoring/session.ts'
import { failureText, ToolFailure } from './errors.ts'
import type { Tool, ToolCaller } from './registry.ts'
import { conflictWith, patched } from './tools/draft-changes.ts'

/** The tools that read, check or change a draft; those that publish, start or read anything else are not among them. */
const OFFERED = [
  'flows.get_schema',
  'flows.get_draft',
  'flows.update_draft',
  'flows.validate',
  'flows.simulate',
  'flows.test',
]

/** The tools of the gateway on a proposal in place of the stored draft: what they change is in this process alone. */
export function proposalTools(
  tools: readonly Tool[],
  admin: AdminCaller,
  { flow, definition }: Pick<AuthorSession, 'flow' | 'definition'>,
): AuthorTool[] {
  const caller = toolCallerOf(admin)
  let current = definition
  let revision = 0
  const toolNamed = (name: string): Tool => {
    const tool = tools.find(one => one.name === name)
    if (tool === undefined) throw new Error(`there is no tool ${name}`)
    return tool
  }
  const etag = () => `"proposal-${revision}"`

  async function validated(): Promise<Proposal> {
    const args = { definition: structuredClone(current), flow_id: flow.id }
    const { valid, findings } = (await structured(toolNamed('flows.validate'), args)) as Proposal
    return { definition: current, valid, findings }
  }

  async function structured(tool: Tool, args: object): Promise<object> {
    const answer = await tool.run(args, caller)
    if (!('structured' in answer)) throw new Error(`${tool.name} has no structured answer`)
    return answer.structured
  }

  async function described(): Promise<{ proposal: Proposal; draft: object }> {
    const proposal = await validated()
    const { valid, findings } = proposal
    return { proposal, draft: { id: flow.id, code: flow.code, etag: etag(), valid, findings } }
  }

  async function update(args: JsonObject): Promise<ToolOutcome> {
    const stored = { definition: current, etag: etag(), updatedAt: 'an earlier step', updatedBy: { name: 'you' } }
    const whole = isJsonObject(args['definition']) ? args['definition'] : undefined
    const { etag: sent = '', patch } = args as { etag?: string; patch?: object[] }
    const next = patched(stored, sent, { whole, patch })
    if (!ifMatchMatches(sent, stored.etag)) throw conflictWith(stored, next)
    current = next
    revision++
    const { proposal, draft } = await described()
    return { ok: true, value: draft, proposal }
  }

  async function run(tool: Tool, args: JsonObject): Promise<ToolOutcome> {
    switch (tool.name) {
      case 'flows.get_draft':
        return { ok: true, value: { draft: (await described()).draft, definition: current } }
      case 'flows.update_draft':
        return await update(args)
      default:
        return { ok: true, value: await structured(tool, args) }
    }
  }

  /** The arguments for this flow and its proposal: a model reaches no other. */
  function boundArgs(tool: Tool, args: JsonObject): JsonObject {
    const { properties = {} } = tool.listing.inputSchema as { properties?: object }
    const own = 'flow_id' in properties ? { ...args, flow_id: flow.id } : args
    const isOnDraft = 'definition' in properties && own['definition'] === undefined && own['source'] !== 'version'
    if (tool.name === 'flows.update_draft' || !isOnDraft) return own
    const { source: _, ...rest } = own
    return { ...rest, definition: structuredClone(current) }
  }

  return OFFERED.map(toolNamed).map(tool => ({
    name: tool.name,
    alias: tool.alias,
    description: tool.listing.description,
    schema: tool.listing.inputSchema as JsonObject,
    call: async given => {
      try {
        if (findShapeProblem(given) !== undefined) throw new Refusal('invalid_input')
        const args = boundArgs(tool, given)
        const problems = tool.findProblems(args)
        if (problems.length > 0) throw new Refusal('invalid_input', { details: { validation_errors: problems } })
        return await run(tool, args)
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof ToolFailure)) throw error
        return { ok: false, message: failureText(error) }
      }
    },
  }))
}

/** A person who is signed in calls tools as themselves, and not by a token. */
function toolCallerOf(caller: AdminCaller): ToolCaller {
  const admin = callerData(caller)
  const { tenantId, user, permissions, isAdmin, isSuperAdmin, credential, requestId, address } = admin
  const { id: tokenId, expiresAt } = credential
  const tokenName = credential.type === 'token' ? credential.name : ''
  const holder = { tokenId, tokenName, expiresAt, tenantId, user, permissions }
  return {
    holder: { ...holder, isAdmin, isSuperAdmin, scopes: grantedScopes([]) },
    admin,
    key: undefined,
    source: { requestId, address },
  }
}
