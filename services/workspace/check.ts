import { ALLOWED_HOSTS } from '../../domain/allowed-hosts.ts'
import { connectionTemplateFindings } from './connection-templates.ts'
import { readDocument, type WorkspaceDocument } from './document.ts'
import { definitionEntries } from './definitions.ts'
import { offlineFlowFindings, type WorkspaceParts } from './flow-findings.ts'
import { formFindings } from './forms.ts'
import type { Finding, Variables } from './types.ts'

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
