import { useQuery } from '@tanstack/react-query'
import type { CompleteConnectionGrantRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange, useSweepingChange } from './change.ts'
import { keyOf } from './query-keys.ts'

/** Who has connected a connection. It is read again when the person comes back from the window of the service. */
export const useConnectionGrant = (connectionId: string, etag: string) =>
  useQuery({
    queryKey: keyOf('connection grant', connectionId, etag),
    queryFn: async () => await admin.connections.getConnectionGrant({ connectionId }),
    refetchOnWindowFocus: 'always',
  })

/** Takes the scopes to ask for. The reply has the address of the service's page. */
export const useRequestGrant = (connectionId: string) =>
  useChange(
    async (scope: string | undefined) =>
      await admin.connections.requestConnectionGrant({ connectionId, ...(scope === undefined ? {} : { scope }) }),
  )

export const useCompleteGrant = () =>
  useSweepingChange(
    async (answer: CompleteConnectionGrantRequest) => await admin.connections.completeConnectionGrant(answer),
  )

export const useDeleteGrant = (connectionId: string) =>
  useSweepingChange(
    async (etag: string) => await admin.connections.deleteConnectionGrant({ connectionId, ifMatch: etag }),
  )
