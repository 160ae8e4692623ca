import { transaction } from '../../adapters/postgres/transaction.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { canonicalJson, isJsonObject, type Json, type JsonObject } from '../../domain/json.ts'
import { documentDifferences, type DocumentChange } from '../../domain/document-differences.ts'
import { ifMatchMatches, strongEtag } from '../../domain/etags.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { WorkspaceFile } from '../../generated/schemas/workspace.ts'
import { republishAfter } from '../published/republish.ts'
import { applyDocument, documentOf, shareApplications } from './apply.ts'
import { inboundSecretLocation } from '../secrets/locations.ts'
import { variablesOf } from './env-references.ts'
import { exportWorkspace } from './export.ts'
import { lockWorkspace } from './lock.ts'
import type { WorkspaceLayout } from '../../generated/schemas/workspace-layout.ts'
import { readLayout } from './document.ts'
import { exportLayouts } from './layouts.ts'
import { withStoredSecrets } from './stored-secrets.ts'
import { revokeEnded, type RevocationDeps } from '../connections/ended-grants.ts'
import {
  WorkspaceRefused,
  type AppliedDocument,
  type ApplyOptions,
  type Change,
  type Finding,
  type NewSecrets,
  type Variables,
} from './types.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import { change, found, refusingTaken, type ChangeDeps } from '../admin/change.ts'
import { sharesOf } from '../admin/shares.ts'
import { withTrueAddresses } from './checked-addresses.ts'
import { preparePasswords, type FilePassword, type PreparedPassword } from './passwords.ts'
import { peopleOf, requireRights, visibleParts } from './rights.ts'

export type WorkspaceFileDeps = ChangeDeps & RevocationDeps
export type WorkspaceFileInput = {
  file: JsonObject
  layout?: JsonObject | undefined
  variables: Variables
  allowGlobal: boolean
  overwriteDrafts: boolean
}
export type WorkspaceExport = {
  file: WorkspaceFile
  layout: WorkspaceLayout
  variables: string[]
  omitted: string[]
  etag: string
}
export type WorkspaceCheck = {
  findings: Finding[]
  changes: Change[]
  differences: DocumentChange[]
  etag: string
}
export type WorkspaceApplied = { changes: Change[]; secrets: NewSecrets; etag: string }

/** The whole workspace as a file, whatever the caller may view. */
type State = { file: WorkspaceFile; layout: WorkspaceLayout; etag: string }

/** The workspace as a file, as far as the caller may view it. */
export async function exportWorkspaceFile(deps: WorkspaceFileDeps, caller: AdminCaller): Promise<WorkspaceExport> {
  const state = await inTurn(
    deps,
    caller,
    async () =>
      await transaction(deps.knex, async trx => await stateOf(deps, trx, caller.tenantId), { snapshot: true }),
  )
  const { file, omitted } = visibleParts(caller, state.file)
  const layout = caller.permissions.has('service.flows.view') ? state.layout : { flows: {} }
  return { file, layout, variables: variablesOf(file), omitted, etag: state.etag }
}

/** One file of a workspace at a time. @throws Refusal `rate_limited` when too many wait */
async function inTurn<Result>(
  { knex }: WorkspaceFileDeps,
  { tenantId }: AdminCaller,
  work: () => Promise<Result>,
): Promise<Result> {
  return await sharesOf(knex).files.within(tenantId, work)
}

/** How long a check waits for a row that is being changed: less than a deadlock takes to be found. */
const CHECK_LOCK_LIMIT = '500ms'

/**
 * Does `work` without the locks of an application, and rolls back: what it reads is as of one moment, and a change that
 * is made meanwhile to what it writes refuses it.
 */
async function rolledBack<Result>({ knex }: WorkspaceFileDeps, work: (trx: Database) => Promise<Result>) {
  return await transaction(knex, work, { snapshot: 'writable', lockLimit: CHECK_LOCK_LIMIT, commitIf: () => false })
}

/** Applies the file and rolls back. Errors that prevent the caller from applying it are findings. */
export async function checkWorkspaceFile(
  deps: WorkspaceFileDeps,
  caller: AdminCaller,
  input: WorkspaceFileInput,
): Promise<WorkspaceCheck> {
  const { tenantId } = caller
  const check = async (trx: Database) => {
    const before = await stateOf(deps, trx, tenantId)
    const { etag } = before
    try {
      const applied = await refusingTaken(
        async () =>
          await apply(deps, trx, caller, input, {
            stored: before.file,
            check: { passwords: [] },
            hidesOthers: true,
          }),
      )
      const after = await stateOf(deps, trx, tenantId)
      const changes = applied.changes.map(({ code, ...of }) => ({ ...of, code: withTrueAddresses(code, tenantId) }))
      return {
        findings: [],
        changes,
        differences: differencesFor(caller, before.file, after.file, applied.secrets),
        etag,
      }
    } catch (error) {
      return { findings: findingsOf(error), changes: [], differences: [], etag }
    }
  }
  return await inTurn(deps, caller, async () => await rolledBack(deps, check))
}

