import { useQuery } from '@tanstack/react-query'
import { itemsOf, type ItemPage } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

const PAGE = 200

async function all<T>(read: (from: { cursor?: string }) => Promise<ItemPage<T>>): Promise<T[]> {
  const found: T[] = []
  for await (const item of itemsOf(read)) found.push(item)
  return found
}

/** All queues of the workspace, by their codes. */
export const useQueues = () =>
  useQuery({
    queryKey: keyOf('queue names'),
    queryFn: async () => await all(async from => await admin.handoffs.listQueues({ ...from, limit: PAGE })),
  })

/** All canned answers of the workspace, by their codes. */
export const useCannedAnswers = () =>
  useQuery({
    queryKey: keyOf('canned answers'),
    queryFn: async () => await all(async from => await admin.handoffs.listCannedAnswers({ ...from, limit: PAGE })),
  })

/** The active users of the workspace, by their names. `enabled`: whether the user may see them. */
export const useActiveUsers = (enabled: boolean) =>
  useQuery({
    queryKey: keyOf('user names'),
    enabled,
    queryFn: async () => {
      const users = await all(async from => await admin.users.listUsers({ ...from, limit: PAGE }))
      return users.filter(({ active }) => active).sort((one, other) => one.name.localeCompare(other.name))
    },
  })
