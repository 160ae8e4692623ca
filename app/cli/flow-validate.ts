import { reportFindings } from './findings.ts'
import { remark } from './output.ts'
import { checkFile, workspacePartsOf, type CheckedFile, type FileKind } from './validate-files.ts'

/** `parley flow validate FILE…`: prints the findings; an error makes it fail, a warning does not. */
export async function validateFiles(
  files: readonly string[],
  options: { json: boolean; workspace?: string },
): Promise<void> {
  const workspace = options.workspace === undefined ? undefined : await workspacePartsOf(options.workspace)
  const checked: CheckedFile[] = []
  for (const file of files) checked.push(await checkFile(file, workspace))
  if (checked.some(file => file.isPartlyChecked)) remark(PARTLY)
  reportFindings(
    checked.flatMap(file => file.findings),
    {
      json: options.json,
      passed: checked.length === 1 ? `The ${NOUNS[checked[0]?.kind ?? 'flow']} valid.` : 'All files are valid.',
    },
  )
}

const PARTLY =
  'Not checked: whether the forms, flows, goals and connections that are named exist. ' +
  'Name their workspace file with --workspace.'

const NOUNS: Record<FileKind, string> = {
  flow: 'flow is',
  form: 'form is',
  workspace: 'workspace file is',
  tests: 'tests are',
}
