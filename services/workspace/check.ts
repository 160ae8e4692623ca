import { ALLOWED_HOSTS } from '../../domain/allowed-hosts.ts'
import { validateForm } from '../../domain/flow-validation/validate-form.ts'
import type { JsonObject } from '../../domain/json.ts'
import { form as validateFormSchema } from '../../generated/schemas/validators.js'
import { templateFindings } from '../connections/template-findings.ts'
import { readDocument, type WorkspaceDocument } from './document.ts'
import { definitionEntries, toFinding, type DefinitionEntry } from './definitions.ts'
import { asSentence, type Finding, type Variables } from './finding.ts'
import { offlineFlowFindings, type WorkspaceParts } from './flow-findings.ts'

// The commands on files load no module of the database, which would take as long as all their own.

/**
 * Errors in the file without a database: its schema, its forms, and its flows among each other and with the rest of the
 * file.
 */
export function checkWorkspaceFile(raw: unknown, variables: Variables): Finding[] {
  const read = readDocument(raw, variables)
  if (read.outcome === 'invalid') return read.findings
  return contentFindings(read.document)
}

/** As `checkWorkspaceFile`, for authors without the secrets of the file: a variable that is not set is a warning. */
export function checkWithoutEnvironment(raw: unknown, variables: Variables): Finding[] {
  const findings = checkWorkspaceFile(raw, variables)
  if (findings.length === 0 || findings.some(({ code }) => code !== 'unset_environment')) return findings
  const unset = findings.map((finding): Finding => ({ ...finding, severity: 'warning' }))
  return [...unset, ...contentFindings(raw as WorkspaceDocument)]
}

function contentFindings(document: WorkspaceDocument): Finding[] {
  return [
    ...connectionTemplateFindings(document),
    ...definitionEntries(document.forms, 'forms').flatMap(formFindings),
    ...offlineFlowFindings(definitionEntries(document.flows, 'flows'), partsOf(document)),
  ]
}

/** Findings that prevent saving a form. */
export function formFindings(entry: DefinitionEntry): Finding[] {
  return validateForm(entry.definition, validateFormSchema)
    .filter(finding => finding.severity === 'error')
    .map(finding => toFinding(entry, finding))
}

/** What the templates of a file lack, their documents aside. */
export function connectionTemplateFindings({ connectionTemplates = [] }: WorkspaceDocument): Finding[] {
  return connectionTemplates.flatMap(({ template }, index) =>
    templateFindings(template as JsonObject).map(({ path, message }) => ({
      path: `/connectionTemplates/${String(index)}/template${path}`,
      message: asSentence(message),
    })),
  )
}

/** Possible references of flows in a workspace file that has been read. */
export function partsOf({
  flows,
  forms,
  goals = [],
  connections = [],
  sources = [],
  config,
}: WorkspaceDocument): WorkspaceParts {
  const hosts = [config?.tenant, config?.organization, config?.global]
    .map(values => (values as Record<string, unknown> | undefined)?.[ALLOWED_HOSTS])
    .find(Array.isArray)
  return {
    flows: definitionEntries(flows, 'flows'),
    forms: definitionEntries(forms, 'forms'),
    goals,
    connections,
    sources,
    ...(hosts === undefined ? {} : { allowedHosts: hosts.map(String) }),
  }
}