/**
 * Makes the workspace match the file, or changes nothing.
 * @throws Refusal `workspace_file_invalid` with the findings, `precondition_failed`, `permission_denied`, `conflict`
 */
export async function applyWorkspaceFile(
  deps: WorkspaceFileDeps,
  caller: AdminCaller,
  input: WorkspaceFileInput,
  ifMatch: string,
): Promise<WorkspaceApplied> {
  const { endedGrants, ...applied } = await inTurn(deps, caller, async () => {
    const passwords = await passwordsOf(deps, caller, input, ifMatch)
    return await change(deps, caller, 'workspace.apply', async (_, trx) => {
      const before = await lockedState(deps, trx, caller)
      requireTag(ifMatch, before)
      const stored = before.file
      const { changes, secrets, endedGrants } = await refusingFindings(
        async () => await apply(deps, trx, caller, input, { stored, passwords }),
      )
      const { etag, file } = await stateOf(deps, trx, caller.tenantId)
      const states = changes.length === 0 ? {} : null
      return {
        result: { changes, secrets, etag, endedGrants },
        resource: { type: 'workspace', id: caller.tenantId, name: text(file.workspace.name) },
        before: states,
        after: states,
        details: { changes },
      }
    })
  })
  await revokeEnded(deps, caller.tenantId, endedGrants)
  return applied
}

/**
 * The hashes of the file's passwords. They are made last, after the file has passed a check, and hold neither locks nor
 * a connection.
 */
async function passwordsOf(
  deps: WorkspaceFileDeps,
  caller: AdminCaller,
  input: WorkspaceFileInput,
  ifMatch: string,
): Promise<Map<string, PreparedPassword>> {
  const { users } = input.file
  if (!Array.isArray(users) || !users.some(user => isJsonObject(user) && 'password' in user)) return new Map()
  const check: { passwords: FilePassword[] } = { passwords: [] }
  await rolledBack(deps, async trx => {
    const before = await stateOf(deps, trx, caller.tenantId)
    requireTag(ifMatch, before)
    await refusingTaken(
      async () =>
        await refusingFindings(async () => await apply(deps, trx, caller, input, { stored: before.file, check })),
    )
  })
  return await preparePasswords(deps.knex, caller, check.passwords)
}

function requireTag(ifMatch: string, { etag }: State): void {
  if (!ifMatchMatches(ifMatch, etag)) throw new Refusal('precondition_failed')
}

/** @throws Refusal `workspace_file_invalid` with the findings */
async function refusingFindings<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WorkspaceRefused)) throw error
    throw new Refusal('workspace_file_invalid', { details: { findings: error.findings.map(workspaceFindingBody) } })
  }
}

/** A finding of a workspace file on the wire. */
export function workspaceFindingBody({ code, severity, at: _, ...finding }: Finding) {
  return { ...finding, severity: severity ?? ('error' as const), rule: code ?? 'workspace_file', nodeId: null }
}

async function lockedState(deps: WorkspaceFileDeps, trx: Database, { tenantId }: AdminCaller): Promise<State> {
  await shareApplications(trx)
  found(await lockWorkspace(trx, tenantId))
  return await stateOf(deps, trx, tenantId)
}

async function stateOf({ secretBox }: WorkspaceFileDeps, db: Database, tenantId: string): Promise<State> {
  const { file } = found(await exportWorkspace(db, secretBox, tenantId))
  const layout = await exportLayouts(db, tenantId)
  return { file, layout, etag: strongEtag(canonicalJson({ file, layout })) }
}

