import type { Pool } from '../../adapters/postgres/pool.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal, unknownValue } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { recordAction, type ChangeDeps } from '../admin/change.ts'
import { usableModel } from '../calls/agent-call.ts'
import type { Settings } from '../configuration/settings.ts'
import { documentResource, getDocument, getDraft } from '../documents/documents.ts'
import { flowKind } from '../flows/publishing.ts'
import type { StreamSlots } from '../stream-slots.ts'

export type AuthoringDeps = ChangeDeps & {
  db: Pool
  secretBox: SecretBox
  settings: Settings
  streamSlots: StreamSlots
}

/** What a person asks of a model. `definition`: the proposal to continue on; undefined for the stored draft. */
export type AuthorOrder = {
  flowId: string
  request: string
  earlier: readonly string[]
  definition: JsonObject | undefined
  connection: string
  model: string
}

export type AuthorSession = {
  id: string
  order: AuthorOrder
  flow: { id: string; code: string }
  /** As it was stored at the start. */
  draft: JsonObject
  /** The proposal at the start. */
  definition: JsonObject
  /** In micro-USD; 0 sets no limit. */
  budgetMicros: number
  /** Lets the next one begin. */
  release: () => void
}

const AUTHORS_PER_WORKSPACE = 5
const RETRY_AFTER_S = 30

/**
 * Admits a request, which occupies its slot until it is released; the audit log has it.
 * @throws Refusal `not_found`, `conflict`, `rate_limited`, `validation_failed` for a connection or a model
 */
export async function openSession(
  deps: AuthoringDeps,
  caller: AdminCaller,
  order: AuthorOrder,
): Promise<AuthorSession> {
  const { tenantId } = caller
  const { flowId, connection, model } = order
  const { definition } = await getDraft(flowKind, deps, caller, flowId)
  const draft = definition as JsonObject
  const flow = await getDocument(flowKind, deps.knex, tenantId, flowId)
  const usable = await usableModel(deps, tenantId, order)
  if ('problem' in usable) throw unknownValue(usable.field, usable.problem)
  const budget = await deps.settings.value(tenantId, 'agents/budgets/conversation_cost_micros')
  const release = takeSlot(deps, caller, flowId)
  try {
    await recordAction(deps, caller, 'flow.author', documentResource(flowKind, flow), { connection, model })
  } catch (error) {
    release()
    throw error
  }
  return {
    id: deps.newId(),
    order,
    flow: { id: flow.id, code: flow.code },
    draft,
    definition: order.definition ?? draft,
    budgetMicros: Number(budget),
    release,
  }
}

function takeSlot({ streamSlots }: AuthoringDeps, { tenantId, user }: AdminCaller, flowId: string): () => void {
  return streamSlots.take('admin', [
    {
      subject: `author ${user.id} ${flowId}`,
      atMost: 1,
      refusal: () => new Refusal('conflict', { message: 'A model is at work on this flow for you already' }),
    },
    {
      subject: `authors ${tenantId}`,
      atMost: AUTHORS_PER_WORKSPACE,
      refusal: () =>
        new Refusal('rate_limited', {
          headers: { 'Retry-After': String(RETRY_AFTER_S) },
          message: `At most ${AUTHORS_PER_WORKSPACE} authors at a time`,
        }),
    },
  ])
}
