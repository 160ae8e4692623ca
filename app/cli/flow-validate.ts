import { findingLines, findingsAsJson, findingsRefused, type LocatedFinding } from './findings.ts'
import { remark } from './output.ts'
import { checkFile, workspacePartsOf, type CheckedFile, type FileKind } from './validate-files.ts'

/** `parley flow validate FILE…`: prints what it finds; an error makes it fail, a warning does not. */
export async function validateFiles(
  files: readonly string[],
  options: { json: boolean; workspace?: string },
): Promise<void> {
  const workspace = options.workspace === undefined ? undefined : await workspacePartsOf(options.workspace)
  const checked: CheckedFile[] = []
  for (const file of files) checked.push(await checkFile(file, workspace))
  const findings = checked.flatMap(file => file.findings)
  const hasErrors = findings.some(isError)
  if (options.json) {
    console.log(findingsAsJson(findings))
    if (hasErrors) process.exitCode = 1
    return
  }
  if (hasErrors) throw findingsRefused(findings)
  for (const line of findings.flatMap(findingLines)) remark(line)
  console.log(checked.length === 1 ? `The ${NOUNS[checked[0]?.kind ?? 'flow']} valid.` : 'All files are valid.')
}

const NOUNS: Record<FileKind, string> = {
  flow: 'flow is',
  form: 'form is',
  workspace: 'workspace file is',
  tests: 'tests are',
}

export function isError({ severity }: LocatedFinding): boolean {
  return severity !== 'warning'
}
