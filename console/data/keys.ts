import { useQuery } from '@tanstack/react-query'
import {
  itemsOf,
  type AdminFlow,
  type CreateKeyRequest,
  type CreatedKey,
  type PublishableKey,
  type PublishableKeyStatus,
  type UpdateKeyRequest,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

/** Maximum number of flows that are searched for intents of keys and questions. */
const FLOWS_LIMIT = 1_000

export const useKeys = (filter: { status?: PublishableKeyStatus }) =>
  useList(keyOf('keys', filter), filter, async from => await admin.keys.listKeys(from))

export const useKey = (keyId: string) =>
  useQuery({ queryKey: keyOf('key', keyId), queryFn: async () => await admin.keys.getKey({ keyId }) })

/** The flows that are live, sorted by code. */
export const usePublishedFlows = (enabled: boolean) =>
  useQuery({
    queryKey: keyOf('published flows'),
    enabled,
    queryFn: async () => {
      const flows: AdminFlow[] = []
      const read = async (from: { cursor?: string }) =>
        await admin.flows.listFlows({ ...from, status: 'published', limit: 200 })
      for await (const flow of itemsOf(read)) if (flows.push(flow) >= FLOWS_LIMIT) break
      return flows
    },
  })

/** `onCreated`: gets the signing secret of its webhook, which is shown once. */
export const useCreateKey = (onCreated: (created: CreatedKey) => void) =>
  useChange(async (body: CreateKeyRequest) => onCreated(await admin.keys.createKey(body)), {
    stale: [keysOf('keys')],
  })

const changeOf = (keyId: string) => ({
  known: (saved: PublishableKey) => keyOf('key', saved.id),
  stale: [keysOf('keys'), keyOf('key', keyId)],
})

export const useUpdateKey = (keyId: string) =>
  useChange(
    async ({ changes, etag }: { changes: UpdateKeyRequest; etag: string }) =>
      await admin.keys.updateKey({ keyId, ifMatch: etag, ...changes }),
    changeOf(keyId),
  )

export const useChangeKeyStatus = ({ id, etag }: PublishableKey, onChanged: () => void) =>
  useChange(
    async (status: PublishableKeyStatus) => await admin.keys.changeKeyStatus({ keyId: id, ifMatch: etag, status }),
    { ...changeOf(id), onSuccess: onChanged },
  )

export const useWebhookTest = (keyId: string) =>
  useChange(async () => await admin.webhookDeliveries.sendWebhookTestEvent({ keyId }))
