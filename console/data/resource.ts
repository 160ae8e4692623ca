import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemPage } from '../../sdk/index.ts'
import type { JsonObject } from '../parts/json.ts'
import type { Operation } from '../resource/operations.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

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
    ...(etag === undefined ? {} : { If_Match: etag }),
    ...(operation.body === undefined ? {} : { [operation.body.name]: body ?? {} }),
  })
}

/** Replies are cached under the name of their resource, by which changes are announced. */
const nameOf = ({ path: [resource = ''] }: Operation): string => resource.replaceAll('-', ' ')

/** The items of a list that match a filter, page by page. */
export const useItems = (list: Operation, parameters: Parameters, filter: JsonObject) =>
  useList(
    nameOf(list),
    { operation: list.id, parameters, filter },
    async from =>
      (await call(list, {
        parameters,
        filter: { ...filter, ...(from.cursor === undefined ? {} : { cursor: from.cursor }) },
      })) as ItemPage<JsonObject>,
  )

export const useItem = (detail: Operation, parameters: Parameters) =>
  useQuery({
    queryKey: [nameOf(detail), detail.id, parameters],
    queryFn: async () => (await call(detail, { parameters })) as JsonObject,
  })

/**
 * Calls an operation; the data of the page is reloaded afterwards. Its reply is passed only to `onReply`: a mutation's
 * result would be cached, and a reply may contain a secret.
 */
export function useCall(operation: Operation, onReply: (reply: unknown) => void) {
  const cache = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: async (given: Call) => onReply(await call(operation, given)),
    onSettled: () => void cache.invalidateQueries(),
  })
}
