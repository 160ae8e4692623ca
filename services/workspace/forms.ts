import { validateForm } from '../../domain/flow-validation/validate-form.ts'
import { form as validateSchema } from '../../generated/schemas/validators.js'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import type { JsonObject } from '../../domain/json.ts'
import { publishFormDefinition, saveDraftDefinition } from '../forms/publishing.ts'
import { refuseRepeated } from './reconcile.ts'
import { definitionEntries, toFinding, type DefinitionEntry } from './definitions.ts'
import { refuseForeignDraft } from './foreign-drafts.ts'
import type { ApplyContext, Finding } from './types.ts'

/**
 * Publishes the forms of the file, or saves them as drafts with `publish: false`. The draft of a form whose live
 * version equals the file is unchanged.
 */
export async function applyForms(context: ApplyContext): Promise<void> {
  const entries = definitionEntries(context.document.forms, 'forms')
  refuseRepeated(context, 'forms', entries, entry => String(entry.definition['code']))
  for (const entry of entries) {
    const findings = formFindings(entry)
    context.findings.push(...findings)
    if (findings.length === 0) await applyForm(context, entry)
  }
}

async function applyForm(context: ApplyContext, entry: DefinitionEntry): Promise<void> {
  const {
    actor,
    changes,
    deps: { newId },
    stores: { forms },
  } = context
  const code = String(entry.definition['code'])
  const found = await forms.find({ code })
  const problem = await idProblem(context, entry, code, found?.id)
  if (problem !== undefined) {
    context.findings.push({ path: `${entry.path}/id`, message: problem })
    return
  }
  const definition = entry.definition as JsonObject
  const form =
    found ??
    (await forms.insert({ id: entry.id ?? newId(), code, draft: definition, draftUpdatedBy: actor, updatedBy: actor }))
  const changed = entry.publish
    ? (await publishFormDefinition(forms, form, definition as unknown as FormDefinition, { newId, actor })).outcome ===
      'published'
    : await saveDraftDefinition(forms, form, definition, actor)
  if (found !== undefined && changed) refuseForeignDraft(context, entry, found)
  if (found !== undefined && !changed) return
  const saved = found === undefined ? 'created' : 'updated'
  changes.push({ kind: 'form', code, action: entry.publish ? 'published' : saved })
}

async function idProblem(
  { stores: { forms } }: ApplyContext,
  { id }: DefinitionEntry,
  code: string,
  foundId: string | undefined,
): Promise<string | undefined> {
  if (id === undefined || id === foundId) return undefined
  if (foundId !== undefined) return `The form "${code}" has the id ${foundId}, and an id never changes.`
  return (await forms.find({ id })) === undefined ? undefined : 'This id belongs to another form.'
}

/** Findings that prevent saving a form. */
export function formFindings(entry: DefinitionEntry): Finding[] {
  return validateForm(entry.definition, validateSchema)
    .filter(finding => finding.severity === 'error')
    .map(finding => toFinding(entry, finding))
}
