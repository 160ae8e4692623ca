import { useQuery } from '@tanstack/react-query'
import {
  isParleyError,
  type ConnectionOperation,
  type ProposeCallArgumentsRequest,
  type PutConnectionDocumentRequest,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange, useSweepingChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf } from './query-keys.ts'
import { useReferences } from './references.ts'

/** Operations that are offered at once; a search finds the others. */
const OFFERED = 100
const STALE_MS = 60_000

/** The document of a connection; null while it has none. */
export const useConnectionDocument = (connectionId: string) =>
  useQuery({
    queryKey: keyOf('connection document', connectionId),
    queryFn: async () =>
      await admin.connections.getConnectionDocument({ connectionId }).catch((error: unknown) => {
        if (isParleyError(error, 'not_found')) return null
        throw error
      }),
  })

type Put = { etag: string; given: PutConnectionDocumentRequest }

/** The reply tells what the document changes. */
export const usePutDocument = (connectionId: string) =>
  useSweepingChange(
    async ({ etag, given }: Put) =>
      await admin.connections.putConnectionDocument({
        connectionId,
        ifMatch: etag,
        ...given,
      }),
  )

/** Lists the tools of an MCP server; the reply tells what has changed. */
export const useRefreshTools = (connectionId: string) =>
  useSweepingChange(
    async (etag: string) => await admin.connections.refreshConnectionDocument({ connectionId, ifMatch: etag }),
  )

/** Tools that are not as they were. */
export const useHeldOperations = (connectionId: string) =>
  useList(
    keyOf('held operations', connectionId),
    { connectionId },
    async from => await admin.connections.listHeldOperations(from),
  )

type Accepted = { etag: string; operations: string[] }

export const useAcceptHeld = (connectionId: string) =>
  useSweepingChange(
    async ({ etag, operations }: Accepted) =>
      await admin.connections.acceptHeldOperations({
        connectionId,
        ifMatch: etag,
        operations,
      }),
  )

export const useDeleteDocument = (connectionId: string) =>
  useSweepingChange(
    async (etag: string) => await admin.connections.deleteConnectionDocument({ connectionId, ifMatch: etag }),
  )

/** Operations of the connection with this code, first those that contain the text; none while it is undefined. */
export function useOperations(code: string | undefined, text: string): readonly ConnectionOperation[] {
  const found = useOperationQuery(code, { limit: OFFERED, ...(text === '' ? {} : { search: text }) })
  const all = useOperationQuery(code, { limit: OFFERED })
  const ids = new Set(found.map(({ id }) => id))
  return [...found, ...all.filter(({ id }) => !ids.has(id))]
}

/** One operation of the connection with this code; undefined while it is not known. */
export function useOperation(code: string | undefined, id: string | undefined): ConnectionOperation | undefined {
  return useOperationQuery(id === undefined ? undefined : code, { operation: id, limit: 1 })[0]
}

/** Asks a model for the arguments of an operation of the connection with this code. */
export function useArgumentsProposal(code: string) {
  const connection = useReferences('connection', true).find(known => known.code === code)
  return useChange(
    async (order: ProposeCallArgumentsRequest) =>
      await admin.connections.proposeCallArguments({
        connectionId: connection?.id ?? '',
        ...order,
      }),
  )
}

type Query = { limit: number; search?: string; operation?: string | undefined }

function useOperationQuery(code: string | undefined, query: Query): readonly ConnectionOperation[] {
  const connection = useReferences('connection', code !== undefined).find(known => known.code === code)
  const { data } = useQuery({
    queryKey: keyOf('connection operations', connection?.id, query),
    enabled: connection !== undefined && code !== undefined,
    staleTime: STALE_MS,
    queryFn: async () =>
      (await admin.connections.listConnectionOperations({ connectionId: connection?.id ?? '', ...query })).items,
  })
  return data ?? []
}
