import { offlineFlowFindings, type WorkspaceParts } from '../../services/workspace/flow-findings.ts'
import { checkWithoutEnvironment, partsOf } from '../../services/workspace/check.ts'
import { definitionEntries } from '../../services/workspace/definitions.ts'
import { readDocument } from '../../services/workspace/document.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { validateForm } from '../../domain/flow-validation/validate-form.ts'
import { flowTest as validateTests, form as formSchema } from '../../generated/schemas/validators.js'
import { UnreadableFile, type Location } from '../source-file.ts'
import { readDefinitionFile, readWorkspaceFile } from '../workspace-file.ts'
import { located, type FileFinding, type LocatedFinding } from './findings.ts'

export type FileKind = 'flow' | 'form' | 'workspace' | 'tests'

/** `isPartlyChecked`: the flow refers to parts of a workspace, and the workspace is unknown. */
export type CheckedFile = { file: string; kind: FileKind; findings: LocatedFinding[]; isPartlyChecked: boolean }

/**
 * All findings of a flow, its tests, a form, or a workspace file with the files that it names. A file that is not YAML
 * has one finding.
 */
export async function checkFile(file: string, workspace?: WorkspaceParts): Promise<CheckedFile> {
  try {
    const { raw, locate } = await readDefinitionFile(file)
    const kind = kindOf(raw)
    const findings = findingsIn(raw, kind, workspace)
    const isPartlyChecked = workspace === undefined && kind === 'flow' && refersToWorkspace(raw, findings)
    return { file, kind, findings: located(findings, locate), isPartlyChecked }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const location: Location = error.location ?? { file }
    const message = error.location === undefined ? withoutFile(error.message, file) : error.message
    return { file, kind: 'flow', findings: [{ path: '', message, location }], isPartlyChecked: false }
  }
}

/** What a workspace file offers to references of flows; mistakes in the rest of it are not reported. */
export async function workspacePartsOf(file: string): Promise<WorkspaceParts> {
  const { raw } = await readWorkspaceFile(file)
  const read = readDocument(raw, {})
  // The secrets of its environment are irrelevant here.
  return partsOf(read.outcome === 'valid' ? read.document : (raw as Parameters<typeof partsOf>[0]))
}

function kindOf(raw: unknown): FileKind {
  if (typeof raw !== 'object' || raw === null) return 'flow'
  if ('apiVersion' in raw || 'organization' in raw) return 'workspace'
  if ('nodes' in raw) return 'flow'
  return 'tests' in raw ? 'tests' : 'fields' in raw ? 'form' : 'flow'
}

function findingsIn(raw: unknown, kind: FileKind, workspace: WorkspaceParts | undefined): FileFinding[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return [{ path: '', message: 'this does not describe a flow' }]
  if (kind === 'workspace') return checkWithoutEnvironment(raw, process.env)
  if (kind === 'form') return validateForm(raw, formSchema)
  if (kind === 'tests') return schemaFindings(validateTests, raw, 'flow-test')
  return offlineFlowFindings(definitionEntries([raw], 'flows'), workspace).map(finding => ({
    ...finding,
    path: finding.path.slice('/flows/0'.length),
  }))
}

/** Whether an empty workspace lacks something that the flow names. */
function refersToWorkspace(raw: unknown, findings: readonly FileFinding[]): boolean {
  return findingsIn(raw, 'flow', {}).length > findings.length
}

function withoutFile(message: string, file: string): string {
  return message.startsWith(`${file} `) ? message.slice(file.length + 1) : message
}
