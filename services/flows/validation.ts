import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { error, inDocumentOrder, type Finding } from '../../domain/flow-validation/finding.ts'
import type { Workspace } from '../../domain/flow-validation/references.ts'
import { isPublishable, validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { flow as validateSchema } from '../../generated/schemas/validators.js'

export type FlowValidation = { valid: boolean; findings: Finding[] }

/** What flows of a workspace may name, by code, and which published flow owns which intent. */
export type Referable = {
  forms: Set<string>
  goals: Set<string>
  connections: Set<string>
  flows: Set<string>
  intentOwners: Map<string, string>
}

/**
 * As the database has it now.
 * @param without codes of flows that are to be left out, because they are about to change
 */
export async function findReferable(
  { flows, forms, goals, connections }: Pick<TenantStores, 'flows' | 'forms' | 'goals' | 'connections'>,
  without: ReadonlySet<unknown> = new Set(),
): Promise<Referable> {
  const [intents, published] = [await flows.intents(), await flows.publishedCodes()]
  return {
    forms: new Set(await forms.publishedCodes()),
    goals: codes(await goals.list({ status: 'active' })),
    connections: codes(await connections.list({ status: 'active' })),
    flows: new Set(published.filter(code => !without.has(code))),
    intentOwners: new Map(
      intents.filter(({ code }) => !without.has(code)).map(({ intentName, code }) => [intentName, code]),
    ),
  }
}

export function workspaceOf({ forms, goals, connections, flows, intentOwners }: Referable): Workspace {
  return {
    hasForm: code => forms.has(code),
    hasGoal: code => goals.has(code),
    hasConnection: code => connections.has(code),
    hasFlow: code => flows.has(code),
    intentOwner: intent => intentOwners.get(intent),
  }
}

/**
 * Everything that a publish of the definition would find in the workspace as it is.
 * @param code the flow's that it is a version of
 */
export async function findingsOf(
  stores: TenantStores,
  definition: JsonObject,
  code: string | undefined,
): Promise<Finding[]> {
  const findings = validateFlow(definition, validateSchema, workspaceOf(await findReferable(stores)))
  const named = definition['code']
  const renamed =
    code !== undefined && typeof named === 'string' && named !== code
      ? [error('/code', 'code_changed', `the code of the flow is ${code} for good`)]
      : []
  return inDocumentOrder(definition, [...findings, ...renamed])
}

/**
 * Everything that would keep the definition from being published in this workspace now; nothing is saved. `flowId` is
 * the flow that it is a new
 * version of. @throws Refusal `not_found` when there is no such flow
 */
export async function validateDefinition(
  { knex }: { knex: Database },
  tenantId: string,
  definition: JsonObject,
  flowId: string | undefined,
): Promise<FlowValidation> {
  const stores = forTenant(knex, tenantId)
  const target = flowId === undefined ? undefined : await stores.flows.find({ id: flowId })
  if (flowId !== undefined && target === undefined) throw new Refusal('not_found', { message: 'No such flow' })
  const findings = await findingsOf(stores, definition, target?.code)
  return { valid: isPublishable(findings), findings }
}

function codes(items: readonly { code: string }[]): Set<string> {
  return new Set(items.map(({ code }) => code))
}
