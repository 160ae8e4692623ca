import type { JsonObject } from '../../../domain/json.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import form from '../../../generated/schemas/form.json' with { type: 'json' }
import type { Database } from '../../../adapters/postgres/tenant-rows.ts'
import type { ChangeDeps } from '../../../services/admin/change.ts'
import * as forms from '../../../services/forms/forms.ts'
import { formBody, formDocuments } from '../../admin/form-documents.ts'
import { pageBody } from '../../admin/replies.ts'
import { administering, type ToolCaller } from '../registry.ts'
import type { OnceDeps } from './admin-request.ts'
import { draftTools } from './drafts.ts'

type ReadDeps = { knex: Database }

/** Drafts and versions of forms. */
export const formDrafts = draftTools(formDocuments, {
  idIn: ({ form_id: id }: { form_id: string }) => id.toLowerCase(),
  paramsOf: formId => ({ formId }),
  withCode: forms.requireFormCode,
  validate: async (deps: ChangeDeps & OnceDeps, admin, { id, definition }) =>
    await forms.validateForm(deps, admin, id, definition),
})

export async function listForms(
  deps: ReadDeps,
  caller: ToolCaller,
  { status, limit, cursor }: AgentToolArguments<'forms.list_forms'>,
): Promise<AgentToolResult<'forms.list_forms'>> {
  return pageBody(await forms.listForms(deps, administering(caller), { status, limit, cursor }), formBody)
}

export async function getForm(
  deps: ReadDeps,
  caller: ToolCaller,
  { form_id: id, version: number }: AgentToolArguments<'forms.get_form'>,
): Promise<AgentToolResult<'forms.get_form'>> {
  const found = await forms.getForm(deps, administering(caller), id.toLowerCase(), number)
  return { ...found, form: formBody(found.form) }
}

/** The schema of forms as the contract has it. */
export function getFormSchema(): AgentToolResult<'forms.get_schema'> {
  const { examples, ...schema } = form as unknown as JsonObject & { examples: JsonObject[] }
  return { schema, example: examples[0] ?? {} }
}

export async function validateForm(
  deps: ReadDeps,
  caller: ToolCaller,
  { form_id: id, definition }: AgentToolArguments<'forms.validate'>,
): Promise<AgentToolResult<'forms.validate'>> {
  const given = definition as JsonObject
  if (id === undefined) return forms.validateNewForm(given)
  return await forms.validateForm(deps, administering(caller), id.toLowerCase(), given)
}
