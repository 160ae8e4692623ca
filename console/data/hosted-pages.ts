import { useQuery } from '@tanstack/react-query'
import { itemsOf, type CreateHostedPageRequest, type HostedPage } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { keyOf, keysOf } from './query-keys.ts'

/** The pages that begin with one of these intents. */
export const useHostedPagesOf = (intents: readonly string[]) =>
  useQuery({
    queryKey: keyOf('hosted pages', intents),
    queryFn: async () => {
      const found: HostedPage[] = []
      const read = async (from: { cursor?: string }) => await admin.hostedPages.listHostedPages({ ...from, limit: 200 })
      for await (const page of itemsOf(read)) if (intents.includes(page.intent)) found.push(page)
      return found
    },
  })

/** How many hosted pages there are, up to two; undefined while it is not known, or not asked for. */
export const useHostedPageCount = (asked: boolean) =>
  useQuery({
    queryKey: keyOf('hosted page count'),
    enabled: asked,
    queryFn: async () => (await admin.hostedPages.listHostedPages({ limit: 2 })).items.length,
  }).data

export const useCreateHostedPage = () =>
  useChange(async (body: CreateHostedPageRequest) => await admin.hostedPages.createHostedPage(body), {
    stale: [keysOf('hosted pages'), keysOf('hosted page count')],
  })
