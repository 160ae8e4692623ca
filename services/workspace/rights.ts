import type { Role, User } from '../../adapters/stores/people/people.ts'
import type { TenantStores } from '../../adapters/stores/tenant.ts'
import { BUILT_IN_ROLES, isPermission } from '../../domain/permissions.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { WorkspaceFile } from '../../generated/schemas/workspace.ts'
import type { Change } from './types.ts'
import { requirePermissions, type AdminCaller } from '../admin/caller.ts'
import { requireNoMoreThan } from '../admin/rights.ts'

/** The permission to view a part of a workspace file; `config` has one for each of its sections. */
const VIEWED_WITH: Readonly<Partial<Record<keyof WorkspaceFile, string>>> = {
  roles: 'service.roles.view',
  users: 'service.users.view',
  keys: 'service.keys.view',
  flows: 'service.flows.view',
  forms: 'service.forms.view',
  goals: 'service.insights.analytics',
  prices: 'service.insights.analytics',
  queues: 'service.handoffs.view',
  cannedAnswers: 'service.handoffs.view',
  connections: 'service.connections.view',
  connectionTemplates: 'service.connections.view',
  sources: 'service.training.view',
  inboundWebhooks: 'service.inbound_webhooks.view',
  hostedPages: 'service.hosted_pages.view',
}

/** The file as far as the caller may view the workspace, and the parts that were left out. */
export function visibleParts(caller: AdminCaller, file: WorkspaceFile): { file: WorkspaceFile; omitted: string[] } {
  const { permissions } = caller
  const omitted: string[] = []
  const shown = Object.entries(file).filter(([part]) => {
    const permission = VIEWED_WITH[part as keyof WorkspaceFile]
    const visible = part !== 'config' && (permission === undefined || permissions.has(permission))
    if (!visible && part !== 'config') omitted.push(part)
    return visible
  })
  const config = Object.entries(file.config ?? {}).map(([scope, values]) => {
    if (scope !== 'tenant' && !caller.isSuperAdmin) {
      omitted.push(`config/${scope}`)
      return [scope, {}] as const
    }
    const entries = Object.entries(values as Record<string, unknown>)
    const hidden = entries.map(([path]) => sectionOf(path)).filter(section => !permissions.has(viewing(section)))
    omitted.push(...new Set(hidden.map(section => `config/${section}`)))
    return [scope, Object.fromEntries(entries.filter(([path]) => !hidden.includes(sectionOf(path))))] as const
  })
  const filled = Object.fromEntries(config.filter(([, values]) => Object.keys(values).length > 0))
  return {
    file: {
      ...(Object.fromEntries(shown) as unknown as WorkspaceFile),
      ...(Object.keys(filled).length > 0 ? { config: filled } : {}),
    },
    omitted,
  }
}

const sectionOf = (path: string): string => path.slice(0, path.indexOf('/'))
const viewing = (section: string): string => `service.config.${section}.view`

/** The people of a workspace before a file was applied. */
export type People = { users: readonly User[]; roles: readonly Role[]; activeAdmins: number }

export async function peopleOf({ users, roles }: TenantStores): Promise<People> {
  return {
    users: await users.list(),
    roles: await roles.list(),
    activeAdmins: await users.countActive(BUILT_IN_ROLES),
  }
}

/**
 * Checks the changes of a file within the transaction against the rights that each change requires.
 * @throws Refusal `permission_denied`, `conflict` if the last admin is lost or the caller deactivated
 */
export async function requireRights(
  caller: AdminCaller,
  stores: TenantStores,
  before: People,
  changes: readonly Change[],
): Promise<void> {
  requirePermissions(caller, changes.flatMap(permissionsFor))
  if (!changes.some(({ kind }) => kind === 'role' || kind === 'user' || kind === 'token')) return
  const after = await peopleOf(stores)
  const changedRoles = new Set(changes.filter(({ kind }) => kind === 'role').map(({ code }) => code))
  const held = [...before.roles, ...after.roles].filter(({ code }) => changedRoles.has(code))
  requirePermissions(caller, held.flatMap(({ permissions }) => permissions).filter(isPermission))
  const changedUsers = [...before.users, ...after.users].filter(({ email }) =>
    changes.some(({ kind, code }) => (kind === 'user' && code === email) || code.startsWith(`${email}/`)),
  )
  await requireNoMoreThan(
    caller,
    stores,
    changedUsers.flatMap(({ roles }) => roles),
  )
  if (before.activeAdmins > 0 && after.activeAdmins === 0)
    throw new Refusal('conflict', { message: 'The workspace would be left without an active admin' })
  if (after.users.some(({ id, active }) => id === caller.user.id && !active))
    throw new Refusal('conflict', { message: 'Users cannot deactivate themselves' })
}

/** As for the operation that makes this change alone. */
function permissionsFor({ kind, code, action }: Change): string[] {
  switch (kind) {
    case 'organization':
      return ['super_admin']
    case 'workspace':
      return ['service.workspace.manage']
    case 'role':
      return ['service.roles.manage']
    case 'user':
    case 'token':
      return ['service.users.manage']
    case 'key':
      return ['service.keys.manage']
    case 'flow':
    case 'form':
      return [`service.${kind}s.manage`, ...(action === 'published' ? [`service.${kind}s.publish`] : [])]
    case 'layout':
    case 'tests':
      return ['service.flows.manage']
    case 'config':
      return [`service.config.${code.split('/')[1] ?? ''}.manage`]
    case 'goal':
      return ['service.insights.goals.manage']
    case 'price':
      return ['service.insights.prices.manage']
    case 'queue':
      return ['service.queues.manage']
    case 'cannedAnswer':
      return ['service.canned_answers.manage']
    case 'connection':
    case 'connectionTemplate':
      return ['service.connections.manage']
    case 'source':
      return ['service.training.manage']
    case 'inboundWebhook':
      return ['service.inbound_webhooks.manage']
    case 'hostedPage':
      return ['service.hosted_pages.manage']
  }
}
