import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import type { Finding, FindingCode } from '../../domain/flow-validation/finding.ts'
import { isPublishable } from '../../domain/flow-validation/validate-flow.ts'
import { validateForm } from '../../domain/flow-validation/validate-form.ts'
import type { JsonObject } from '../../domain/json.ts'
import { finderIn } from '../../domain/operations/used-operations.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import { form as validateFormSchema } from '../../generated/schemas/validators.js'
import { currentOperations } from '../documents/publishing.ts'
import { partsToRun, type RunnableDefinition } from './choice.ts'
import { findingsOf, withFindings } from './publishing.ts'

/** A definition that no flow of the workspace has, with what counts as published in its runs. */
export type UnstoredDefinition = {
  definition: JsonObject
  flows: readonly JsonObject[]
  forms: readonly JsonObject[]
}

/** What a workspace may still lack when a definition is tried in it: only a run that comes to it can need it. */
const LACKING: ReadonlySet<FindingCode> = new Set([
  'unknown_connection',
  'unknown_goal',
  'unknown_flow',
  'unknown_form',
  'intent_taken',
])

/**
 * Prepares the definition for a run in this workspace.
 * @param errors `stop`: its nodes may have errors, and are named as broken
 * @throws Refusal `flow_invalid`, `form_invalid`
 */
export async function runnableUnstored(
  { knex }: { knex: Database },
  tenantId: string,
  { definition, flows, forms }: UnstoredDefinition,
  errors: 'refuse' | 'stop' = 'refuse',
): Promise<RunnableDefinition> {
  const stores = forTenant(knex, tenantId)
  const referable = await stores.flowTriggers.referable()
  const check = async (given: JsonObject) => {
    const { directory, operations } = await currentOperations(stores, given)
    const findings = findingsOf(referable, given, undefined, { operations: { now: directory } })
    return { operations, findings: findings.filter(({ code }) => !LACKING.has(code)) }
  }
  const { operations, findings } = await check(definition)
  const parts = partsToRun(definition, findings, errors)
  const compiled = new Map<string, ReturnType<typeof compileFlow>>()
  for (const [index, given] of flows.entries()) {
    const checked = await check(given)
    refuseErrors('flow_invalid', given, `/flows/${index}`, checked.findings)
    const flow = given as unknown as FlowDefinition
    compiled.set(flow.code, compileFlow(flow, 'simulated', finderIn(checked.operations)))
  }
  return { ...parts, operations, beside: { flows: compiled, forms: checkedForms(forms) } }
}

function checkedForms(forms: readonly JsonObject[]): Map<string, FormDefinition> {
  for (const [index, form] of forms.entries())
    refuseErrors('form_invalid', form, `/forms/${index}`, validateForm(form, validateFormSchema))
  return new Map((forms as unknown as FormDefinition[]).map(form => [form.code, form]))
}

function refuseErrors(
  code: 'flow_invalid' | 'form_invalid',
  definition: JsonObject,
  pointer: string,
  findings: readonly Finding[],
): void {
  if (!isPublishable(findings)) throw withFindings(code, definition, findings, pointer)
}
