import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../../domain/json.ts'
import { isParleyError, itemsOf, type Admin } from '../../generated/sdk/dist/index.js'
import type { Location, Spot } from '../source-file.ts'
import { findingsRefused, located, type FileFinding } from './findings.ts'
import { CommandFailed } from './output.ts'

/** A flow or form as a server lists it. */
export type Listed = { id: string; code: string; publishedVersion: number | null; unpublishedChanges: boolean }

type Draft = { definition: object; etag: string; updatedBy: { id: string; name: string } | null }

/** Flows and forms are drafted and published alike. */
export interface Documents {
  admin: Admin
  list(): Promise<Map<string, Listed>>
  find(code: string): Promise<Listed | undefined>
  create(definition: JsonObject & { code: string }): Promise<{ id: string }>
  draft(id: string): Promise<Draft>
  save(id: string, etag: string, definition: JsonObject): Promise<{ etag: string }>
  validate(id: string, definition: JsonObject): Promise<{ findings: FileFinding[] }>
  publish(id: string, etag: string, note: string | undefined): Promise<{ version: number }>
}

/** A flow or form of a file. */
export type LocalDocument = {
  code: string
  definition: JsonObject
  locate: (pointer: string, spot?: Spot) => Location
}

const PAGE = 100

export function flowsOn(admin: Admin): Documents {
  const { flows } = admin
  return {
    admin,
    list: async () => await byCode(from => flows.listFlows({ ...from, limit: PAGE })),
    find: async search => (await byCode(from => flows.listFlows({ ...from, limit: PAGE, search }))).get(search),
    create: async definition => await flows.createFlow({ CreateFlowRequest: { definition } }),
    draft: async flowId => await flows.getFlowDraft({ flowId }),
    save: async (flowId, etag, definition) =>
      await flows.saveFlowDraft({ flowId, If_Match: etag, SaveFlowDraftRequest: { definition } }),
    validate: async (flowId, definition) => await flows.validateFlow({ flowId, ValidateFlowRequest: { definition } }),
    publish: async (flowId, etag, note) =>
      await flows.publishFlow({ flowId, If_Match: etag, PublishFlowRequest: note === undefined ? {} : { note } }),
  }
}

export function formsOn(admin: Admin): Documents {
  const { forms } = admin
  return {
    admin,
    list: async () => await byCode(from => forms.listForms({ ...from, limit: PAGE })),
    find: async search => (await byCode(from => forms.listForms({ ...from, limit: PAGE, search }))).get(search),
    create: async definition => await forms.createForm({ CreateFormRequest: { definition } }),
    draft: async formId => await forms.getFormDraft({ formId }),
    save: async (formId, etag, definition) =>
      await forms.saveFormDraft({ formId, If_Match: etag, SaveFormDraftRequest: { definition } }),
    validate: async (formId, definition) => await forms.validateForm({ formId, ValidateFormRequest: { definition } }),
    publish: async (formId, etag, note) =>
      await forms.publishForm({ formId, If_Match: etag, PublishFormRequest: note === undefined ? {} : { note } }),
  }
}

export type Saved = { outcome: 'created' | 'saved' | 'unchanged'; id: string; etag: string }

/**
 * Makes the draft what the file says. Refuses where it would overwrite what somebody else has changed since the last
 * publish, unless `force` is given.
 */
export async function saveDraft(documents: Documents, local: LocalDocument, force: boolean): Promise<Saved> {
  return await save(documents, local, await documents.find(local.code), force)
}

/** @throws CommandFailed with what the server finds, at its place in the file; then nothing of it is saved */
export async function publishDocument(
  documents: Documents,
  local: LocalDocument,
  { force, note }: { force: boolean; note?: string | undefined },
): Promise<{ version: number; wasLive: boolean }> {
  const present = await documents.find(local.code)
  if (present !== undefined) {
    const { findings } = await documents.validate(present.id, local.definition)
    if (findings.some(({ severity }) => severity === 'error')) throw notPublished(local, findings)
  }
  const { id, etag } = await save(documents, local, present, force)
  try {
    const { version } = await documents.publish(id, etag, note)
    return { version, wasLive: present?.publishedVersion === version }
  } catch (error) {
    if (isParleyError(error, 'flow_invalid', 'form_invalid'))
      throw notPublished(local, (error.details as { findings?: FileFinding[] } | undefined)?.findings ?? [])
    throw error
  }
}

async function save(
  documents: Documents,
  { code, definition }: LocalDocument,
  present: Listed | undefined,
  force: boolean,
): Promise<Saved> {
  if (present === undefined) {
    const { id } = await documents.create({ ...definition, code })
    const { etag } = await documents.draft(id)
    return { outcome: 'created', id, etag }
  }
  const { id } = present
  const draft = await documents.draft(id)
  if (isDeepStrictEqual(draft.definition, definition)) return { outcome: 'unchanged', id, etag: draft.etag }
  if (present.unpublishedChanges && !force) await refuseForeign(documents.admin, code, draft)
  const { etag } = await documents.save(id, draft.etag, definition)
  return { outcome: 'saved', id, etag }
}

async function refuseForeign(admin: Admin, code: string, { updatedBy }: Draft): Promise<void> {
  const { user } = await admin.session.getSession()
  if (updatedBy === null || updatedBy.id === user.id) return
  throw new CommandFailed([
    `${updatedBy.name} has changed the draft of ${code} since it was published; see parley flow diff.`,
    'Nothing was saved. --force overwrites these changes.',
  ])
}

function notPublished({ code, locate }: LocalDocument, findings: readonly FileFinding[]): CommandFailed {
  return findingsRefused(located(findings, locate), `${code} was not published.`)
}

async function byCode(
  read: (from: { cursor?: string }) => Promise<{ items: Listed[]; nextCursor: string | null }>,
): Promise<Map<string, Listed>> {
  const documents = new Map<string, Listed>()
  for await (const document of itemsOf(read)) documents.set(document.code, document)
  return documents
}
