import { isDeepStrictEqual } from 'node:util'
import type { Form, FormStore, FormVersion } from '../../adapters/stores/forms/forms.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'

export type FormPublishOutcome =
  | { outcome: 'published'; version: FormVersion }
  /** This definition is the published one already. */
  | { outcome: 'unchanged'; version: FormVersion }

type Publish = { newId: () => string; actor: unknown; note?: string | null | undefined }

/**
 * Sets a valid definition live and ends the draft. A new version is created only when the definition is neither the
 * published nor the latest one. Call inside a transaction: the form's row stays locked until its end.
 */
export async function publishFormDefinition(
  forms: FormStore,
  form: Pick<Form, 'id'>,
  definition: FormDefinition,
  { newId, actor, note }: Publish,
): Promise<FormPublishOutcome> {
  const locked = await forms.findForUpdate({ id: form.id })
  const published =
    locked?.publishedVersionId == null ? undefined : await forms.versions.find({ id: locked.publishedVersionId })
  if (published !== undefined && isDeepStrictEqual(published.definition, definition))
    return { outcome: 'unchanged', version: published }
  const latest = await forms.latestVersion(form.id)
  const version =
    latest !== undefined && isDeepStrictEqual(latest.definition, definition)
      ? latest
      : await forms.versions.insert({
          id: newId(),
          formId: form.id,
          version: (latest?.version ?? 0) + 1,
          definition,
          note: note ?? null,
          publishedBy: actor,
        })
  await forms.update(form.id, { publishedVersionId: version.id })
  await forms.saveDraft(form.id, null, actor)
  return { outcome: 'published', version }
}

/**
 * Saves the edited definition; one that equals the latest version is not stored as a draft. Returns whether anything
 * has changed. Call inside a transaction.
 */
export async function saveDraftDefinition(
  forms: FormStore,
  form: Pick<Form, 'id'>,
  definition: JsonObject,
  actor: unknown,
): Promise<boolean> {
  const locked = await forms.findForUpdate({ id: form.id })
  const latest = await forms.latestVersion(form.id)
  const draft = isDeepStrictEqual(latest?.definition, definition) ? null : definition
  if (locked === undefined || isDeepStrictEqual(locked.draft, draft)) return false
  await forms.saveDraft(form.id, draft, actor)
  return true
}
