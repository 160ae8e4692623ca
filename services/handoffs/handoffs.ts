import {
  handoffOrder,
  OLDEST_NOTE_FIRST,
  type Handoff,
  type HandoffFilter,
  type HandoffNote,
} from '../../adapters/stores/handoffs/handoffs.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Block, HandoffWait } from '../../domain/engine/snapshot.ts'
import type { PersonAct } from '../../domain/engine/stimulus.ts'
import { unknownValue } from '../../domain/refusal.ts'
import { auditActor, personOf, type AdminCaller, type StoredReply } from '../admin/caller.ts'
import { changeOnce, found, type ChangeDeps, type Target } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import type { Reply } from '../engine/turns.ts'
import { actOn, handoffNow, taken, type Act, type HandoffDeps } from './acts.ts'
import { filesForReply } from './files.ts'

export type { Handoff, HandoffDeps, HandoffNote }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** What was said is searched only for those who may read it. In the order of `handoffOrder`. */
export async function listHandoffs(
  { knex }: ReadDeps,
  { tenantId, permissions }: AdminCaller,
  { limit, cursor, search, ...others }: ListQuery & Omit<HandoffFilter, 'search'> & { search?: string | undefined },
): Promise<ListPage<Handoff>> {
  const said = permissions.has('service.conversations.view')
  const filter = { ...others, ...(search === undefined ? {} : { search: { text: search, said } }) }
  return await listPage(
    filter.progress === 'ended' ? 'ended handoffs' : 'handoffs',
    handoffOrder(filter),
    { limit, cursor },
    async window => await forTenant(knex, tenantId).handoffs.page(filter, window),
  )
}

/** @throws Refusal `not_found` */
export async function getHandoff(deps: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<Handoff> {
  return await handoffNow(deps, tenantId, id)
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` where somebody else has it, or it has ended */
export async function claimHandoff(deps: HandoffDeps, caller: AdminCaller, target: Target): Promise<Handoff> {
  const person = personOf(caller)
  return await changed(deps, caller, 'claim', target, ({ claimedBy }) =>
    claimedBy?.id === person.id ? undefined : { type: 'claim', person },
  )
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for a handoff that has ended, `validation_failed` for
 * a user that is unknown or inactive
 */
export async function assignHandoff(
  deps: HandoffDeps,
  caller: AdminCaller,
  target: Target,
  userId: string,
): Promise<Handoff> {
  const { handoffs, users } = forTenant(deps.knex, caller.tenantId)
  found(await handoffs.find(target.id))
  const user = await users.find({ id: userId })
  if (user?.active !== true) throw unknownValue('userId', 'There is no such active user')
  const person = { id: user.id, name: user.name }
  return await changed(deps, caller, 'assign', target, ({ claimedBy }) =>
    claimedBy?.id === person.id
      ? undefined
      : { type: 'claim', person, ...(claimedBy === null ? {} : { from: claimedBy.id }) },
  )
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` where it is not the caller's, or has ended */
export async function releaseHandoff(deps: HandoffDeps, caller: AdminCaller, target: Target): Promise<Handoff> {
  return await changed(deps, caller, 'release', target, wait => {
    requireOwn(caller, wait)
    return { type: 'release' }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` where it is somebody else's, or has ended */
export async function handBackHandoff(
  deps: HandoffDeps,
  caller: AdminCaller,
  target: Target,
  outcome: string,
): Promise<Handoff> {
  return await changed(deps, caller, 'hand_back', target, wait => {
    requireOwn(caller, wait)
    return { type: 'hand_back', outcome }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` where it is somebody else's, or has ended */
export async function closeHandoff(deps: HandoffDeps, caller: AdminCaller, target: Target): Promise<Handoff> {
  return await changed(deps, caller, 'close', target, wait => {
    requireOwn(caller, wait)
    return { type: 'close' }
  })
}

/**
 * @param answer the reply of the operation, which is stored under its Idempotency-Key with the message
 * @throws Refusal `not_found`, `conflict` where somebody else has the conversation, or the handoff has ended,
 * `validation_failed` for files that it cannot take
 */
export async function replyToHandoff<Answer extends StoredReply>(
  deps: HandoffDeps,
  caller: AdminCaller,
  { id, text, files }: { id: string; text: string; files: readonly string[] },
  answer: (message: Block) => Answer,
): Promise<Answer> {
  const { keyLease } = caller
  const reply = await actOn(deps, caller.tenantId, {
    target: { id, ifMatch: undefined },
    decide: async () => {
      // Looked up for each attempt: a reply in between may have taken them.
      const attached = await filesForReply(deps, caller.tenantId, id, files)
      const reply = { type: 'reply' as const, person: personOf(caller), text }
      return attached.length === 0 ? reply : { ...reply, files: attached }
    },
    audit: auditOf(deps, caller, 'reply', id),
    keyLease: keyLease && { ...keyLease, seal: reply => keyLease.seal(answer(lastBlock(reply as Reply))) },
  })
  return answer(lastBlock(reply))
}

/** Oldest first. @throws Refusal `not_found` */
export async function listHandoffNotes(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  query: ListQuery,
): Promise<ListPage<HandoffNote>> {
  const { handoffs } = forTenant(knex, tenantId)
  found(await handoffs.find(id))
  return await listPage('handoff notes', OLDEST_NOTE_FIRST, query, async window => await handoffs.notes(id, window))
}

/** @throws Refusal `not_found` */
export async function addHandoffNote(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, text }: { id: string; text: string },
  answer: (note: HandoffNote) => StoredReply,
): Promise<HandoffNote> {
  return await changeOnce(deps, caller, { action: 'handoff.note', answer }, async ({ handoffs }) => {
    const { queue } = found(await handoffs.find(id))
    const note = { id: deps.newId(), text, createdAt: deps.clock.now() }
    await handoffs.addNote({ ...note, handoffId: id, authorId: caller.user.id })
    return {
      result: { ...note, author: personOf(caller) },
      resource: { type: 'handoff', id, name: queue },
      before: null,
      after: null,
    }
  })
}

async function changed(
  deps: HandoffDeps,
  caller: AdminCaller,
  verb: PersonAct['type'] | 'assign',
  target: Target,
  decide: Act['decide'],
): Promise<Handoff> {
  await actOn(deps, caller.tenantId, { target, decide, audit: auditOf(deps, caller, verb, target.id) })
  return await handoffNow(deps, caller.tenantId, target.id)
}

/** Written in the commit of the turn. What was said is in the conversation only. */
function auditOf({ newId, clock }: HandoffDeps, caller: AdminCaller, verb: string, id: string): Act['audit'] {
  return {
    entry: {
      id: newId(),
      action: `handoff.${verb}`,
      actor: auditActor(caller),
      subject: { type: 'handoff', id, name: null },
      details: { requestId: caller.requestId },
      now: clock.now(),
    },
    committed: false,
  }
}

/** @throws Refusal `conflict` for the handoff of somebody else, unless the caller may assign it */
function requireOwn({ user, permissions }: AdminCaller, { claimedBy }: HandoffWait): void {
  if (claimedBy !== null && claimedBy.id !== user.id && !permissions.has('service.handoffs.assign')) throw taken()
}

function lastBlock(reply: Reply | undefined): Block {
  const block = reply?.blocks.at(-1)
  if (block === undefined) throw new Error('a reply of a person left no block')
  return block
}
