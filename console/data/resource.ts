import { useQuery } from '@tanstack/react-query'
import type { ItemPage, ListUsesKindEnum } from '../../sdk/index.ts'
import type { JsonObject } from '../parts/json.ts'
import type { Operation } from '../resource/operations.ts'
import { admin } from './admin.ts'
import { useSweepingChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, resourceKey } from './query-keys.ts'

type Parameters = Readonly<Record<string, string>>
export type Call = { parameters: Parameters; filter?: JsonObject; etag?: string | undefined; body?: JsonObject }
type Client = Readonly<Record<string, (input: object) => Promise<unknown>>>

/** Calls an operation of the admin API by its generated description. */
async function call(operation: Operation, { parameters, filter = {}, etag, body }: Call): Promise<unknown> {
  const client = (admin as unknown as Readonly<Record<string, Client>>)[operation.client]
  if (client?.[operation.id] === undefined) throw new Error(`the client has no ${operation.client}.${operation.id}`)
  return await client[operation.id]?.({
    ...parameters,
    ...filter,
    ...(etag === undefined ? {} : { ifMatch: etag }),
    ...body,
  })
}

/** The items of a list that match a filter, page by page. */
export const useItems = (list: Operation, parameters: Parameters, filter: JsonObject) =>
  useList(
    resourceKey(list.path, list.id, { parameters, filter }),
    filter,
    async from => (await call(list, { parameters, filter: from })) as ItemPage<JsonObject>,
  )

export const useItem = (detail: Operation, parameters: Parameters) =>
  useQuery({
    queryKey: resourceKey(detail.path, detail.id, parameters),
    queryFn: async () => (await call(detail, { parameters })) as JsonObject,
  })

/** Calls an operation. Its reply, which may contain a secret, is passed only to `onReply`. */
export const useCall = (operation: Operation, onReply: (reply: unknown) => void) =>
  useSweepingChange(async (given: Call) => onReply(await call(operation, given)))

export const useUpdate = (operation: Operation, parameters: Parameters) =>
  useSweepingChange(
    async ({ changes, etag }: { changes: JsonObject; etag: string }) =>
      await call(operation, { parameters, etag, body: changes }),
  )

/** What flows use, and where. */
export const useUses = (kind: ListUsesKindEnum, name: string) =>
  useQuery({
    queryKey: keyOf('uses', kind, name),
    queryFn: async () => (await admin.flows.listUses({ kind, name })).items,
  })
