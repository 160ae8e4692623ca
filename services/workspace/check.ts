import { ALLOWED_HOSTS } from '../flows/validation.ts'
import { readDocument, type WorkspaceDocument } from './document.ts'
import { definitionEntries } from './definitions.ts'
import { offlineFlowFindings, type WorkspaceParts } from './flow-findings.ts'
import { formFindings } from './forms.ts'
import type { Finding, Variables } from './types.ts'

/**
 * What is wrong with the file by itself, without a database: its schema, its forms, and its flows among each other and
 * with the rest of the file.
 */
export function checkWorkspaceFile(raw: unknown, variables: Variables): Finding[] {
  const read = readDocument(raw, variables)
  if (read.outcome === 'invalid') return read.findings
  const { flows, forms } = read.document
  return [
    ...definitionEntries(forms, 'forms').flatMap(formFindings),
    ...offlineFlowFindings(definitionEntries(flows, 'flows'), partsOf(read.document)),
  ]
}

/** What flows may refer to in a workspace file that has been read. */
export function partsOf({ flows, forms, goals = [], connections = [], config }: WorkspaceDocument): WorkspaceParts {
  const hosts = [config?.tenant, config?.organization, config?.global]
    .map(values => (values as Record<string, unknown> | undefined)?.[ALLOWED_HOSTS])
    .find(Array.isArray)
  return {
    flows: definitionEntries(flows, 'flows'),
    forms: definitionEntries(forms, 'forms'),
    goals,
    connections,
    ...(hosts === undefined ? {} : { allowedHosts: hosts.map(String) }),
  }
}
