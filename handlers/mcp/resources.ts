import {
  agentResources,
  type AgentConversation,
  type AgentResourceKind,
  type ResourceEntry,
} from '../../generated/agent-tools.ts'
import { decodeCursor, encodeCursor } from '../../domain/cursors.ts'
import { Refusal } from '../../domain/refusal.ts'
import { isUuid } from '../../domain/values/formats.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import { getReport, listReports, presentReport } from '../../services/analytics/saved-reports.ts'
import { listConfigSections } from '../../services/configuration/configuration.ts'
import { getFlow, listFlows } from '../../services/flows/flows.ts'
import { formKind } from '../../services/forms/forms.ts'
import { listDocuments } from '../../services/documents/documents.ts'
import {
  getTranscript,
  listRecentConversations,
  type ConversationSummary,
  type Transcript,
} from '../../services/chat/history.ts'
import type { AgentToolDeps } from './tools/index.ts'
import { admit, mayUse } from './access.ts'
import { invalidParams } from './errors.ts'
import type { ToolCaller } from './registry.ts'
import { flowDetail } from './tools/flows.ts'
import { getForm } from './tools/forms.ts'
import { testFlow } from './tools/flow-drafts.ts'
import { getRun } from './tools/runs.ts'

export type Resources = {
  /** @throws RpcError -32602 for a cursor that is not from this list */
  list(holder: TokenHolder, cursor: string | undefined): Promise<ResourcePage>
  /**
   * The content before it is written as JSON, with its kind.
   * @throws RpcError -32602 for a missing resource, -32002 for one that may not be read
   */
  read(
    caller: Pick<ToolCaller, 'holder' | 'source'>,
    uri: string,
  ): Promise<{ kind: AgentResourceKind; content: object }>
}
export type ResourcePage = { resources: ResourceEntry[]; nextCursor?: string }

type Entries = { entries: Omit<ResourceEntry, 'mimeType'>[]; next?: string }

/**
 * `list` returns at most `limit` entries after the position `after`, and the next position when there are more. `id` is
 * the part after `//`.
 */
type Kind = {
  list(tenantId: string, after: string | undefined, limit: number): Entries | Promise<Entries>
  read(caller: ToolCaller, id: string): object | undefined | Promise<object | undefined>
}

const PAGE = 100
const SECTIONS = 'sections'

/** The resources of `resources/list` and `resources/read`, in the order of the list. */
export function createResources(deps: AgentToolDeps): Resources {
  const kinds = new Map<AgentResourceKind, Kind>([
    ['flow', flows(deps)],
    ['form', forms(deps)],
    ['version', versions(deps)],
    ['run', runs(deps)],
    ['test_report', testReports(deps)],
    ['report', reports(deps)],
    ['conversation', conversations(deps)],
    ['config_sections', configSections],
  ])
  const order = [...kinds.keys()]

  function positionAt(cursor: string | undefined): { first: number; after: string | undefined } {
    if (cursor === undefined) return { first: 0, after: undefined }
    for (const [first, kind] of order.entries()) {
      const after = decodeCursor(`resources/${kind}`, cursor)
      if (after !== undefined) return { first, after: after === '' ? undefined : after }
    }
    throw invalidParams({ field: 'cursor', rule: 'format' })
  }

  return {
    async list(holder, cursor) {
      const { first, after } = positionAt(cursor)
      const resources: ResourceEntry[] = []
      for (const [index, [name, kind]] of [...kinds].entries()) {
        if (index < first || !mayUse(holder, agentResources[name])) continue
        if (resources.length === PAGE) return { resources, nextCursor: encodeCursor(`resources/${name}`, '') }
        const { entries, next } = await kind.list(
          holder.tenantId,
          index === first ? after : undefined,
          PAGE - resources.length,
        )
        resources.push(...entries.map(entry => ({ ...entry, mimeType: agentResources[name].mimeType })))
        if (next !== undefined) return { resources, nextCursor: encodeCursor(`resources/${name}`, next) }
      }
      return { resources }
    },
    async read({ holder, source }, uri) {
      const [scheme = '', id = ''] = splitOnce(uri.toLowerCase(), '://')
      const name = order.find(kind => agentResources[kind].uriTemplate.startsWith(`${scheme}://`))
      if (name === undefined) throw unknownUri()
      admit(holder, agentResources[name])
      const content = await kinds.get(name)?.read({ holder, source, key: undefined }, id)
      if (content === undefined) throw unknownUri()
      return { kind: name, content }
    },
  }
}

function forms(deps: AgentToolDeps): Kind {
  return {
    async list(tenantId, after, limit) {
      const { items: found, nextCursor } = await listDocuments(formKind, deps, tenantId, { limit, cursor: after })
      const entries = found.map(({ id, code, name, live }) => ({
        uri: `form://${id}`,
        name: code,
        title: name,
        description: `Form, ${live === null ? 'not published' : 'published'}`,
      }))
      return nextCursor === null ? { entries } : { entries, next: nextCursor }
    },
    async read(caller, id) {
      return isUuid(id) ? await orUndefined(async () => await getForm(deps, caller, { form_id: id })) : undefined
    },
  }
}

