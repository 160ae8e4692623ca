import { useQuery } from '@tanstack/react-query'
import { isParleyError } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

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