/** @throws WorkspaceRefused, Refusal `permission_denied`, `conflict` */
async function apply(
  deps: WorkspaceFileDeps,
  trx: Database,
  caller: AdminCaller,
  { file, layout, variables, allowGlobal, overwriteDrafts }: WorkspaceFileInput,
  { stored, ...more }: { stored: WorkspaceFile } & Pick<ApplyOptions, 'check' | 'hidesOthers' | 'passwords'>,
): Promise<Omit<AppliedDocument, 'workspace'>> {
  refuseFiles(file)
  const stores = forTenant(trx, caller.tenantId)
  const people = await peopleOf(stores)
  const secrets = await inboundSecrets(deps, stores, caller.tenantId)
  const held = withStoredSecrets(file, stored, variables, id => secrets.get(id) ?? '')
  const {
    changes,
    secrets: generated,
    endedGrants,
  } = await applyDocument(
    { ...deps, db: trx, changed: republishAfter },
    trx,
    documentOf(held, variables),
    auditActor(caller),
    {
      onlyWorkspace: caller.tenantId,
      allowGlobal: allowGlobal && caller.isSuperAdmin,
      allowOrganization: caller.isSuperAdmin,
      onlyDraftsOf: overwriteDrafts ? undefined : caller.user.id,
      layout: layout === undefined ? undefined : layoutOf(layout),
      ...more,
    },
  )
  await requireRights(caller, stores, people, changes)
  return { changes, secrets: generated, endedGrants }
}

async function inboundSecrets(
  { secretBox }: WorkspaceFileDeps,
  { inboundWebhooks }: TenantStores,
  tenantId: string,
): Promise<Map<string, string>> {
  const sources = await inboundWebhooks.list()
  return new Map(sources.map(({ id, secret }) => [id, secretBox.open(secret, inboundSecretLocation(tenantId, id))]))
}

function layoutOf(raw: JsonObject): WorkspaceLayout {
  const read = readLayout(raw)
  if (read.outcome === 'valid') return read.layout
  throw new WorkspaceRefused(read.findings.map(finding => ({ ...finding, code: 'layout' })))
}

/** A server reads no files of the caller's. @throws WorkspaceRefused for entries that name one */
function refuseFiles(file: JsonObject): void {
  const findings = ['flows', 'forms'].flatMap(list => {
    const entries = file[list]
    return (Array.isArray(entries) ? entries : []).flatMap((entry, index): Finding[] =>
      isJsonObject(entry) && 'file' in entry
        ? [{ path: `/${list}/${String(index)}/file`, message: 'A server reads no files: put the definition here.' }]
        : [],
    )
  })
  if (findings.length > 0) throw new WorkspaceRefused(findings)
}

/** The findings that prevent an application. Any other error is rethrown. */
function findingsOf(error: unknown): Finding[] {
  if (error instanceof WorkspaceRefused) return [...error.findings]
  if (!(error instanceof Refusal) || (error.code !== 'permission_denied' && error.code !== 'conflict')) throw error
  const { permission } = (error.details ?? {}) as { permission?: string }
  const message = permission === undefined ? error.message : `To apply it, you need the permission ${permission}`
  return [{ path: '', code: error.code, message: `${message}.` }]
}

/** The property that names the entries of a list. */
const NAMED_BY: Readonly<Record<string, string>> = {
  roles: 'code',
  users: 'email',
  keys: 'name',
  flows: 'code',
  forms: 'code',
  goals: 'code',
  prices: 'model',
  queues: 'code',
  cannedAnswers: 'code',
  connections: 'code',
  connectionTemplates: 'key',
  sources: 'name',
  inboundWebhooks: 'name',
  hostedPages: 'address',
}
const NODES = /^\/flows\/[^/]+\/nodes$/

/** @param generated secrets that the check has generated; an application generates others */
function differencesFor(
  caller: AdminCaller,
  before: WorkspaceFile,
  after: WorkspaceFile,
  generated: NewSecrets,
): DocumentChange[] {
  const keys = new Set(generated.keys.map(({ key }) => key))
  const shown = (file: WorkspaceFile): Json =>
    byName(visibleParts(caller, file).file as unknown as JsonObject, value => keys.has(text(value)))
  return documentDifferences(shown(before), shown(after), path => NODES.test(path))
}

/** A readable name or an id; references to the environment are shown literally. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Lists as objects by the names of their items; without ids, which never change, and without values that are `hidden`.
 */
function byName(file: JsonObject, hidden: (value: Json) => boolean): JsonObject {
  return Object.fromEntries(
    Object.entries(file).map(([part, entries]) => {
      const name = NAMED_BY[part]
      if (name === undefined || !Array.isArray(entries)) return [part, entries]
      const named: Record<string, Json> = {}
      for (const { id, ...entry } of entries.filter(isJsonObject)) {
        const own = text(entry[name])
        const facts = Object.fromEntries(Object.entries(entry).filter(([, value]) => !hidden(value)))
        named[own in named ? `${own} (${text(id)})` : own] = facts
      }
      return [part, named]
    }),
  )
}
