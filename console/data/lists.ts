import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { ItemPage } from '../../sdk/index.ts'

/** A list of the admin API, page by page. */
export function useList<Filter extends object, Item>(
  queryKey: QueryKey,
  filter: Filter,
  read: (from: Filter & { cursor?: string }) => Promise<ItemPage<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) => await read(pageParam === null ? filter : { ...filter, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })
  return { ...query, items: query.data?.pages.flatMap(page => page.items) ?? [] }
}
