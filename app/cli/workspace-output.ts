import { stringify } from 'yaml'
import type { WorkspaceLayout } from '../../generated/schemas/workspace-layout.ts'
import { readLayout } from '../../services/workspace/document.ts'
import type { ApplyResult, Finding } from '../../services/workspace/types.ts'
import { readDefinitionFile, type WorkspaceSource } from '../workspace-file.ts'
import { findingsRefused, located } from './findings.ts'
import { remark, type CommandFailed } from './output.ts'
import { writeOutput } from './output-file.ts'

export const NOTHING_CHANGED = 'Nothing was changed.'

export function refused(findings: readonly Finding[], source: WorkspaceSource): CommandFailed {
  return findingsRefused(located(findings, source.locate), NOTHING_CHANGED)
}

export async function readLayoutFile(file: string): Promise<WorkspaceLayout> {
  const source = await readDefinitionFile(file)
  const read = readLayout(source.raw)
  if (read.outcome === 'invalid') throw refused(read.findings, source)
  return read.layout
}

/** What was applied, for people or as JSON. */
export function printResult(result: ApplyResult, { json }: { json: boolean }): void {
  if (json) {
    console.log(JSON.stringify(result, null, 2))
    return
  }
  const { workspace, changes, secrets } = result
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

export type ExportTargets = { output?: string | undefined; layout?: string | undefined }

/** Writes an exported workspace to the named file, or to stdout. */
export async function writeExport(
  { file, layout, variables }: { file: object; layout: object; variables: readonly string[] },
  targets: ExportTargets,
): Promise<void> {
  const text = stringify(file, { lineWidth: 0, aliasDuplicateObjects: false })
  if (targets.output === undefined) process.stdout.write(text)
  else await writeOutput(targets.output, text)
  if (targets.layout !== undefined) await writeOutput(targets.layout, stringify(layout))
  if (variables.length > 0) remark(`To apply it, set ${variables.join(', ')}.`)
}
