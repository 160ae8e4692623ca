import type { ConnectionTemplates } from '../../adapters/connection-templates.ts'
import type { NewConnectionDocument } from '../../adapters/stores/connections/documents.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { filledTemplate, type TemplateInput } from '../../domain/connection-template.ts'
import { findingBody } from '../../domain/flow-validation/finding.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { canonicalJson, jsonOf, type JsonObject } from '../../domain/json.ts'
import type { DocumentOperation } from '../../domain/operations/operation-request.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { ConnectionTemplate } from '../../generated/schemas/connection-template.ts'
import { connectionTemplate as validate } from '../../generated/schemas/validators.js'
import { readDocument } from '../../importers/openapi/operations.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { createConnection, type AdminConnection } from './connections.ts'
import { newDocument, readNewDocument } from './documents.ts'

export type KeyedTemplate = ConnectionTemplate & { key: string }
export type ReadTemplate = KeyedTemplate & { operations: readonly DocumentOperation[] }
/** One of `templateKey` and `template` is given. */
export type TemplatedConnection = TemplateInput & {
  templateKey: string | undefined
  template: JsonObject | undefined
  code: string
  name: string
}

type TemplateDeps = { connectionTemplates: ConnectionTemplates }

/** Sorted by name. */
export async function listTemplates({ connectionTemplates }: TemplateDeps): Promise<KeyedTemplate[]> {
  const templates = [...(await connectionTemplates())].map(([key, template]) => ({ ...template, key }))
  return templates.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** @throws Refusal `not_found` */
export async function getTemplate({ connectionTemplates }: TemplateDeps, key: string): Promise<ReadTemplate> {
  const template = found((await connectionTemplates()).get(key))
  const { operations = [] } = (await documentOf(template, 'us')) ?? {}
  return { ...template, key, operations }
}

/**
 * The connection, its credentials and its document, in one transaction.
 * @throws Refusal `not_found` for an unknown template, `document_invalid` for one that cannot be used,
 * `validation_failed`, `conflict` for a code that exists
 */
export async function createFromTemplate(
  deps: ChangeDeps & TemplateDeps & { secretBox: SecretBox },
  caller: AdminCaller,
  { templateKey, template: own, code, name, ...input }: TemplatedConnection,
  answer: (connection: AdminConnection) => StoredReply,
): Promise<AdminConnection> {
  const template = own === undefined ? found((await deps.connectionTemplates()).get(templateKey ?? '')) : valid(own)
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
  const findings = schemaFindings(validate, template, null)
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
