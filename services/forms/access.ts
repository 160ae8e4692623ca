import type { FormDefinition } from '../../generated/schemas/form.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'
import type { Publications } from '../published/published.ts'

export type EmbeddedForm = { id: string; version: number; definition: FormDefinition }

/**
 * The live, embeddable form with that code or UUID, for a key whose form scope allows it. A scope that lists a code
 * covers that form's UUID; forms outside the scope are refused in the same way whether they exist or not.
 * @throws Refusal `form_not_allowed`, `form_not_found`
 */
export async function findEmbeddedForm(
  { publications }: { publications: Publications },
  key: PublishableKey,
  codeOrId: string,
): Promise<EmbeddedForm> {
  const { forms, formsById } = await publications.of(key.tenantId)
  const form = forms.get(codeOrId) ?? formsById.get(codeOrId.toLowerCase())
  const names = form === undefined ? [codeOrId, codeOrId.toLowerCase()] : [form.definition.code, form.id]
  if (key.forms !== null && !key.forms.some(allowed => names.includes(allowed))) throw new Refusal('form_not_allowed')
  if (form === undefined || form.definition.embeddable !== true) throw new Refusal('form_not_found')
  return form
}
