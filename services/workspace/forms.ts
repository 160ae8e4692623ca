import { validateForm } from '../../domain/flow-validation/validate-form.ts'
import { form as validateSchema } from '../../generated/schemas/validators.js'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import type { Form, NewForm } from '../../adapters/stores/settings.ts'
import { bring, refuseRepeated } from './bring.ts'
import { definitionEntries, toFinding } from './definitions.ts'
import type { DefinitionEntry } from './definitions.ts'
import type { ApplyContext, Finding } from './types.ts'

/** A published form is live at once; one that is not published stays a draft, unless it is live already. */
export async function applyForms(context: ApplyContext): Promise<void> {
  const entries = definitionEntries(context.document.forms, 'forms')
  refuseRepeated(context, 'forms', entries.map((entry) => String(entry.definition['code'])), 'form')
  for (const entry of entries) {
    const findings = formFindings(entry)
    context.findings.push(...findings)
    if (findings.length > 0) continue
    const definition = entry.definition as unknown as FormDefinition
    const found = await context.stores.forms.find({ code: definition.code })
    const fields: Partial<Form> = entry.publish ? { definition, status: 'live' } : { definition }
    await bring(context, context.stores.forms, {
      kind: 'form', code: definition.code, path: entry.path, id: entry.id, found, fields,
      create: (id): NewForm => ({ id, code: definition.code, definition, status: entry.publish ? 'live' : 'draft' }),
    })
  }
}

/** What keeps a form from being saved. */
export function formFindings(entry: DefinitionEntry): Finding[] {
  return validateForm(entry.definition, validateSchema).filter((finding) => finding.severity === 'error').map((finding) => toFinding(entry, finding))
}
