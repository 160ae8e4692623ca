import { checkWorkspaceFile } from '../../services/workspace/check.ts'
import { loadEnvironment } from '../environment.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { located, reportFindings } from './findings.ts'
import { WrongUse } from './output.ts'
import type * as Database from './workspace-database.ts'
import { NOTHING_CHANGED, type ExportTargets } from './workspace-output.ts'

type AnywhereOptions = Database.ApplyOptions & { server?: string; token?: string; force: boolean }

/** Most of the service: a command on a file alone or on a server starts without it. */
const onDatabase = (): Promise<typeof Database> => import('./workspace-database.ts')

/** Applies a file to the database, or to a server. */
export async function applyAnywhere(file: string, options: AnywhereOptions): Promise<void> {
  const { server, token, force, ...local } = options
  if ((server === undefined) !== (token === undefined)) throw new WrongUse(['--server and --token go together.'])
  if (server === undefined || token === undefined) {
    await (await onDatabase()).applyToDatabase(file, local)
    return
  }
  const { applyToServer } = await import('./workspace-server.ts')
  await applyToServer(file, { ...local, server, token, force })
}

export async function validate(
  file: string,
  options: { allowGlobal: boolean; offline: boolean; json: boolean },
): Promise<void> {
  const source = await readWorkspaceFile(file)
  const environment = await loadEnvironment()
  const findings = options.offline
    ? checkWorkspaceFile(source.raw, process.env)
    : await (await onDatabase()).findingsInDatabase(environment, source.raw, options)
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
  } else if (workspace !== undefined) await (await onDatabase()).exportFromDatabase(workspace, targets)
}
