import { useMutation, useQueryClient } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

export const useEngineTokens = () =>
  useList('engine tokens', {}, async from => await admin.engineTokens.listEngineTokens(from))

export function useRevokeEngineToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (engineTokenId: string) => await admin.engineTokens.revokeEngineToken({ engineTokenId }),
    onSuccess: async () => await cache.invalidateQueries({ queryKey: ['engine tokens'] }),
  })
}
