import type { Clock } from '../../adapters/clock.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { Tenant } from '../../adapters/stores/tenants/tenants.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { TenantStores } from '../../adapters/stores/tenant.ts'
import type { WorkspaceLayout } from '../../generated/schemas/workspace-layout.ts'
import type { WorkspaceDocument } from './document.ts'
import type { Finding, Variables } from './finding.ts'

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
  | 'connection'
  | 'source'
  | 'inboundWebhook'
  | 'layout'
  | 'tests'

export interface Change {
  kind: ChangeKind
  /** What names it among its kind: code, e-mail address, name, model or path. */
  code: string
  action: 'created' | 'updated' | 'published' | 'removed'
}

/** What was made now and is shown this once. */
export interface NewSecrets {
  keys: { name: string; key: string; webhookSecret: string | null }[]
  tokens: { user: string; name: string; value: string }[]
}

export interface ApplyResult {
  workspace: { id: string }
  changes: Change[]
  secrets: NewSecrets
}

export interface WorkspaceDeps {
  db: Database
  secretBox: SecretBox
  newId: () => string
  clock: Clock
  /** Runs inside the transaction after all changes, so that what must follow them is recorded with them. */
  changed?: (db: Database, tenantId: string, changes: Change[]) => Promise<void>
}

export interface ApplyOptions {
  /** Whether the file may change what reaches beyond its workspace: values of the global scope, and super-admins. */
  allowGlobal?: boolean
  /** Whether the file may change values of the organisation; it may when absent. */
  allowOrganization?: boolean
  /** Where the nodes of its flows are drawn, from the file beside it. */
  layout?: WorkspaceLayout | undefined
  /** Id of the only workspace that the file may describe; organisations then stay as they are. */
  onlyWorkspace?: string
  /** Id of the user whose drafts alone are replaced; when absent, drafts of everybody are. */
  onlyDraftsOf?: string | undefined
}

/** What the parts of an application share; they add to `changes`, `secrets` and `findings`. */
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
