import type { FormDefinition } from '../../generated/schemas/form.ts'
import { makeLive } from '../documents/publishing.ts'
import { formKind } from '../forms/forms.ts'
import { refuseRepeated } from './reconcile.ts'
import { formFindings } from './check.ts'
import { definitionEntries, type DefinitionEntry } from './definitions.ts'
import { documentFor, refuseForeignDraft, saveAsDraft } from './documents.ts'
import type { ApplyContext } from './types.ts'

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
  const form = await documentFor(context, formKind, entry)
  if (form === undefined) return
  if (!entry.publish) {
    await saveAsDraft(context, formKind, form)
    return
  }
  const {
    actor,
    changes,
    deps: { newId },
    stores: { forms },
  } = context
  const { document } = form
  const state = await forms.versions(document.id)
  const definition = entry.definition as unknown as FormDefinition
  const { outcome } = await makeLive(formKind, forms, { document, state }, definition, { newId, actor })
  if (outcome === 'unchanged') return
  refuseForeignDraft(context, form)
  changes.push({ kind: 'form', code: document.code, action: 'published' })
}