function flows(deps: AgentToolDeps): Kind {
  return {
    async list(tenantId, after, limit) {
      const { items: found, nextCursor } = await listFlows(deps, tenantId, { limit, cursor: after })
      const entries = found.map(({ id, code, name, status }) => ({
        uri: `flow://${id}`,
        name: code,
        title: name,
        description: `Flow, ${status}`,
      }))
      return nextCursor === null ? { entries } : { entries, next: nextCursor }
    },
    async read({ holder: { tenantId } }, id) {
      return isUuid(id) ? await orUndefined(async () => flowDetail(await getFlow(deps, tenantId, id))) : undefined
    },
  }
}

/** Too many to list: they are read by their address. */
const unlisted: Pick<Kind, 'list'> = { list: () => ({ entries: [] }) }

function versions(deps: AgentToolDeps): Kind {
  return {
    ...unlisted,
    async read({ holder: { tenantId } }, id) {
      const [flowId = '', version = ''] = splitOnce(id, '/')
      return isUuid(flowId) && /^[1-9][0-9]{0,8}$/.test(version)
        ? await orUndefined(async () => flowDetail(await getFlow(deps, tenantId, flowId, Number(version))))
        : undefined
    },
  }
}

function runs(deps: AgentToolDeps): Kind {
  return {
    ...unlisted,
    async read(caller, id) {
      return isUuid(id) ? await orUndefined(async () => await getRun(deps, caller, { execution_id: id })) : undefined
    },
  }
}

function testReports(deps: AgentToolDeps): Kind {
  return {
    ...unlisted,
    async read(caller, id) {
      return isUuid(id) ? await orUndefined(async () => await testFlow(deps, caller, { flow_id: id })) : undefined
    },
  }
}

/** The kinds of resources that the caller may read, as templates of their addresses. */
export function listTemplates(holder: TokenHolder): object {
  const kinds = Object.values(agentResources).filter(kind => mayUse(holder, kind) && kind.uriTemplate.includes('{'))
  return {
    resourceTemplates: kinds.map(({ uriTemplate, name, title, description, mimeType }) => {
      return { uriTemplate, name, title, description, mimeType }
    }),
  }
}

/**
 * Listed by id, so that a page continues where the last one ended, even if something was pinned or renamed in between.
 */
function reports(deps: AgentToolDeps): Kind {
  return {
    async list(tenantId, after, limit) {
      const rest = (await listReports(deps, tenantId))
        .filter(({ id }) => after === undefined || id > after)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
      const page = rest.slice(0, limit)
      const entries = page.map(({ id, code, name, pinned }) => ({
        uri: `report://${id}`,
        name: code ?? id,
        title: name,
        description: pinned ? 'Saved report, pinned' : 'Saved report',
      }))
      const last = page.at(-1)
      return last === undefined || page.length === rest.length ? { entries } : { entries, next: last.id }
    },
    async read({ holder: { tenantId } }, id) {
      const report = isUuid(id) ? await getReport(deps, tenantId, id) : undefined
      return report === undefined ? undefined : presentReport(report)
    },
  }
}

function conversations(deps: AgentToolDeps): Kind {
  return {
    async list(tenantId, after, limit) {
      const found = await listRecentConversations(deps, tenantId)
      const start = found.findIndex(({ id }) => id === after) + 1
      const entries = found.slice(start, start + limit).map(conversationEntry)
      const last = found[start + limit - 1]
      return last === undefined || start + limit >= found.length ? { entries } : { entries, next: last.id }
    },
    async read({ holder: { tenantId } }, id) {
      const transcript = isUuid(id) ? await getTranscript(deps, tenantId, id) : undefined
      return transcript === undefined ? undefined : agentConversation(transcript)
    },
  }
}

const configSections: Kind = {
  list() {
    const { title, description, uriTemplate: uri } = agentResources.config_sections
    return { entries: [{ uri, name: 'config_sections', title, description }] }
  },
  read: ({ holder }, id) => (id === SECTIONS ? { sections: listConfigSections(holder) } : undefined),
}

function conversationEntry({ id, closed, lastMessageAt }: ConversationSummary) {
  const latest = lastMessageAt?.toISOString() ?? 'none'
  return {
    uri: `conversation://${id}`,
    name: id,
    title: 'Conversation',
    description: `Conversation, ${closed ? 'closed' : 'open'}, latest message ${latest}`,
  }
}

function agentConversation({ conversation, messages, truncated }: Transcript): AgentConversation {
  const { id, closed, locale, customerId, startedAt, lastMessageAt } = conversation
  return {
    conversation_id: id,
    status: closed ? 'closed' : 'open',
    locale,
    customer_id: customerId,
    started_at: startedAt.toISOString(),
    last_message_at: lastMessageAt?.toISOString() ?? null,
    messages: messages.map(message => ({
      message_id: message.id,
      role: message.role,
      text: message.text,
      blocks: (message.blocks ?? []) as AgentConversation['messages'][number]['blocks'],
      created_at: message.createdAt.toISOString(),
    })),
    truncated,
  }
}

/** The same error for an address that is unknown, malformed or of another workspace. */
function unknownUri() {
  return invalidParams({ field: 'uri', rule: 'enum' })
}

async function orUndefined<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined
    throw error
  }
}

function splitOnce(text: string, separator: string): [string, string] | [] {
  const at = text.indexOf(separator)
  return at === -1 ? [] : [text.slice(0, at), text.slice(at + separator.length)]
}
