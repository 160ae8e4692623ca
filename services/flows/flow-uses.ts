import { flowsUsing, type UsingFlow } from '../../adapters/stores/flows/uses.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { referencesTo, type FlowReference, type UsedFlow } from '../../domain/flow-uses.ts'
import { isJsonObject } from '../../domain/json.ts'
import { liveThenDraft } from '../../domain/uses.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps } from '../admin/change.ts'
import { getConfigurationValues } from '../configuration/sections.ts'
import { readFlow } from './flows.ts'

/** `id`: of the flow, key or source. `through`: intent or event by which it reaches the flow. */
export type FlowUse = {
  kind: FlowReference['kind'] | 'quick_question' | 'key' | 'inbound_webhook'
  live: boolean
  id: string | null
  name: string
  code: string | null
  nodeId: string | null
  path: string
  through: string | null
}

type Deps = Pick<ChangeDeps, 'knex'>

const QUESTIONS = 'widget/quick_questions/questions'

/** The uses of a flow that the caller may view. @throws Refusal `not_found` */
export async function listFlowUses({ knex }: Deps, caller: AdminCaller, flowId: string): Promise<FlowUse[]> {
  const { tenantId, permissions } = caller
  const flow = await readFlow(knex, tenantId, flowId)
  const stores = forTenant(knex, tenantId)
  const flows = await flowsUsing(knex, tenantId, flowId, { code: flow.code, events: flow.events })
  return [
    ...flows.flatMap(using => usesOf(using, flow)),
    ...(permissions.has('service.config.widget.view') ? await questionsOf(knex, caller, flow) : []),
    ...(permissions.has('service.keys.view') ? await keysOf(stores, flow.intents) : []),
    ...(permissions.has('service.inbound_webhooks.view') ? await sourcesOf(stores, flow.events) : []),
  ]
}

/** References of the live version, and those that only the draft has. */
function usesOf({ id, code, name, ...definitions }: UsingFlow, flow: UsedFlow): FlowUse[] {
  return liveThenDraft(definitions, definition => referencesTo(definition, flow), keyOf).map(reference => ({
    ...reference,
    id,
    code,
    name,
  }))
}

/** Nodes move in their list, and are the same by their ids. */
function keyOf({ kind, nodeId, path, through }: FlowReference): string {
  return JSON.stringify([kind, nodeId ?? path, through])
}

async function questionsOf(
  knex: Deps['knex'],
  caller: AdminCaller,
  { id, code }: { id: string; code: string },
): Promise<FlowUse[]> {
  const { values } = await getConfigurationValues({ knex }, caller, { section: 'widget' })
  const rows = values.find(({ declared }) => declared.path === QUESTIONS)?.value
  return (Array.isArray(rows) ? rows : []).flatMap((row, index) => {
    if (!isJsonObject(row) || typeof row['assignedFlow'] !== 'string') return []
    const { assignedFlow, question } = row
    if (assignedFlow !== code && assignedFlow.toLowerCase() !== id) return []
    const name = typeof question === 'string' ? question : ''
    return [
      { ...OUTSIDE_FLOWS, kind: 'quick_question' as const, live: true, id: null, name, path: `/${index}/assignedFlow` },
    ]
  })
}

async function keysOf({ keys }: TenantStores, intents: readonly string[]): Promise<FlowUse[]> {
  return (await keys.list()).flatMap(({ id, name, status, intents: allowed }) =>
    (allowed ?? []).flatMap((intent, index) =>
      intents.includes(intent)
        ? [
            {
              ...OUTSIDE_FLOWS,
              kind: 'key' as const,
              live: status === 'active',
              id,
              name,
              path: `/intents/${index}`,
              through: intent,
            },
          ]
        : [],
    ),
  )
}

async function sourcesOf({ inboundWebhooks }: TenantStores, events: readonly string[]): Promise<FlowUse[]> {
  return (await inboundWebhooks.list())
    .filter(({ eventName }) => events.includes(eventName))
    .map(({ id, name, active, eventName }) => ({
      ...OUTSIDE_FLOWS,
      kind: 'inbound_webhook' as const,
      live: active,
      id,
      name,
      path: '/eventName',
      through: eventName,
    }))
}

const OUTSIDE_FLOWS = { code: null, nodeId: null, through: null }
