import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import { createFileStore } from '../../adapters/files/index.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { applyWorkspace, validateWorkspace } from '../../services/workspace/apply.ts'
import { checkWorkspaceFile } from '../../services/workspace/check.ts'
import { exportWorkspace } from '../../services/workspace/export.ts'
import { deleteWorkspace } from '../../services/workspace/delete.ts'
import { exportLayouts, readLayout, type WorkspaceLayout } from '../../services/workspace/layouts.ts'
import { WorkspaceRefused } from '../../services/workspace/types.ts'
import type { ApplyResult, Finding } from '../../services/workspace/types.ts'
import { withDatabase, withKnex } from '../database.ts'
import { appSecretsOf, loadEnvironment } from '../environment.ts'
import { readDefinitionFile, readWorkspaceFile } from '../workspace-file.ts'
import type { WorkspaceSource } from '../workspace-file.ts'
import { workspaceDeps } from '../workspace-deps.ts'
import { findingsRefused, located, reportFindings } from './findings.ts'
import { CommandFailed, remark, WrongUse } from './output.ts'

const NOTHING_CHANGED = 'Nothing was changed.'

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
  if (local.allowGlobal || local.json || local.layout !== undefined)
    throw new WrongUse(['--allow-global, --layout and --json do not go with --server.'])
  const { applyToServer } = await import('./workspace-server.ts')
  await applyToServer(file, { server, token, force })
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
  if (options.json) console.log(JSON.stringify(result, null, 2))
  else printResult(result)
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

export async function exportFile(options: { workspace: string; output?: string; layout?: string }): Promise<void> {
  const environment = await loadEnvironment()
  const { exported, layout } = await withKnex(environment, remark, async knex => ({
    exported: await exportWorkspace(knex, createSecretBox(appSecretsOf(environment)), options.workspace),
    layout: options.layout === undefined ? undefined : await exportLayouts(knex, options.workspace),
  }))
  if (exported === undefined) throw new CommandFailed([`There is no workspace ${options.workspace}.`])
  const text = stringify(exported.file, { lineWidth: 0, aliasDuplicateObjects: false })
  if (options.output === undefined) process.stdout.write(text)
  else await writeFile(options.output, text)
  if (options.layout !== undefined) await writeFile(options.layout, stringify(layout))
  if (exported.variables.length > 0) remark(`To apply it, set ${exported.variables.join(', ')}.`)
}

async function readLayoutFile(file: string): Promise<WorkspaceLayout> {
  const source = await readDefinitionFile(file)
  const read = readLayout(source.raw)
  if (read.outcome === 'invalid') throw refused(read.findings, source)
  return read.layout
}

export async function deleteForGood({ workspace: id, name }: { workspace: string; name?: string }): Promise<void> {
  if (!isUuid(id)) throw new CommandFailed([`"${id}" is no id of a workspace.`])
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

function refused(findings: readonly Finding[], source: WorkspaceSource): CommandFailed {
  return findingsRefused(located(findings, source.locate), NOTHING_CHANGED)
}

function printResult({ workspace, changes, secrets }: ApplyResult): void {
  console.log(`Workspace ${workspace.id}`)
  for (const { kind, code, action } of changes) console.log(`  ${action} ${kind} ${code}`)
  if (changes.length === 0) console.log('  nothing changed')
  if (secrets.keys.length + secrets.tokens.length === 0) return
  console.log('Shown this once:')
  for (const { name, key, webhookSecret } of secrets.keys) {
    console.log(`  key ${name}: ${key}`)
    if (webhookSecret !== null) console.log(`  webhook secret of ${name}: ${webhookSecret}`)
  }
  for (const { user, name, value } of secrets.tokens) console.log(`  token ${name} of ${user}: ${value}`)
}
