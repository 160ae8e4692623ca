import type { Clock } from '../../adapters/clock.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { Tenant } from '../../adapters/stores/tenants/tenants.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { TenantStores } from '../../adapters/stores/tenant.ts'
import type { WorkspaceLayout } from '../../generated/schemas/workspace-layout.ts'
import type { EndedGrant } from '../connections/ended-grants.ts'
import type { WorkspaceDocument } from './document.ts'
import type { Finding, Variables } from './finding.ts'
import type { FilePassword, PreparedPassword } from './passwords.ts'

export type { Finding, Variables }

export type ChangeKind =
  | 'organization'
  | 'workspace'
  | 'role'
  | 'user'
  | 'token'
  | 'key'
  | 'flow'
  | 'form'
  | 'config'
  | 'goal'
  | 'price'
  | 'queue'
  | 'cannedAnswer'
  | 'connection'
  | 'connectionTemplate'
  | 'source'
  | 'inboundWebhook'
  | 'hostedPage'
  | 'layout'
  | 'tests'

export interface Change {
  kind: ChangeKind
  /** Its name among its kind: code, e-mail address, name, model or path. */
  code: string
  action: 'created' | 'updated' | 'published' | 'removed'
}

/** Generated secrets, shown only once. */
export interface NewSecrets {
  keys: { name: string; key: string; webhookSecret: string | null }[]
  tokens: { user: string; name: string; value: string }[]
}

export interface ApplyResult {
  workspace: { id: string }
  changes: Change[]
  secrets: NewSecrets
}

/** `endedGrants`: to be revoked once the transaction is committed. */
export type AppliedDocument = ApplyResult & { endedGrants: EndedGrant[] }

export interface WorkspaceDeps {
  db: Database
  secretBox: SecretBox
  newId: () => string
  clock: Clock
  /** Runs inside the transaction after all changes, so that required follow-ups are recorded with them. */
  changed?: (db: Database, tenantId: string, changes: Change[]) => Promise<void>
  /** Revokes what an application has ended, once it is committed. */
  revoke?: (tenantId: string, ended: readonly EndedGrant[]) => Promise<void>
}

export interface ApplyOptions {
  /** Whether the file may make changes beyond its workspace: values of the global scope, and super-admins. */
  allowGlobal?: boolean
  /** Whether the file may change values of the organisation; it may when absent. */
  allowOrganization?: boolean
  /** Positions of its flows' nodes, from the layout file. */
  layout?: WorkspaceLayout | undefined
  /** Id of the only workspace that the file may describe; organisations then stay as they are. */
  onlyWorkspace?: string
  /** Id of the only user whose drafts are replaced; when absent, all drafts are. */
  onlyDraftsOf?: string | undefined
  /** The application is never committed; it hashes no passwords, and adds them to this list. */
  check?: { passwords: FilePassword[] } | undefined
  /** Whether the check tells nothing about users of other workspaces; an application says who has an address. */
  hidesOthers?: boolean | undefined
  /** Hashes of the file's passwords, by address; one that is absent, or of another state, is made. */
  passwords?: ReadonlyMap<string, PreparedPassword> | undefined
}

/** Shared state of an application's parts; they add to `changes`, `secrets` and `findings`. */
export interface ApplyContext {
  deps: WorkspaceDeps
  db: Database
  stores: TenantStores
  tenant: Tenant
  document: WorkspaceDocument
  actor: unknown
  options: ApplyOptions
  changes: Change[]
  secrets: NewSecrets
  findings: Finding[]
  endedGrants: EndedGrant[]
}

/** The file cannot be applied; nothing was changed. */
export class WorkspaceRefused extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(findings.map(finding => `${finding.path}: ${finding.message}`).join('\n'))
    this.name = 'WorkspaceRefused'
    this.findings = findings
  }
}
