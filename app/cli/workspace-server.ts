import { isJsonObject } from '../../domain/json.ts'
import { serviceVariables } from '../../generated/environment.ts'
import { variablesOf } from '../../services/workspace/env-references.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { findingsRefused, isError, located, type FileFinding } from './findings.ts'
import { CommandFailed, remark } from './output.ts'
import { withServer, type ServerOptions } from './server-connection.ts'
import { NOTHING_CHANGED, printResult, readLayoutFile, writeExport, type ExportTargets } from './workspace-output.ts'

export type ServerApplyOptions = ServerOptions & {
  force: boolean
  allowGlobal: boolean
  json: boolean
  layout?: string | undefined
}

/**
 * `parley workspace apply FILE --server URL`: the server checks the file, and applies it if nothing has changed
 * meanwhile.
 */
export async function applyToServer(
  file: string,
  { force, allowGlobal, json, layout: layoutFile, ...server }: ServerApplyOptions,
): Promise<void> {
  const source = await readWorkspaceFile(file)
  const { raw } = source
  if (!isJsonObject(raw)) throw new CommandFailed([`${file} describes no workspace.`])
  const layout = layoutFile === undefined ? undefined : await readLayoutFile(layoutFile)
  const body = {
    file: raw,
    variables: environmentOf(raw),
    allowGlobal,
    overwriteDrafts: force,
    ...(layout === undefined ? {} : { layout: { ...layout } }),
  }
  await withServer(server, async ({ workspace, session }) => {
    const { user } = await session.getSession()
    const check = await workspace.checkWorkspaceFile(body)
    if (!check.valid) throw refusedByServer(check.findings, source.locate)
    const applied = await workspace.applyWorkspaceFile({ ifMatch: check.etag, ...body })
    printResult({ ...applied, workspace: { id: user.workspace.id } }, { json })
  })
}

/** `parley workspace export --server URL`: the workspace of the token, as far as its user may view it. */
export async function exportFromServer({ output, layout, ...server }: ServerOptions & ExportTargets): Promise<void> {
  const exported = await withServer(server, async ({ workspace }) => await workspace.exportWorkspaceFile())
  await writeExport(exported, { output, layout })
  if (exported.omitted.length > 0)
    remark(`The user of the token may not view ${exported.omitted.join(', ')}: the file is without it.`)
}

/** Values of the variables that the file refers to. The service's own variables are not sent. */
function environmentOf(raw: object): Record<string, string> {
  return Object.fromEntries(
    variablesOf(raw).flatMap(name => {
      const value = process.env[name]
      return value === undefined || serviceVariables.has(name) ? [] : [[name, value]]
    }),
  )
}

type ServerFinding = FileFinding & { rule: string }

function refusedByServer(findings: readonly ServerFinding[], locate: Parameters<typeof located>[1]): CommandFailed {
  const errors = findings.filter(isError)
  const foreign = errors.filter(({ rule }) => rule === 'draft_changed')
  const advice = foreign.length > 0 ? ['--force replaces these drafts; see parley flow diff.'] : []
  const [first] = errors
  if (first?.path === '') return new CommandFailed([first.message, NOTHING_CHANGED])
  return findingsRefused(located(errors, locate), ...advice, NOTHING_CHANGED)
}
