import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemPage } from '../../sdk/index.ts'

/** A list of the admin API, page by page. `filter` and `name` together are its cache key. */
export function useList<Filter extends object, Item>(
  name: string,
  filter: Filter,
  read: (from: Filter & { cursor?: string }) => Promise<ItemPage<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey: [name, filter],
    queryFn: async ({ pageParam }) => await read(pageParam === null ? filter : { ...filter, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })
  return { ...query, items: query.data?.pages.flatMap(page => page.items) ?? [] }
}
