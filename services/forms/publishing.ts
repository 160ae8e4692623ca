import { isDeepStrictEqual } from 'node:util'
import type { Form, FormStore, FormVersion } from '../../adapters/stores/forms/forms.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import { draftOf, publishesOf } from '../documents/documents.ts'

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
  const publishedId = locked?.publishedVersionId ?? null
  const live = publishedId === null ? null : ((await forms.versions.find({ id: publishedId })) ?? null)
  const latest = (await forms.latestVersion(form.id)) ?? null
  const publishes = publishesOf(definition, { latest, live })
  if (!publishes.isNew && publishes.version === live?.version) return { outcome: 'unchanged', version: live }
  const version = publishes.isNew
    ? await forms.versions.insert({
        id: newId(),
        formId: form.id,
        version: publishes.version,
        definition,
        note: note ?? null,
        publishedBy: actor,
      })
    : publishes.stored
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
  const draft = draftOf(definition, latest)
  if (locked === undefined || isDeepStrictEqual(locked.draft, draft)) return false
  await forms.saveDraft(form.id, draft, actor)
  return true
}
