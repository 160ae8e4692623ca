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

type Flow = AuthorSession['flow']
type Definition = AuthorSession['definition']

/** The tools of one session, and the proposal that its changes lead to. */
type Session = {
  toolNamed: (name: string) => Tool
  caller: ToolCaller
  flow: Flow
  proposal: { definition: Definition; revision: number }
}

/** The tools of the gateway on a proposal in place of the stored draft: what they change is in this process alone. */
export function proposalTools(
  tools: readonly Tool[],
  admin: AdminCaller,
  { flow, definition }: { flow: Flow; definition: Definition },
): AuthorTool[] {
  const toolNamed = (name: string): Tool => {
    const tool = tools.find(one => one.name === name)
    if (tool === undefined) throw new Error(`there is no tool ${name}`)
    return tool
  }
  const session = { toolNamed, caller: toolCallerOf(admin), flow, proposal: { definition, revision: 0 } }
  return OFFERED.map(toolNamed).map(tool => ({
    name: tool.name,
    alias: tool.alias,
    description: tool.listing.description,
    schema: tool.listing.inputSchema as JsonObject,
    call: async given => await call(session, tool, given),
  }))
}

/** A refused call is an outcome, from which a model learns. */
async function call(session: Session, tool: Tool, given: JsonObject): Promise<ToolOutcome> {
  try {
    if (findShapeProblem(given) !== undefined) throw new Refusal('invalid_input')
    const args = boundArgs(session, tool, given)
    const problems = tool.findProblems(args)
    if (problems.length > 0) throw new Refusal('invalid_input', { details: { validation_errors: problems } })
    return await run(session, tool, args)
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ToolFailure)) throw error
    return { ok: false, message: failureText(error) }
  }
}

/** The arguments for this flow and its proposal: a model reaches no other. */
function boundArgs({ flow, proposal }: Session, tool: Tool, args: JsonObject): JsonObject {
  const { properties = {} } = tool.listing.inputSchema as { properties?: object }
  const own = 'flow_id' in properties ? { ...args, flow_id: flow.id } : args
  const isOnDraft = 'definition' in properties && own['definition'] === undefined && own['source'] !== 'version'
  if (tool.name === 'flows.update_draft' || !isOnDraft) return own
  const { source: _, ...rest } = own
  return { ...rest, definition: structuredClone(proposal.definition) }
}

async function run(session: Session, tool: Tool, args: JsonObject): Promise<ToolOutcome> {
  switch (tool.name) {
    case 'flows.get_draft': {
      const { draft } = await described(session)
      return { ok: true, value: { draft, definition: session.proposal.definition } }
    }
    case 'flows.update_draft':
      return await update(session, args)
    default:
      return { ok: true, value: await structured(session, tool, args) }
  }
}

async function update(session: Session, args: JsonObject): Promise<ToolOutcome> {
  const { definition, revision } = session.proposal
  const stored = { definition, etag: etagOf(session), updatedAt: 'an earlier step', updatedBy: { name: 'you' } }
  const whole = isJsonObject(args['definition']) ? args['definition'] : undefined
  const { etag: sent = '', patch } = args as { etag?: string; patch?: object[] }
  const next = patched(stored, sent, { whole, patch })
  if (!ifMatchMatches(sent, stored.etag)) throw conflictWith(stored, next)
  session.proposal = { definition: next, revision: revision + 1 }
  const { proposal, draft } = await described(session)
  return { ok: true, value: draft, proposal }
}

async function described(session: Session): Promise<{ proposal: Proposal; draft: object }> {
  const { toolNamed, flow } = session
  const { definition } = session.proposal
  const args = { definition: structuredClone(definition), flow_id: flow.id }
  const { valid, findings } = (await structured(session, toolNamed('flows.validate'), args)) as Proposal
  return {
    proposal: { definition, valid, findings },
    draft: { id: flow.id, code: flow.code, etag: etagOf(session), valid, findings },
  }
}

async function structured({ caller }: Session, tool: Tool, args: object): Promise<object> {
  const answer = await tool.run(args, caller)
  if (!('structured' in answer)) throw new Error(`${tool.name} has no structured answer`)
  return answer.structured
}

function etagOf({ proposal }: Session): string {
  return `"proposal-${proposal.revision}"`
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
