import { useQuery } from '@tanstack/react-query'
import type { Shape } from '../../generated/console/catalog.ts'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import { useSession } from '../access/session.tsx'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

/** Something that flows name by its code. */
export type Named = { id: string; code: string; name: string }
type Kind = NonNullable<Shape['references']>

const LARGEST_PAGE = 200
const STALE_MS = 60_000

const LISTS: Readonly<Record<Kind, { operation: AdminOperation; read: () => Promise<Named[]> }>> = {
  form: {
    operation: 'listForms',
    read: async () => (await admin.forms.listForms({ limit: LARGEST_PAGE })).items.map(named),
  },
  flow: {
    operation: 'listFlows',
    read: async () => (await admin.flows.listFlows({ limit: LARGEST_PAGE })).items.map(named),
  },
  connection: {
    operation: 'listConnections',
    read: async () => (await admin.connections.listConnections({ limit: LARGEST_PAGE })).items.map(named),
  },
  goal: {
    operation: 'listGoals',
    read: async () => (await admin.goals.listGoals({ limit: LARGEST_PAGE })).items.map(named),
  },
  role: {
    operation: 'listRoles',
    read: async () =>
      (await admin.roles.listRoles({ limit: LARGEST_PAGE })).items.map(({ code, name }) => ({ id: code, code, name })),
  },
  permission: {
    operation: 'listPermissions',
    read: async () =>
      (await admin.roles.listPermissions()).items
        .filter(({ heldByEveryone }) => !heldByEveryone)
        .map(({ code, description }) => ({ id: code, code, name: description })),
  },
  key: {
    operation: 'listKeys',
    read: async () =>
      (await admin.keys.listKeys({ limit: LARGEST_PAGE })).items.map(({ id, name }) => ({ id, code: id, name })),
  },
  source: {
    operation: 'listTrainingSources',
    read: async () =>
      (await admin.trainingSources.listTrainingSources({ limit: LARGEST_PAGE })).items.map(({ id, name }) => ({
        id,
        code: id,
        name,
      })),
  },
  intent: {
    operation: 'listFlows',
    read: async () => {
      const { items } = await admin.flows.listFlows({ limit: LARGEST_PAGE })
      return items.flatMap(({ id, intents, name }) => intents.map(code => ({ id, code, name })))
    },
  },
  // No list of events is stored: those that start flows are known.
  event: {
    operation: 'listFlows',
    read: async () => {
      const { items } = await admin.flows.listFlows({ limit: LARGEST_PAGE })
      return [...new Set(items.flatMap(({ events }) => events))].map(code => ({ id: '', code, name: code }))
    },
  },
}

/** Possible targets of a field, by code; empty for users who may not view them: they type the code. */
export function useReferences(kind: Kind, enabled: boolean): readonly Named[] {
  const { may } = useSession()
  const { operation, read } = LISTS[kind]
  const { data } = useQuery({
    queryKey: keyOf('references', kind),
    enabled: enabled && may(operation),
    staleTime: STALE_MS,
    queryFn: read,
  })
  return data ?? []
}

function named({ id, code, name, title }: { id: string; code: string; name?: string; title?: string }): Named {
  return { id, code, name: name ?? title ?? code }
}
