import { isDeepStrictEqual } from 'node:util'
import {
  findOrganisation,
  findTenant,
  saveOrganisation,
  saveTenant,
  type NewTenant,
  type Tenant,
} from '../../adapters/stores/tenants/tenants.ts'
import { canonicalLocale } from '../../domain/locales.ts'
import { isTimeZone } from '../../domain/time-zones.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { applyConfig } from './config.ts'
import { readDocument } from './document.ts'
import type { WorkspaceDocument } from './document.ts'
import { applyFlows } from './flows.ts'
import { applyForms } from './forms.ts'
import { applyKeys } from './keys.ts'
import { applyLayouts } from './layouts.ts'
import { applyRoles, applyUsers } from './people.ts'
import { applyConnections, applyGoals, applyInboundWebhooks, applyPrices, applySources } from './settings.ts'
import type { ApplyContext, ApplyOptions, ApplyResult, Change, Finding, Variables, WorkspaceDeps } from './types.ts'
import { WorkspaceRefused } from './types.ts'

/** Chosen once for good: two applications wait for each other, so that neither sees half of the other. */
const APPLY_LOCK = 7_227_542

/**
 * Makes the database match the file, in one transaction: all of it or nothing. Applying the same file
 * again changes nothing. What the file does not name stays as it is.
 * @param raw the file, with flows and forms inline (their own files already read)
 * @param variables where `{ env: NAME }` is looked up
 * @throws WorkspaceRefused with everything that is wrong
 */
export async function applyWorkspace(
  deps: WorkspaceDeps,
  raw: unknown,
  variables: Variables,
  actor: unknown,
  options: ApplyOptions = {},
): Promise<ApplyResult> {
  const document = documentOf(raw, variables)
  return deps.db.transaction(trx => applyDocument(deps, trx, document, actor, options))
}

/** Does all that `applyWorkspace` does and takes it back: the findings are those an application would meet. */
export async function validateWorkspace(
  deps: WorkspaceDeps,
  raw: unknown,
  variables: Variables,
  options: ApplyOptions = {},
): Promise<Finding[]> {
  try {
    const document = documentOf(raw, variables)
    const trx = await deps.db.transaction()
    try {
      await applyDocument(deps, trx, document, {}, options)
    } finally {
      await trx.rollback()
    }
    return []
  } catch (error) {
    if (error instanceof WorkspaceRefused) return [...error.findings]
    throw error
  }
}

function documentOf(raw: unknown, variables: Variables): WorkspaceDocument {
  const read = readDocument(raw, variables)
  if (read.outcome === 'invalid') throw new WorkspaceRefused(read.findings)
  return read.document
}

async function applyDocument(
  deps: WorkspaceDeps,
  db: Database,
  document: WorkspaceDocument,
  actor: unknown,
  { allowGlobal = false, layout }: ApplyOptions,
): Promise<ApplyResult> {
  await db.raw('select pg_advisory_xact_lock(?)', [APPLY_LOCK])
  const changes: Change[] = []
  const findings: Finding[] = []
  const tenant = await applySettings(deps, db, document, changes, findings)
  const context: ApplyContext = {
    deps,
    db,
    document,
    actor,
    allowGlobal,
    tenant,
    changes,
    findings,
    stores: forTenant(db, tenant.id),
    secrets: { keys: [], tokens: [] },
  }
  await applyRoles(context)
  await applyUsers(context)
  await applyConnections(context)
  await applyGoals(context)
  await applyPrices(context)
  await applySources(context)
  await applyInboundWebhooks(context)
  await applyForms(context)
  await applyFlows(context)
  if (layout !== undefined) await applyLayouts(context, layout)
  await applyKeys(context)
  await applyConfig(context)
  if (findings.length > 0) throw new WorkspaceRefused(findings)
  if (changes.length > 0) {
    await context.stores.audit.record({
      id: deps.newId(),
      action: 'workspace.apply',
      actor,
      subject: { type: 'workspace', id: tenant.id },
      details: { changes },
      at: deps.clock.now(),
    })
    await deps.changed?.(db, tenant.id, changes)
  }
  return { workspace: { id: tenant.id }, changes, secrets: context.secrets }
}

/** The organisation and the workspace itself: found by id, else by name, else made. */
async function applySettings(
  deps: WorkspaceDeps,
  db: Database,
  document: WorkspaceDocument,
  changes: Change[],
  findings: Finding[],
): Promise<Tenant> {
  const { organization, workspace } = document
  const found = await findOrganisation(
    db,
    organization.id === undefined ? { name: organization.name } : { id: organization.id },
  )
  const organisation = { id: found?.id ?? organization.id ?? deps.newId(), name: organization.name }
  if (!isDeepStrictEqual(found, organisation)) {
    await saveOrganisation(db, organisation)
    changes.push({ kind: 'organization', code: organisation.name, action: found === undefined ? 'created' : 'updated' })
  }

  const existing = await findTenant(
    db,
    workspace.id === undefined ? { organisationId: organisation.id, name: workspace.name } : { id: workspace.id },
  )
  if (existing !== undefined && existing.organisationId !== organisation.id) {
    findings.push({ path: '/workspace/id', message: 'This workspace belongs to another organization.' })
    return existing
  }
  if (workspace.timezone !== undefined && !isTimeZone(workspace.timezone)) {
    findings.push({
      path: '/workspace/timezone',
      message: `"${workspace.timezone}" is no time zone, such as Europe/Berlin.`,
    })
  }
  const wanted: NewTenant = {
    id: existing?.id ?? workspace.id ?? deps.newId(),
    organisationId: organisation.id,
    name: workspace.name,
    locale: canonicalLocale(workspace.locale ?? existing?.locale ?? 'en'),
    timezone: workspace.timezone ?? existing?.timezone ?? 'UTC',
    currency: workspace.currency ?? existing?.currency ?? 'USD',
  }
  const same =
    existing !== undefined &&
    Object.entries(wanted).every(([name, value]) => existing[name as keyof NewTenant] === value)
  if (same) return existing
  const saved = await saveTenant(db, wanted)
  if (saved === undefined) throw new Error('A workspace that is saved over any revision was not saved.')
  changes.push({ kind: 'workspace', code: wanted.name, action: existing === undefined ? 'created' : 'updated' })
  return saved
}
