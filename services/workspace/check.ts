import { readDocument } from './document.ts'
import { definitionEntries } from './definitions.ts'
import { offlineFlowFindings } from './flow-findings.ts'
import { formFindings } from './forms.ts'
import type { Finding, Variables } from './types.ts'

/** What is wrong with the file by itself, without a database: its schema, its forms, and its flows among each other. */
export function checkWorkspaceFile(raw: unknown, variables: Variables): Finding[] {
  const read = readDocument(raw, variables)
  if (read.outcome === 'invalid') return read.findings
  const { flows, forms } = read.document
  return [
    ...definitionEntries(forms, 'forms').flatMap(formFindings),
    ...offlineFlowFindings(definitionEntries(flows, 'flows')),
  ]
}
