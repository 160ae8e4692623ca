import { isDeepStrictEqual } from 'node:util'
import {
  findOrganisation,
  findTenant,
  saveOrganisation,
  saveTenant,
  type NewTenant,
  type Organisation,
  type Tenant,
} from '../../adapters/stores/tenants/tenants.ts'
import { canonicalLocale } from '../../domain/locales.ts'
import { isTimeZone } from '../../domain/time-zones.ts'
import { lockWorkspace } from './lock.ts'
import type { ApplyContext } from './types.ts'

/** State of an application before its workspace is known. */
type Start = Pick<ApplyContext, 'deps' | 'db' | 'document' | 'options' | 'changes' | 'findings'>

/** Which workspace the file describes, and its settings. */
export async function applySettings(start: Start): Promise<Tenant> {
  const { db, options, document, findings } = start
  const identified =
    options.onlyWorkspace === undefined ? await identify(start) : await identifyOnly(start, options.onlyWorkspace)
  if (identified.outcome === 'foreign') return identified.existing
  const { organisation, existing, id } = identified
  const { workspace } = document
  if (workspace.timezone !== undefined && !isTimeZone(workspace.timezone)) {
    findings.push({
      path: '/workspace/timezone',
      message: `"${workspace.timezone}" is not a time zone, such as Europe/Berlin.`,
    })
  }
  const described: NewTenant = {
    id,
    organisationId: organisation.id,
    name: workspace.name,
    locale: canonicalLocale(workspace.locale ?? existing?.locale ?? 'en'),
    timezone: workspace.timezone ?? existing?.timezone ?? 'UTC',
    currency: workspace.currency ?? existing?.currency ?? 'USD',
  }
  const same =
    existing !== undefined &&
    Object.entries(described).every(([name, value]) => existing[name as keyof NewTenant] === value)
  if (same) return existing
  const saved = await saveTenant(db, described)
  if (saved === undefined) throw new Error('A workspace that is saved over any revision was not saved.')
  start.changes.push({
    kind: 'workspace',
    code: described.name,
    action: existing === undefined ? 'created' : 'updated',
  })
  return saved
}

type Identified =
  | { outcome: 'identified'; organisation: Organisation; existing: Tenant | undefined; id: string }
  /** A finding says that the file cannot describe it. */
  | { outcome: 'foreign'; existing: Tenant }

/** The organisation and the workspace, each found by id, else by name, else created. */
async function identify({ deps, db, document, changes, findings }: Start): Promise<Identified> {
  const { organization, workspace } = document
  const found = await findOrganisation(
    db,
    organization.id === undefined ? { name: organization.name } : { id: organization.id },
  )
  const organisation = { id: found?.id ?? organization.id ?? deps.newId(), name: organization.name }
  const named =
    workspace.id === undefined ? { organisationId: organisation.id, name: workspace.name } : { id: workspace.id }
  const id = (await findTenant(db, named))?.id ?? workspace.id ?? deps.newId()
  // Before the first write: in a distributed database, the transaction takes place where the workspace is.
  const existing = await lockWorkspace(db, id)
  if (!isDeepStrictEqual(found, organisation)) {
    await saveOrganisation(db, organisation)
    changes.push({ kind: 'organization', code: organisation.name, action: found === undefined ? 'created' : 'updated' })
  }
  if (existing === undefined || existing.organisationId === organisation.id)
    return { outcome: 'identified', organisation, existing, id }
  findings.push({ path: '/workspace/id', message: 'This workspace belongs to another organization.' })
  return { outcome: 'foreign', existing }
}

/** The file must describe this workspace and its organisation as they are; a new name takes the workspace's id. */
async function identifyOnly({ db, document, findings }: Start, id: string): Promise<Identified> {
  const { organization, workspace } = document
  const existing = await findTenant(db, { id })
  const organisation = existing && (await findOrganisation(db, { id: existing.organisationId }))
  if (existing === undefined || organisation === undefined) throw new Error('The workspace to apply to does not exist.')
  if ((organization.id ?? organisation.id) !== organisation.id || organization.name !== organisation.name)
    findings.push({
      path: '/organization',
      message: `The workspace belongs to the organization "${organisation.name}", which cannot be changed here.`,
    })
  if (workspace.id !== undefined && workspace.id !== existing.id)
    findings.push({
      path: '/workspace/id',
      message: `The file describes the workspace ${workspace.id}, and this one is ${existing.id}.`,
    })
  else if (workspace.id === undefined && workspace.name !== existing.name)
    findings.push({
      path: '/workspace/name',
      message: `The file describes "${workspace.name}", and this is "${existing.name}": to rename it, state its id.`,
    })
  return findings.length > 0 ? { outcome: 'foreign', existing } : { outcome: 'identified', organisation, existing, id }
}
