import { useQuery } from '@tanstack/react-query'
import { itemsOf, type Queue } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

const PAGE = 200

/** All queues of the workspace, by their codes. */
export const useQueues = () =>
  useQuery({
    queryKey: keyOf('queue names'),
    queryFn: async () => {
      const queues: Queue[] = []
      for await (const queue of itemsOf(from => admin.handoffs.listQueues({ ...from, limit: PAGE }))) queues.push(queue)
      return queues
    },
  })

/** The active users of the workspace, by their names. `enabled`: whether the user may see them. */
export const useActiveUsers = (enabled: boolean) =>
  useQuery({
    queryKey: keyOf('user names'),
    enabled,
    queryFn: async () => {
      const people: { id: string; name: string }[] = []
      for await (const { id, name, active } of itemsOf(from => admin.users.listUsers({ ...from, limit: PAGE })))
        if (active) people.push({ id, name })
      return people.sort((one, other) => one.name.localeCompare(other.name))
    },
  })
