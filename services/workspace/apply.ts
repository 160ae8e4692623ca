import { LOCKS } from '../../adapters/postgres/lock-numbers.ts'
import { lockUntilEnd } from '../../adapters/postgres/locks.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { applyConfig } from './config.ts'
import { readDocument, type WorkspaceDocument } from './document.ts'
import { applyConnectionTemplates } from './connection-templates.ts'
import { applyFlows } from './flows.ts'
import { applyForms } from './forms.ts'
import { applyKeys } from './keys.ts'
import { applyLayouts } from './layouts.ts'
import { applySettings } from './identity.ts'
import { applyRoles, applyUsers } from './people.ts'
import { applyHostedPages } from './hosted-pages.ts'
import {
  applyConnections,
  applyGoals,
  applyInboundWebhooks,
  applyPrices,
  applyQueues,
  applyCannedAnswers,
  applySources,
} from './settings.ts'
import {
  type AppliedDocument,
  type ApplyContext,
  type ApplyOptions,
  type ApplyResult,
  type Change,
  type Finding,
  type Variables,
  type WorkspaceDeps,
  WorkspaceRefused,
} from './types.ts'

/**
 * Makes the database match the file, in one transaction: all of it or nothing. Applying the same file again changes
 * nothing. Everything that the file does not name is unchanged.
 * @param raw the file, with flows and forms inline (their files already read)
 * @param variables where `{ env: NAME }` is looked up
 * @throws WorkspaceRefused with all findings
 */
export async function applyWorkspace(
  deps: WorkspaceDeps,
  raw: unknown,
  variables: Variables,
  actor: unknown,
  options: ApplyOptions = {},
): Promise<ApplyResult> {
  const document = documentOf(raw, variables)
  const { endedGrants, ...applied } = await transaction(deps.db, async trx => {
    await lockApplications(trx)
    const result = await applyDocument(deps, trx, document, actor, options)
    const { workspace, changes } = result
    if (changes.length > 0)
      await forTenant(trx, workspace.id).audit.record({
        id: deps.newId(),
        action: 'workspace.apply',
        actor,
        subject: { type: 'workspace', id: workspace.id },
        details: { changes },
        at: deps.clock.now(),
      })
    return result
  })
  await deps.revoke?.(applied.workspace.id, endedGrants)
  return applied
}

/** Does the same as `applyWorkspace` and rolls back: the findings are those of an application. */
export async function validateWorkspace(
  deps: WorkspaceDeps,
  raw: unknown,
  variables: Variables,
  options: ApplyOptions = {},
): Promise<Finding[]> {
  try {
    const document = documentOf(raw, variables)
    await transaction(
      deps.db,
      async trx => {
        await lockApplications(trx)
        await applyDocument(deps, trx, document, {}, { ...options, check: { passwords: [] } })
      },
      { commitIf: () => false },
    )
    return []
  } catch (error) {
    if (error instanceof WorkspaceRefused) return [...error.findings]
    throw error
  }
}

async function lockApplications(trx: Database): Promise<void> {
  await lockUntilEnd(trx, LOCKS.applications)
}

/** Allows concurrent applications to other workspaces, whose rows have their own locks. */
export async function shareApplications(trx: Database): Promise<void> {
  await lockUntilEnd(trx, LOCKS.applications, { shared: true })
}

/** @throws WorkspaceRefused when a variable is missing or the schema is broken */
export function documentOf(raw: unknown, variables: Variables): WorkspaceDocument {
  const read = readDocument(raw, variables)
  if (read.outcome === 'invalid') throw new WorkspaceRefused(read.findings)
  return read.document
}

/**
 * Applies a document within a transaction. The audit entry is the caller's to write.
 * @throws WorkspaceRefused with all findings, when the transaction must be rolled back
 */
export async function applyDocument(
  deps: WorkspaceDeps,
  db: Database,
  document: WorkspaceDocument,
  actor: unknown,
  options: ApplyOptions,
): Promise<AppliedDocument> {
  const changes: Change[] = []
  const findings: Finding[] = []
  const { layout } = options
  const tenant = await applySettings({ deps, db, document, options, changes, findings })
  const context: ApplyContext = {
    deps,
    db,
    document,
    actor,
    options,
    tenant,
    changes,
    findings,
    stores: forTenant(db, tenant.id),
    secrets: { keys: [], tokens: [] },
    endedGrants: [],
  }
  await applyRoles(context)
  await applyUsers(context)
  await applyConnections(context)
  await applyConnectionTemplates(context)
  await applyGoals(context)
  await applyPrices(context)
  await applyQueues(context)
  await applyCannedAnswers(context)
  await applyInboundWebhooks(context)
  await applyForms(context)
  await applyFlows(context)
  if (layout !== undefined) await applyLayouts(context, layout)
  await applyKeys(context)
  await applySources(context)
  await applyHostedPages(context)
  await applyConfig(context)
  if (findings.length > 0) throw new WorkspaceRefused(findings)
  if (changes.length > 0) await deps.changed?.(db, tenant.id, changes)
  const { secrets, endedGrants } = context
  return { workspace: { id: tenant.id }, changes, secrets, endedGrants }
}
