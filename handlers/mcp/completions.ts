import { agentResources, type AgentResourceKind } from '../../generated/agent-tools.ts'
import { isJsonObject, type JsonObject } from '../../domain/json.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { listReports } from '../../services/analytics/saved-reports.ts'
import { listRecentConversations } from '../../services/chat/history.ts'
import { listDocuments } from '../../services/documents/documents.ts'
import { listFlows } from '../../services/flows/flows.ts'
import { formKind } from '../../services/forms/forms.ts'
import { listExecutions } from '../../services/executions/executions.ts'
import { callerByToken } from '../../services/admin/caller.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import type { AgentToolDeps } from './tools/index.ts'
import { mayUse } from './access.ts'
import { invalidParams } from './errors.ts'
import { promptNamed } from './prompts.ts'

type Candidate = { value: string; names: readonly string[] }
type Known = Readonly<Record<string, unknown>>

const VALUES_AT_MOST = 100
const DOCUMENTS_AT_MOST = 500
const RUNS_AT_MOST = 50

/** Variable parts of addresses, and arguments of prompts, with the kind of resource whose access they need. */
const KIND_OF: Readonly<Record<string, AgentResourceKind>> = {
  flowId: 'flow',
  formId: 'form',
  version: 'version',
  reportId: 'report',
  conversationId: 'conversation',
  executionId: 'run',
  execution_id: 'run',
}

/**
 * Values for an argument that begin with what was typed, by themselves or by their names.
 * @throws RpcError -32602 for a reference to nothing and an argument that it does not have
 */
export async function complete(deps: AgentToolDeps, holder: TokenHolder, params: JsonObject): Promise<object> {
  const { name, value } = argumentOf(params)
  if (!argumentsOf(params['ref']).includes(name)) throw invalidParams({ field: 'argument.name', rule: 'enum' })
  const kind = KIND_OF[name]
  const found =
    kind !== undefined && mayUse(holder, agentResources[kind])
      ? await candidates(deps, holder, name, knownArguments(params['context']))
      : []
  const typed = value.toLowerCase()
  const matching = found.filter(candidate =>
    [candidate.value, ...candidate.names].some(text => text.toLowerCase().startsWith(typed)),
  )
  const values = matching.slice(0, VALUES_AT_MOST).map(candidate => candidate.value)
  return { completion: { values, hasMore: matching.length > values.length } }
}

async function candidates(deps: AgentToolDeps, holder: TokenHolder, name: string, known: Known): Promise<Candidate[]> {
  const { tenantId } = holder
  switch (KIND_OF[name]) {
    case 'flow':
      return (await flowsOf(deps, tenantId)).map(flow => ({ value: flow.id, names: [flow.code, flow.name] }))
    case 'form': {
      const { items } = await listDocuments(formKind, deps, tenantId, { limit: DOCUMENTS_AT_MOST, cursor: undefined })
      return items.map(form => ({ value: form.id, names: [form.code, form.name] }))
    }
    case 'version': {
      const flow = (await flowsOf(deps, tenantId)).find(({ id }) => id === known['flowId'])
      const numbers = Array.from({ length: flow?.latestVersion ?? 0 }, (_, index) => String(index + 1))
      return numbers.toReversed().map(value => ({ value, names: [] }))
    }
    case 'report':
      return (await listReports(deps, tenantId)).map(report => ({ value: report.id, names: [report.name] }))
    case 'conversation':
      return (await listRecentConversations(deps, tenantId)).map(({ id }) => ({ value: id, names: [] }))
    case 'run': {
      const caller = callerByToken(holder, { requestId: '', address: '' })
      const { items } = await listExecutions(deps, caller, { limit: RUNS_AT_MOST, cursor: undefined })
      return items.map(({ id, flowCode }) => ({ value: id, names: [flowCode] }))
    }
    case 'config_sections':
    case 'test_report':
    case undefined:
      break
  }
  return []
}

async function flowsOf(deps: AgentToolDeps, tenantId: string) {
  return (await listFlows(deps, tenantId, { limit: DOCUMENTS_AT_MOST, cursor: undefined })).items
}

/** The names of what can be completed at a reference. */
function argumentsOf(ref: unknown): string[] {
  if (isJsonObject(ref) && ref['type'] === 'ref/resource') {
    const template = Object.values(agentResources).find(({ uriTemplate }) => uriTemplate === ref['uri'])
    if (template !== undefined) return [...template.uriTemplate.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part)
  }
  if (isJsonObject(ref) && ref['type'] === 'ref/prompt' && typeof ref['name'] === 'string') {
    const prompt = promptNamed(ref['name'])
    if (prompt !== undefined) return prompt.arguments.map(({ name }) => name)
  }
  throw invalidParams({ field: 'ref', rule: 'enum' })
}

function argumentOf({ argument }: JsonObject): { name: string; value: string } {
  const { name, value } = isJsonObject(argument) ? argument : {}
  if (typeof name !== 'string') throw invalidParams({ field: 'argument.name', rule: 'type', expected: 'string' })
  if (typeof value !== 'string') throw invalidParams({ field: 'argument.value', rule: 'type', expected: 'string' })
  return { name, value }
}

function knownArguments(context: unknown): Known {
  const args = isJsonObject(context) ? context['arguments'] : undefined
  const known = isJsonObject(args) ? args : {}
  const { flowId } = known
  return typeof flowId === 'string' && isUuid(flowId) ? { flowId: flowId.toLowerCase() } : {}
}
