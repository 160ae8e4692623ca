import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { useDebounced } from './debounced.ts'
import { keyOf } from './query-keys.ts'

/** Shorter texts match too much. */
export const SHORTEST_SEARCH = 2

/** Search results of the workspace for a text, after a pause in typing. */
export function useSearch(typed: string) {
  const text = useDebounced(typed.trim(), 250)
  return useQuery({
    queryKey: keyOf('search', text),
    enabled: text.length >= SHORTEST_SEARCH,
    placeholderData: keepPreviousData,
    queryFn: async () => (await admin.workspace.searchWorkspace({ text })).items,
  })
}
