import type { ConnectionTemplates } from '../../adapters/connection-templates.ts'
import type { NewConnectionDocument } from '../../adapters/stores/connections/documents.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { OwnTemplate, TemplateSummary } from '../../adapters/stores/connections/templates.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import { filledTemplate, type TemplateInput } from '../../domain/connection-template.ts'
import { findingBody } from '../../domain/flow-validation/finding.ts'
import { canonicalJson, jsonOf, type JsonObject } from '../../domain/json.ts'
import type { DocumentOperation } from '../../domain/operations/operation-request.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { ConnectionTemplate } from '../../generated/schemas/connection-template.ts'
import { readDocument } from '../../importers/openapi/operations.ts'
import type { AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  requireMatch,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { createConnection, type AdminConnection } from './connections.ts'
import { newDocument, readNewDocument } from './documents.ts'
import { templateFindings, TEMPLATES_AT_MOST } from './template-findings.ts'

/** `own`: of the workspace; it takes the place of one of the service that has its key. */
export type ShownTemplate = TemplateSummary & { own: boolean }
/** `revision`: 0 for one of the service. */
export type ReadTemplate = ConnectionTemplate &
  ShownTemplate & { revision: number; operations: readonly DocumentOperation[] }
/** One of `templateKey` and `template` is given. */
export type TemplatedConnection = TemplateInput & {
  templateKey: string | undefined
  template: JsonObject | undefined
  code: string
  name: string
}

type TemplateDeps = Pick<ChangeDeps, 'knex'> & { connectionTemplates: ConnectionTemplates }

/** Sorted by name. */
export async function listTemplates(deps: TemplateDeps, { tenantId }: AdminCaller): Promise<ShownTemplate[]> {
  const own = await forTenant(deps.knex, tenantId).connectionTemplates.summaries()
  const keys = new Set(own.map(({ key }) => key))
  const ours = [...(await deps.connectionTemplates())].filter(([key]) => !keys.has(key))
  return [
    ...own.map(template => ({ ...template, own: true })),
    ...ours.map(([key, template]) => ({ ...template, key, own: false })),
  ].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** @throws Refusal `not_found` */
export async function getTemplate(deps: TemplateDeps, { tenantId }: AdminCaller, key: string): Promise<ReadTemplate> {
  const own = await forTenant(deps.knex, tenantId).connectionTemplates.find({ key })
  if (own !== undefined) return await readOf(own)
  const template = found((await deps.connectionTemplates()).get(key))
  const { operations = [] } = (await documentOf(template, 'us')) ?? {}
  return { ...template, key, own: false, revision: 0, operations }
}

async function readOf({ key, template, revision }: OwnTemplate): Promise<ReadTemplate> {
  const { operations = [] } = (await documentOf(template, 'workspace')) ?? {}
  return { ...template, key, own: true, revision, operations }
}

/**
 * Puts a template on the shelf of the workspace.
 * @throws Refusal `document_invalid` for one that cannot be used, `conflict` for a key that the workspace has already,
 * and for one template too many
 */
export async function createTemplate(
  deps: ChangeDeps,
  caller: AdminCaller,
  { key, template: given }: { key: string; template: JsonObject },
  answer: (template: ReadTemplate) => StoredReply,
): Promise<ReadTemplate> {
  const template = valid(given)
  const { operations = [] } = (await documentOf(template, 'workspace')) ?? {}
  return await changeOnce(deps, caller, { action: 'connection_template.create', answer }, async (stores, trx) => {
    // One after the other, so that they are counted.
    await lockTenant(trx, caller.tenantId)
    const present = await stores.connectionTemplates.summaries()
    if (present.some(one => one.key === key))
      throw new Refusal('conflict', { message: 'A template of the workspace has this key already' })
    if (present.length >= TEMPLATES_AT_MOST)
      throw new Refusal('conflict', { message: `A workspace has at most ${TEMPLATES_AT_MOST} templates` })
    const after = await stores.connectionTemplates.insert({ id: deps.newId(), key, template })
    const result = { ...template, key, own: true, revision: after.revision, operations }
    return { result, resource: resourceOf(after), before: null, after }
  })
}

/** @throws Refusal `not_found`, `conflict` for one that comes with the service, `precondition_failed` */
export async function deleteTemplate(
  deps: ChangeDeps & TemplateDeps,
  caller: AdminCaller,
  { id: key, ifMatch }: Target,
): Promise<void> {
  const ours = await deps.connectionTemplates()
  await change(deps, caller, 'connection_template.delete', async ({ connectionTemplates }) => {
    const own = await connectionTemplates.findForUpdate({ key })
    if (own === undefined && ours.has(key))
      throw new Refusal('conflict', { message: 'This template comes with the service' })
    const before = found(own)
    requireMatch(ifMatch, before)
    await connectionTemplates.delete(before.id)
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

function resourceOf({ id, key }: OwnTemplate) {
  return { type: 'connection_template', id, name: key }
}

/**
 * The connection, its credentials and its document, in one transaction.
 * @throws Refusal `not_found` for an unknown template, `document_invalid` for one that cannot be used,
 * `validation_failed`, `conflict` for a code that exists
 */
export async function createFromTemplate(
  deps: ChangeDeps & TemplateDeps & { secretBox: SecretBox },
  caller: AdminCaller,
  { templateKey = '', template: given, code, name, ...input }: TemplatedConnection,
  answer: (connection: AdminConnection) => StoredReply,
): Promise<AdminConnection> {
  const own =
    given === undefined
      ? (await forTenant(deps.knex, caller.tenantId).connectionTemplates.find({ key: templateKey }))?.template
      : valid(given)
  const template = own ?? found((await deps.connectionTemplates()).get(templateKey))
  const filled = filledTemplate(template, input)
  if ('problems' in filled) {
    throw new Refusal('validation_failed', { details: { validation_errors: filled.problems } })
  }
  const { providerKey } = template
  const document = await documentOf(template, own === undefined ? 'us' : 'workspace')
  return await createConnection(deps, caller, { code, name, providerKey, ...filled, document }, answer)
}

/** @throws Refusal `document_invalid` */
function valid(template: JsonObject): ConnectionTemplate {
  const findings = templateFindings(template)
  if (findings.length > 0)
    throw new Refusal('document_invalid', {
      details: { findings: findings.map(finding => findingBody(undefined, finding)) },
    })
  return template as unknown as ConnectionTemplate
}

/** A language model has no document, whatever the template says. */
async function documentOf(
  { providerKey, document }: ConnectionTemplate,
  from: 'us' | 'workspace',
): Promise<NewConnectionDocument | undefined> {
  if (providerKey !== 'http' || document === undefined) return undefined
  const text = canonicalJson(jsonOf(document))
  // Ours are small, and read by a test: they need no thread.
  return from === 'us' ? newDocument(readDocument(jsonOf(document)), text) : await readNewDocument(text)
}
