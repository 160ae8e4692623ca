import { NEWEST_FIRST } from '../../adapters/postgres/keyset.ts'
import {
  BY_THREAD,
  type CommentPerson,
  type FlowComment,
  type NewFlowComment,
} from '../../adapters/stores/flow-comments/flow-comments.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { unknownValue } from '../../domain/refusal.ts'
import { permissionDenied, personOf, requirePermissions, type AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  rowToChange,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { CommentPerson, FlowComment }
/** `parentId`: any comment of the thread that is replied to. */
export type CommentInput = Pick<NewFlowComment, 'flowId' | 'nodeId' | 'text'> & {
  mentions: readonly string[]
  parentId: string | undefined
}
type CommentPatch = { text?: string | undefined; resolved?: boolean | undefined }
type CommentTarget = Target & { flowId: string }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Those of a flow, thread by thread, the newest last. @throws Refusal `not_found` for an unknown flow */
export async function listFlowComments(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  { status = 'open', ...query }: ListQuery & { status?: 'open' | 'all' | undefined },
): Promise<ListPage<FlowComment>> {
  const { flows, flowComments } = forTenant(knex, tenantId)
  found(await flows.find({ id: flowId }))
  return await listPage(
    `comments/${flowId}/${status}`,
    BY_THREAD,
    query,
    async window => await flowComments.ofFlow(flowId, status === 'open', window),
  )
}

/** Comments of open threads that mention the caller, newest first. */
export async function listMentions(
  { knex }: ReadDeps,
  { tenantId, user }: AdminCaller,
  query: ListQuery,
): Promise<ListPage<FlowComment>> {
  const { flowComments } = forTenant(knex, tenantId)
  return await listPage(
    `mentions/${user.id}`,
    NEWEST_FIRST,
    query,
    async window => await flowComments.mentioning(user.id, window),
  )
}

/** @throws Refusal `not_found` for an unknown flow, `validation_failed` for a person or a comment that is unknown */
export async function createFlowComment(
  deps: ChangeDeps,
  caller: AdminCaller,
  { flowId, nodeId, text, mentions, parentId }: CommentInput,
  answer: (created: FlowComment) => StoredReply,
): Promise<FlowComment> {
  return await changeOnce(deps, caller, { action: 'flow_comment.create', answer }, async stores => {
    const flow = found(await stores.flows.find({ id: flowId }))
    const parent = parentId === undefined ? undefined : await parentOf(stores, flowId, parentId)
    const id = deps.newId()
    const after = await stores.flowComments.insert({
      id,
      flowId,
      threadId: parent?.threadId ?? id,
      nodeId: parent === undefined ? nodeId : parent.nodeId,
      text,
      author: personOf(caller),
      mentions: await mentioned(stores, mentions),
    })
    return { result: after, resource: resourceOf(after, flow), before: null, after }
  })
}

/**
 * Only its author changes the text; whoever may edit the flow resolves and reopens a thread.
 * @throws Refusal `not_found`, `precondition_failed`, `permission_denied`, `validation_failed` if a reply is resolved
 */
export async function updateFlowComment(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, flowId, ifMatch }: CommentTarget,
  { text, resolved }: CommentPatch,
): Promise<FlowComment> {
  return await change(deps, caller, 'flow_comment.update', async ({ flows, flowComments }) => {
    const flow = found(await flows.find({ id: flowId }))
    const before = await rowToChange(flowComments, { id, flowId }, ifMatch)
    if (text !== undefined && before.author.id !== caller.user.id) throw permissionDenied('author')
    if (resolved !== undefined) {
      requirePermissions(caller, ['service.flows.manage'])
      if (before.threadId !== id) throw unknownValue('resolved', 'Only the first comment of a thread is resolved')
    }
    const after = await flowComments.change(before, { text, ...resolution(deps, caller, before, resolved) })
    return { result: after, resource: resourceOf(after, flow), before, after }
  })
}

/**
 * A thread goes with its first comment.
 * @throws Refusal `not_found`, `precondition_failed`, `permission_denied` for one of somebody else, unless the caller
 * may edit the flow
 */
export async function deleteFlowComment(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, flowId, ifMatch }: CommentTarget,
): Promise<void> {
  await change(deps, caller, 'flow_comment.delete', async ({ flows, flowComments }) => {
    const flow = found(await flows.find({ id: flowId }))
    const before = await rowToChange(flowComments, { id, flowId }, ifMatch)
    if (before.author.id !== caller.user.id) requirePermissions(caller, ['service.flows.manage'])
    await flowComments.delete(id)
    return { result: undefined, resource: resourceOf(before, flow), before, after: null }
  })
}

/** A thread that is resolved already keeps who resolved it. */
function resolution(
  { clock }: Pick<ChangeDeps, 'clock'>,
  caller: AdminCaller,
  { resolvedAt }: FlowComment,
  resolved: boolean | undefined,
): Partial<FlowComment> {
  if (resolved === undefined || resolved === (resolvedAt !== null)) return {}
  return resolved ? { resolvedAt: clock.now(), resolvedBy: personOf(caller) } : { resolvedAt: null, resolvedBy: null }
}

/** Locked, so that a reply is not written to a thread that is being deleted. */
async function parentOf({ flowComments }: TenantStores, flowId: string, id: string): Promise<FlowComment> {
  const parent = await flowComments.findForUpdate({ id, flowId })
  if (parent === undefined) throw unknownValue('parentId', 'The flow has no such comment')
  return parent
}

async function mentioned({ users }: TenantStores, ids: readonly string[]): Promise<CommentPerson[]> {
  const active = new Map((ids.length === 0 ? [] : await users.listActive(ids)).map(({ id, name }) => [id, name]))
  return [...new Set(ids)].map(id => {
    const name = active.get(id)
    if (name === undefined) throw unknownValue('mentions', 'There is no such active user')
    return { id, name }
  })
}

function resourceOf({ id }: FlowComment, { name }: { name: string }) {
  return { type: 'flow_comment', id, name }
}
