import type { Referable } from '../../adapters/stores/flows/versions.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { ALLOWED_HOSTS } from '../../domain/allowed-hosts.ts'
import { error, inDocumentOrder, type Finding } from '../../domain/flow-validation/finding.ts'
import type { Workspace } from '../../domain/flow-validation/references.ts'
import { isPublishable, validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Settings } from '../configuration/settings.ts'
import { flow as validateSchema } from '../../generated/schemas/validators.js'

export type FlowValidation = { valid: boolean; findings: Finding[] }

/**
 * The workspace that a definition is checked against.
 * @param without codes of flows that are to be left out, because they are about to change
 */
export function workspaceOf(
  { intents, flows, forms, goals, connections }: Referable,
  without: ReadonlySet<unknown> = new Set(),
): Workspace {
  const owner = new Map(intents.map(({ name, code }) => [name, code]))
  const unlessChanged = (code: string | undefined) => (without.has(code) ? undefined : code)
  return {
    hasForm: code => forms.includes(code),
    hasGoal: code => goals.includes(code),
    hasConnection: code => connections.includes(code),
    hasFlow: code => flows.includes(code) && !without.has(code),
    intentOwner: intent => unlessChanged(owner.get(intent)),
    codes: { flow: flows, form: forms, goal: goals, connection: connections },
  }
}

/**
 * Everything that a publish of the definition would find in the workspace. Calls of other hosts than `allowedHosts` are
 * warnings.
 * @param code the flow's that it is a version of
 */
export function findingsOf(
  referable: Referable,
  definition: JsonObject,
  code: string | undefined,
  allowedHosts: readonly string[] = [],
): Finding[] {
  const findings = validateFlow(definition, validateSchema, { ...workspaceOf(referable), allowedHosts })
  const named = definition['code']
  const renamed =
    code !== undefined && typeof named === 'string' && named !== code
      ? [error('/code', 'code_changed', `the code of the flow is ${code} for good`)]
      : []
  return inDocumentOrder(definition, [...findings, ...renamed])
}

/**
 * Everything that would keep the definition from being published in this workspace now; nothing is saved. `flowId` is
 * the flow that it is a new version of. @throws Refusal `not_found` when there is no such flow
 */
export async function validateDefinition(
  { knex, settings }: { knex: Database; settings: Settings },
  tenantId: string,
  definition: JsonObject,
  flowId: string | undefined,
): Promise<FlowValidation> {
  const stores = forTenant(knex, tenantId)
  const target = flowId === undefined ? undefined : await stores.flows.find({ id: flowId })
  if (flowId !== undefined && target === undefined) throw new Refusal('not_found', { message: 'No such flow' })
  const hosts = await settings.strings(tenantId, ALLOWED_HOSTS)
  const findings = findingsOf(await stores.flowVersions.referable(), definition, target?.code, hosts)
  return { valid: isPublishable(findings), findings }
}
