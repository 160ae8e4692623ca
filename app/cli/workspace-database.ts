import path from 'node:path'
import { createFileStore } from '../../adapters/files/index.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { applyWorkspace, validateWorkspace } from '../../services/workspace/apply.ts'
import { exportWithLayouts } from '../../services/workspace/export.ts'
import { deleteWorkspace } from '../../services/workspace/delete.ts'
import { WorkspaceRefused, type Finding } from '../../services/workspace/types.ts'
import { withDatabase, withKnex } from '../database.ts'
import { appSecretsOf, loadEnvironment, type Environment } from '../environment.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { workspaceDeps } from '../workspace-deps.ts'
import { CommandFailed, remark } from './output.ts'
import { printResult, readLayoutFile, refused, writeExport, type ExportTargets } from './workspace-output.ts'

export type ApplyOptions = { allowGlobal: boolean; json: boolean; layout?: string }

/** `parley workspace apply FILE` without a server. */
export async function applyToDatabase(file: string, { layout: layoutFile, ...options }: ApplyOptions): Promise<void> {
  const source = await readWorkspaceFile(file)
  const layout = layoutFile === undefined ? undefined : await readLayoutFile(layoutFile)
  const environment = await loadEnvironment()
  const result = await withKnex(environment, remark, knex =>
    applyWorkspace(workspaceDeps(knex, environment), source.raw, process.env, { type: 'cli' }, { ...options, layout }),
  ).catch((error: unknown) => {
    if (error instanceof WorkspaceRefused) throw refused(error.findings, source)
    throw error
  })
  printResult(result, options)
}

/** What keeps a workspace file from being applied to the database. */
export async function findingsInDatabase(
  environment: Environment,
  raw: unknown,
  options: { allowGlobal: boolean },
): Promise<Finding[]> {
  return await withKnex(environment, remark, knex =>
    validateWorkspace(workspaceDeps(knex, environment), raw, process.env, options),
  )
}

/** `parley workspace export --workspace ID`. */
export async function exportFromDatabase(workspace: string, targets: ExportTargets): Promise<void> {
  checkWorkspaceId(workspace)
  const environment = await loadEnvironment()
  const secretBox = createSecretBox(appSecretsOf(environment))
  const exported = await withKnex(
    environment,
    remark,
    async knex => await exportWithLayouts(knex, secretBox, workspace),
  )
  if (exported === undefined) throw new CommandFailed([`There is no workspace ${workspace}.`])
  await writeExport(exported, targets)
}

/** `parley workspace delete`. */
export async function deleteForGood({ workspace: id, name }: { workspace: string; name?: string }): Promise<void> {
  checkWorkspaceId(id)
  if (name === undefined)
    throw new CommandFailed([`Nothing was deleted. Repeat the name of the workspace ${id} with --name to delete it.`])
  const environment = await loadEnvironment()
  const files = createFileStore(environment.fileStoreDsn, { folder: path.join(environment.dataDir, 'files') })
  const tenantId = id.toLowerCase()
  const deletion = await withDatabase(environment, remark, async url => {
    const db = createPool({ url, max: 2, statementTimeout: 600_000 })
    return await deleteWorkspace({ db, files }, { tenantId, name }).finally(() => db.end())
  }).finally(() => files.close())
  if (deletion.outcome === 'unknown') throw new CommandFailed([`There is no workspace ${id}.`])
  if (deletion.outcome === 'other_name')
    throw new CommandFailed([`Nothing was deleted. The workspace ${id} has another name.`])
  console.log(`Deleted ${id}: ${deletion.rows} rows and ${deletion.files} files.`)
}

function checkWorkspaceId(id: string): void {
  if (!isUuid(id)) throw new CommandFailed([`"${id}" is not the id of a workspace.`])
}
