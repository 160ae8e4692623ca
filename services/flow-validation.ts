import type { Pool } from '../adapters/postgres.ts'
import { findReferableCodes } from '../adapters/stores/runtime/flow-references.ts'
import { findFlow } from '../adapters/stores/runtime/flow-catalog.ts'
import type { Finding } from '../domain/flow-validation/finding.ts'
import { isPublishable, validateFlow } from '../domain/flow-validation/validate-flow.ts'
import type { JsonObject } from '../domain/json.ts'
import { Refusal } from '../domain/refusal.ts'
import { flow as validateSchema } from '../generated/schemas/validators.js'
import type { Publications } from './published.ts'

export type FlowValidation = { valid: boolean, findings: Finding[] }

/**
 * Everything that would keep the definition from being published in this workspace now; nothing is saved. `flowId` is the flow that it is a new
 * version of. @throws Refusal `not_found` when there is no such flow
 */
export async function validateDefinition({ db, publications }: { db: Pool, publications: Publications }, tenantId: string, definition: JsonObject, flowId: string | undefined): Promise<FlowValidation> {
  const [publication, codes, target] = await Promise.all([publications.of(tenantId), findReferableCodes(db, tenantId), flowId === undefined ? undefined : findFlow(db, tenantId, flowId)])
  if (flowId !== undefined && target === undefined) throw new Refusal('not_found', { message: 'No such flow' })
  const findings = validateFlow(definition, validateSchema, {
    hasForm: code => publication.forms.has(code),
    hasFlow: code => publication.flows.has(code),
    hasGoal: code => codes.goals.has(code),
    hasConnection: code => codes.connections.has(code),
    intentOwner: intent => {
      const owner = publication.intentsByName.get(intent)?.flow
      // A new version may rename its flow's code; its intents are still its own.
      return owner === undefined || owner.flowId === flowId ? undefined : owner.code
    },
  })
  return { valid: isPublishable(findings), findings }
}
