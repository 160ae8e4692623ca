import { useQuery } from '@tanstack/react-query'
import { itemsOf, type AdminFlow, type PublishableKeyStatus } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

/** Maximum number of flows that are searched for intents of keys and questions. */
const FLOWS_LIMIT = 1_000

export const useKeys = (filter: { status?: PublishableKeyStatus }) =>
  useList('keys', filter, async from => await admin.keys.listKeys(from))

export const useKey = (keyId: string) =>
  useQuery({ queryKey: ['key', keyId], queryFn: async () => await admin.keys.getKey({ keyId }) })

/** The flows that are live, sorted by code. */
export const usePublishedFlows = (enabled: boolean) =>
  useQuery({
    queryKey: ['published flows'],
    enabled,
    queryFn: async () => {
      const flows: AdminFlow[] = []
      const read = async (from: { cursor?: string }) =>
        await admin.flows.listFlows({ ...from, status: 'published', limit: 200 })
      for await (const flow of itemsOf(read)) if (flows.push(flow) >= FLOWS_LIMIT) break
      return flows
    },
  })
