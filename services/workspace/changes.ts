import { TYPING, VIEWERS, type Change } from '../../adapters/postgres/notifications.ts'
import type { components } from '../../generated/types/admin.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { follow, takeUserSlot, type FollowDeps } from '../admin/following.ts'
import type { OpenStream } from '../admin/streams.ts'

export type WorkspaceChange = components['schemas']['WorkspaceChange']
type Resource = Exclude<WorkspaceChange['resource'], 'everything'>

/** The announced resource of a table's changes, and the permission to read it. */
const ANNOUNCED: Readonly<Record<string, { resource: Resource; permission: string }>> = {
  canned_answers: { resource: 'canned_answers', permission: 'service.handoffs.view' },
  config_values: { resource: 'configuration', permission: 'service.config' },
  connections: { resource: 'connections', permission: 'service.connections.view' },
  engine_tokens: { resource: 'engine_tokens', permission: 'service.engine_tokens.view' },
  flow_comments: { resource: 'flow_comments', permission: 'service.flows.view' },
  flow_drafts: { resource: 'flow_drafts', permission: 'service.flows.view' },
  flow_layouts: { resource: 'flow_layouts', permission: 'service.flows.view' },
  flows: { resource: 'flows', permission: 'service.flows.view' },
  forms: { resource: 'forms', permission: 'service.forms.view' },
  goals: { resource: 'goals', permission: 'service.insights.analytics' },
  handoffs: { resource: 'handoffs', permission: 'service.handoffs.view' },
  hosted_pages: { resource: 'hosted_pages', permission: 'service.hosted_pages.view' },
  inbound_webhooks: { resource: 'inbound_webhooks', permission: 'service.inbound_webhooks.view' },
  keys: { resource: 'keys', permission: 'service.keys.view' },
  prices: { resource: 'prices', permission: 'service.insights.analytics' },
  queues: { resource: 'queues', permission: 'service.handoffs.view' },
  roles: { resource: 'roles', permission: 'service.roles.view' },
  users: { resource: 'users', permission: 'service.users.view' },
  [TYPING.visitor]: { resource: 'visitor_typing', permission: 'service.handoffs.view' },
  [VIEWERS]: { resource: 'flow_viewers', permission: 'service.flows.view' },
  tenants: { resource: 'workspace', permission: 'service.workspace.view' },
}

/** What is announced again soon, and is in no other place: it is dropped where there is too much. */
const UNSTORED: ReadonlySet<string> = new Set(['visitor_typing', 'flow_viewers'] satisfies Resource[])

/** Changes within this time are sent together: otherwise an import would wake all readers for each row. */
const GATHERED_MS = 200
/** More resources than this are announced as everything. */
const MOST_AT_ONCE = 50
const LOOKS_MS = 5_000
/** A busy workspace would have the credentials of all its readers read for every change. */
const ADMITTED_FOR_MS = 2_000

/** @throws Refusal `rate_limited` */
export function followChanges(
  deps: FollowDeps,
  { tenantId, user, ...caller }: AdminCaller,
): OpenStream<WorkspaceChange> {
  const release = takeUserSlot(deps, user.id)
  let { permissions } = caller
  let waiting = everything()
  const enqueue = (change: WorkspaceChange) => {
    const { resource, id, viewer } = change
    if (waiting.size >= MOST_AT_ONCE) waiting = UNSTORED.has(resource) ? waiting : everything()
    else if (!waiting.has('everything')) waiting.set(`${resource} ${id} ${viewer?.userId ?? ''}`, change)
  }
  const isRelevant = (change: Change): boolean => {
    if (change.kind === 'everything') {
      waiting = everything()
      return true
    }
    const announced = ANNOUNCED[change.table]
    const isOwn = change.tenantId === tenantId || change.tenantId === null
    if (announced === undefined || !isOwn || !permissions.has(announced.permission)) return false
    const { tenantId: of, id, viewer } = change
    enqueue({ resource: announced.resource, id: of === null ? null : id, ...(viewer === undefined ? {} : { viewer }) })
    return true
  }
  const poll = () => {
    const items = [...waiting.values()]
    waiting = new Map()
    return Promise.resolve({ items })
  }
  return follower =>
    follow(
      deps,
      { ...follower, userId: user.id },
      {
        poll,
        isRelevant,
        everyMs: LOOKS_MS,
        gatheredMs: GATHERED_MS,
        admittedForMs: ADMITTED_FOR_MS,
        onAdmitted: present => (permissions = present),
        release,
      },
    )
}

const everything = () => new Map<string, WorkspaceChange>([['everything', { resource: 'everything', id: null }]])
