import { useQueries, useQuery } from '@tanstack/react-query'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import { itemsOf } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

/** Something that waits for a person, with the page where it is done. */
export type Need = { text: string; path: string }
/** `operation`: that a user must be allowed to call. */
type Kind = { operation: AdminOperation; read: (from: string) => Promise<Need[]> }

/** At most this many are counted: of more, a person reads `100+`. */
const COUNTED = 100
const NAMED = 5

const KINDS: readonly Kind[] = [
  {
    operation: 'listHandoffs',
    read: async () => {
      const { items, nextCursor } = await admin.handoffs.listHandoffs({ state: 'waiting', limit: COUNTED })
      const words = ['visitor waits for a person', 'visitors wait for a person'] as const
      return needs(items.length, nextCursor !== null, '/handoffs?list=waiting', words)
    },
  },
  {
    operation: 'listMentions',
    read: async () => {
      const { items } = await admin.flows.listMentions({ limit: NAMED })
      return items.map(({ flowId, nodeId, author, text }) => ({
        text: `${author.name} mentions you: ${text.slice(0, 80)}`,
        path: `/flows/${flowId}?comments=yes${nodeId === null ? '' : `&node=${encodeURIComponent(nodeId)}`}`,
      }))
    },
  },
  {
    operation: 'countExecutions',
    read: async from => {
      const { failed } = (await admin.executions.countExecutions({ from })).statuses
      const words = ['execution failed in the last 7 days', 'executions failed in the last 7 days'] as const
      return needs(failed, false, '/executions?since=168h&status=failed', words)
    },
  },
  {
    operation: 'listFailedMessages',
    read: async () => {
      const { items, nextCursor } = await admin.failedMessages.listFailedMessages({ limit: COUNTED })
      const words = ['message failed in all its attempts', 'messages failed in all their attempts'] as const
      return needs(items.length, nextCursor !== null, '/failed-messages', words)
    },
  },
  {
    operation: 'listWebhookDeliveries',
    read: async from => {
      const dead = { status: 'dead', from, limit: COUNTED } as const
      const { items, nextCursor } = await admin.webhookDeliveries.listWebhookDeliveries(dead)
      const words = ['webhook delivery was given up', 'webhook deliveries were given up'] as const
      return needs(items.length, nextCursor !== null, '/webhook-deliveries?status=dead', words)
    },
  },
  {
    operation: 'listUnmatchedTexts',
    read: async () => {
      const { items, nextCursor } = await admin.flows.listUnmatchedTexts({ limit: COUNTED })
      const words = ['text of visitors matches no flow', 'texts of visitors match no flow'] as const
      return needs(items.length, nextCursor !== null, '/unmatched-texts', words)
    },
  },
  {
    operation: 'listKnowledgeGaps',
    read: async () => {
      const { items, nextCursor } = await admin.trainingSources.listKnowledgeGaps({ limit: COUNTED })
      const words = ['question of visitors has no answer', 'questions of visitors have no answer'] as const
      return needs(items.length, nextCursor !== null, '/knowledge-gaps', words)
    },
  },
  {
    operation: 'listConnections',
    read: async () => {
      const { items } = await admin.connections.listConnections({ limit: 200 })
      const failing = items.filter(({ health, status }) => health === 'failing' && status === 'active')
      return failing.slice(0, NAMED).map(({ id, name }) => ({
        text: `${name} fails, or needs consent again`,
        path: `/connections/${id}`,
      }))
    },
  },
  { operation: 'listFlows', read: changedFlows },
]

function needs(count: number, isMore: boolean, path: string, [one, several]: readonly [string, string]): Need[] {
  if (count === 0) return []
  return [{ text: `${count}${isMore ? '+' : ''} ${count === 1 && !isMore ? one : several}`, path }]
}

/** Live flows whose visitors get something else than the draft. */
async function changedFlows(): Promise<Need[]> {
  const found: Need[] = []
  const read = async (from: { cursor?: string }) =>
    await admin.flows.listFlows({ ...from, status: 'published', limit: 200 })
  for await (const { id, name, unpublishedChanges } of itemsOf(read)) {
    if (unpublishedChanges) found.push({ text: `${name} has changes that are not published`, path: `/flows/${id}` })
    if (found.length === NAMED) break
  }
  return found
}

/** What the user can see to: undefined until all of it is known. */
export function useNeeds(may: (operation: AdminOperation) => boolean, from: string) {
  return useQueries({
    queries: KINDS.filter(({ operation }) => may(operation)).map(({ operation, read }) => ({
      queryKey: keyOf('needs', operation, from),
      queryFn: async () => await read(from),
    })),
    combine: results => ({
      error: results.find(({ error }) => error !== null)?.error ?? null,
      needs: results.every(({ data }) => data !== undefined) ? results.flatMap(({ data = [] }) => data) : undefined,
    }),
  })
}

/** The latest versions that were published, newest first, from the audit log. */
export const usePublishes = (from: string) =>
  useQuery({
    queryKey: keyOf('publishes', from),
    queryFn: async () => (await admin.audit.listAuditEntries({ action: 'flow.publish', from, limit: NAMED })).items,
  })
