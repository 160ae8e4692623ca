import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type {
  Document,
  DocumentFilter,
  DocumentRecord,
  DocumentStatus,
  Versions,
} from '../../adapters/stores/documents/documents.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { findingBody, type FindingBody } from '../../domain/flow-validation/finding.ts'
import { validateForm as findingsOf } from '../../domain/flow-validation/validate-form.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import { form as validateSchema } from '../../generated/schemas/validators.js'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import type { ListPage, ListQuery } from '../admin/pages.ts'
import { getDefinition } from '../documents/definitions.ts'
import { getDocument, listDocuments } from '../documents/documents.ts'
import { draftDefinition, type DocumentKind } from '../documents/publishing.ts'

/** A form with the number of its submissions. */
export type AdminForm = DocumentRecord<FormDefinition> & { status: DocumentStatus; submissions: number }

/** `version` is null when `definition` is the draft of a form that never had a version. */
export type FormDetail = { form: AdminForm; version: number | null; definition: JsonObject }
export type FormValidation = { valid: boolean; findings: FindingBody[] }

type ReadDeps = Pick<ChangeDeps, 'knex'>

const CODE = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** Forms as versioned documents. */
export const formKind: DocumentKind<FormDefinition, Versions<FormDefinition>> = {
  name: 'form',
  storeOf: ({ forms }) => forms,
  stateOf: async ({ forms }, id) => await forms.versions(id),
  nameOf: ({ title }, code) => (typeof title === 'string' && title !== '' ? title : code),
  requirePublishable,
  requireUnused,
  coalescedAcross: [],
}

/** Sorted by code. */
export async function listForms(
  deps: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery & DocumentFilter,
): Promise<ListPage<AdminForm>> {
  const { items, nextCursor } = await listDocuments(formKind, deps, tenantId, query)
  return { items: await withSubmissions(deps.knex, tenantId, items), nextCursor }
}

/** @throws Refusal `not_found` */
export async function readForm(db: Database, tenantId: string, id: string): Promise<AdminForm> {
  return found((await withSubmissions(db, tenantId, [await getDocument(formKind, db, tenantId, id)]))[0])
}

/** A form with one of its definitions, as `getDefinition` chooses it. @throws Refusal `not_found` */
export async function getForm(
  deps: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  version?: number,
): Promise<FormDetail> {
  const { record, ...chosen } = await getDefinition(formKind, deps, tenantId, { id, version })
  return { form: found((await withSubmissions(deps.knex, tenantId, [record]))[0]), ...chosen }
}

/** @throws Refusal `validation_failed` for a definition without a code */
export function requireFormCode(definition: JsonObject): JsonObject & { code: string } {
  const { code } = definition
  if (typeof code === 'string' && CODE.test(code)) return { ...definition, code }
  throw new Refusal('validation_failed', {
    details: { validation_errors: [{ field: 'definition.code', rule: 'pattern', expected: CODE.source }] },
  })
}

/** The findings of a publish of the given definition, or of the draft. @throws Refusal `not_found` */
export async function validateForm(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  definition?: JsonObject,
): Promise<FormValidation> {
  const { forms } = forTenant(knex, tenantId)
  const form = found(await forms.find({ id }))
  return validated(findingsIn(form.code, definition ?? draftDefinition(form, await forms.versions(id))))
}

/** The findings of a definition that belongs to no form yet. */
export function validateNewForm(definition: JsonObject): FormValidation {
  return validated(findingsOfForm(definition))
}

function validated(findings: FindingBody[]): FormValidation {
  return { valid: findings.every(({ severity }) => severity !== 'error'), findings }
}

async function withSubmissions(
  db: Database,
  tenantId: string,
  forms: readonly DocumentRecord<FormDefinition>[],
): Promise<AdminForm[]> {
  const counts = await forTenant(db, tenantId).submissions.counts(forms.map(({ id }) => id))
  return forms.map(form => {
    const status = form.live !== null ? 'published' : form.latestVersion !== null ? 'withdrawn' : 'draft'
    return { ...form, status, submissions: counts.get(form.id) ?? 0 }
  })
}

function requirePublishable(_versions: Versions<FormDefinition>, { code }: Document, definition: JsonObject): void {
  const findings = findingsIn(code, definition)
  if (findings.some(({ severity }) => severity === 'error'))
    throw new Refusal('form_invalid', { details: { findings } })
}

async function requireUnused({ flows }: TenantStores, { code }: Document): Promise<void> {
  const users = (await flows.published()).filter(({ definition }) =>
    definition.nodes.some(node => node.type === 'form' && node.form === code),
  )
  if (users.length > 0)
    throw new Refusal('conflict', {
      message: `Published flows ask with the form: ${users.map(flow => flow.code).join(', ')}`,
    })
}

function findingsIn(code: string, definition: JsonObject): FindingBody[] {
  const findings = findingsOfForm(definition)
  if (definition['code'] !== code)
    findings.unshift({
      path: '/code',
      rule: 'schema',
      severity: 'error',
      message: `the code must stay ${code}`,
      nodeId: null,
    })
  return findings
}

function findingsOfForm(definition: JsonObject): FindingBody[] {
  return findingsOf(definition, validateSchema).map(finding => findingBody(definition, finding))
}
