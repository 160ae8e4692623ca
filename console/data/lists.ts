import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { ItemPage } from '../../sdk/index.ts'

/** A list of the admin API, page by page. */
export function useList<Filter extends object, Page extends ItemPage<unknown>>(
  queryKey: QueryKey,
  filter: Filter,
  read: (from: Filter & { cursor?: string }) => Promise<Page>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) => await read(pageParam === null ? filter : { ...filter, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })
  const pages = query.data?.pages ?? []
  return { ...query, pages, items: pages.flatMap((page): Page['items'][number][] => page.items) }
}
