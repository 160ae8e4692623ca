import { useQuery } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

/** Whether the deployment sends mail: actions that depend on it are offered only then. */
export function useMailServer(): boolean {
  const { data } = useQuery({
    queryKey: keyOf('mail server'),
    staleTime: Infinity,
    queryFn: async () => (await admin.session.probeSession()).mail,
  })
  return data === true
}
