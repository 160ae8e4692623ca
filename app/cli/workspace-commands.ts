import path from 'node:path'
import { createFileStore } from '../../adapters/files/index.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { applyWorkspace, validateWorkspace } from '../../services/workspace/apply.ts'
import { checkWorkspaceFile } from '../../services/workspace/check.ts'
import { exportWithLayouts } from '../../services/workspace/export.ts'
import { deleteWorkspace } from '../../services/workspace/delete.ts'
import { WorkspaceRefused } from '../../services/workspace/types.ts'
import { withDatabase, withKnex } from '../database.ts'
import { appSecretsOf, loadEnvironment } from '../environment.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { workspaceDeps } from '../workspace-deps.ts'
import { located, reportFindings } from './findings.ts'
import { CommandFailed, remark, WrongUse } from './output.ts'
import {
  NOTHING_CHANGED,
  printResult,
  readLayoutFile,
  refused,
  writeExport,
  type ExportTargets,
} from './workspace-output.ts'

type ApplyOptions = { allowGlobal: boolean; json: boolean; layout?: string }
type AnywhereOptions = ApplyOptions & { server?: string; token?: string; force: boolean }

/** Applies a file to the database, or to a server. */
export async function applyAnywhere(file: string, options: AnywhereOptions): Promise<void> {
  const { server, token, force, ...local } = options
  if ((server === undefined) !== (token === undefined)) throw new WrongUse(['--server and --token go together.'])
  if (server === undefined || token === undefined) {
    await apply(file, local)
    return
  }
  const { applyToServer } = await import('./workspace-server.ts')
  await applyToServer(file, { ...local, server, token, force })
}

async function apply(file: string, { layout: layoutFile, ...options }: ApplyOptions): Promise<void> {
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

export async function validate(
  file: string,
  options: { allowGlobal: boolean; offline: boolean; json: boolean },
): Promise<void> {
  const source = await readWorkspaceFile(file)
  const environment = await loadEnvironment()
  const findings = options.offline
    ? checkWorkspaceFile(source.raw, process.env)
    : await withKnex(environment, remark, knex =>
        validateWorkspace(workspaceDeps(knex, environment), source.raw, process.env, options),
      )
  reportFindings(located(findings, source.locate), {
    json: options.json,
    passed: 'The file is valid.',
    refused: [NOTHING_CHANGED],
  })
}

type ExportOptions = ExportTargets & { workspace?: string; server?: string; token?: string }

/** Exports a workspace of the database, or the one of a token on a server. */
export async function exportFile({ workspace, server, token, ...targets }: ExportOptions): Promise<void> {
  if ((server === undefined) !== (token === undefined)) throw new WrongUse(['--server and --token go together.'])
  if ((server === undefined) === (workspace === undefined))
    throw new WrongUse(['Name the --workspace of the database, or the --server of the token.'])
  if (server !== undefined && token !== undefined) {
    const { exportFromServer } = await import('./workspace-server.ts')
    await exportFromServer({ server, token, ...targets })
  } else if (workspace !== undefined) await exportFromDatabase(workspace, targets)
}

async function exportFromDatabase(workspace: string, targets: ExportTargets): Promise<void> {
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
