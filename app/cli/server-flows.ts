import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../../domain/json.ts'
import { isParleyError, itemsOf, type Admin } from '../../generated/sdk/dist/index.js'
import type { Location, Spot } from '../source-file.ts'
import { findingsRefused, located, type FileFinding } from './findings.ts'
import { CommandFailed } from './output.ts'

/** A flow as a server lists it. */
export type Listed = { id: string; code: string; publishedVersion: number | null; unpublishedChanges: boolean }

/** Details of the error `intent_conflict`. */
type IntentConflict = { intent: string; flow_id: string }

type Draft = { definition: object; etag: string; updatedBy: { id: string; name: string } | null }

/** A flow of a file. */
export type LocalFlow = {
  file: string
  code: string
  definition: JsonObject
  locate: (pointer: string, spot?: Spot) => Location
}

const PAGE = 100

/** The flows of a server by code; `search` narrows them. */
export async function listFlows({ flows }: Admin, search?: string): Promise<Map<string, Listed>> {
  const listed = new Map<string, Listed>()
  const query = { limit: PAGE, ...(search === undefined ? {} : { search }) }
  for await (const flow of itemsOf(async from => await flows.listFlows({ ...from, ...query })))
    listed.set(flow.code, flow)
  return listed
}

export type Saved = { outcome: 'created' | 'saved' | 'unchanged'; id: string; etag: string }

/**
 * Saves the definition of the file as the draft. Refuses to overwrite a draft that another user has changed since the
 * last publish, unless `force` is set.
 */
export async function saveDraft(admin: Admin, local: LocalFlow, force: boolean): Promise<Saved> {
  return await save(admin, local, await findFlow(admin, local.code), force)
}

async function findFlow(admin: Admin, code: string): Promise<Listed | undefined> {
  return (await listFlows(admin, code)).get(code)
}

/** @throws CommandFailed with the server's findings at their positions in the file; nothing is saved then */
export async function publishFlow(
  admin: Admin,
  local: LocalFlow,
  { force, note, acceptOperationChanges }: { force: boolean; note?: string; acceptOperationChanges: boolean },
): Promise<{ version: number; wasLive: boolean }> {
  const { flows } = admin
  const { definition } = local
  const present = await findFlow(admin, local.code)
  if (present !== undefined) {
    const { findings } = await flows.validateFlow({ flowId: present.id, definition })
    if (findings.some(({ severity }) => severity === 'error')) throw notPublished(local, findings)
  }
  const { id, etag } = await save(admin, local, present, force)
  try {
    const { version } = await flows.publishFlow({
      flowId: id,
      ifMatch: etag,
      acceptOperationChanges,
      ...(note === undefined ? {} : { note }),
    })
    return { version, wasLive: present?.publishedVersion === version }
  } catch (error) {
    if (isParleyError(error, 'flow_invalid'))
      throw notPublished(local, (error.details as { findings?: FileFinding[] } | undefined)?.findings ?? [])
    if (isParleyError(error, 'operations_changed'))
      throw changesRefused(local, (error.details as { findings?: FileFinding[] } | undefined)?.findings ?? [])
    if (isParleyError(error, 'intent_conflict')) throw await intentTaken(admin, local, error.details as IntentConflict)
    throw error
  }
}

async function intentTaken(
  admin: Admin,
  { code, file }: LocalFlow,
  { intent, flow_id: id }: IntentConflict,
): Promise<CommandFailed> {
  const owner = [...(await listFlows(admin)).values()].find(flow => flow.id === id)
  return new CommandFailed([
    `${file}: the intent "${intent}" belongs to the published flow ${owner?.code ?? id}.`,
    `${code} was not published. Its draft was saved.`,
  ])
}

async function save(
  admin: Admin,
  { code, definition }: LocalFlow,
  present: Listed | undefined,
  force: boolean,
): Promise<Saved> {
  const { flows } = admin
  if (present === undefined) {
    const { id } = await flows.createFlow({ definition: { ...definition, code } })
    const { etag } = await flows.getFlowDraft({ flowId: id })
    return { outcome: 'created', id, etag }
  }
  const { id } = present
  const draft = await flows.getFlowDraft({ flowId: id })
  if (isDeepStrictEqual(draft.definition, definition)) return { outcome: 'unchanged', id, etag: draft.etag }
  if (present.unpublishedChanges && !force) await refuseForeign(admin, code, draft)
  const { etag } = await flows.saveFlowDraft({
    flowId: id,
    ifMatch: draft.etag,
    definition,
  })
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

function notPublished({ code, locate }: LocalFlow, findings: readonly FileFinding[]): CommandFailed {
  return findingsRefused(located(findings, locate), `${code} was not published.`)
}

function changesRefused({ code, locate }: LocalFlow, findings: readonly FileFinding[]): CommandFailed {
  const advice = 'Its draft was saved. --accept-operation-changes takes these changes over.'
  return findingsRefused(located(findings, locate), `${code} was not published. ${advice}`)
}
