import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts'
import { definitionEntries, type DefinitionEntry } from '../../services/workspace/definitions.ts'
import { offlineFlowFindings } from '../../services/workspace/flow-findings.ts'
import { formFindings } from '../../services/workspace/forms.ts'
import type { Finding } from '../../services/workspace/types.ts'
import type { Admin } from '../../generated/sdk/dist/index.js'
import { readWorkspaceFile, type WorkspaceSource } from '../workspace-file.ts'
import { findingsRefused, isError, located } from './findings.ts'
import { CommandFailed, remark } from './output.ts'
import { withServer, type ServerOptions } from './server-connection.ts'
import { flowsOn, formsOn, publishDocument, saveDraft, type Documents } from './server-documents.ts'

/** Parts that a server takes, and those that only say what the file is. */
const TAKEN = ['forms', 'flows']
const ABOUT_THE_FILE = ['apiVersion', 'organization', 'workspace']

type Part = { noun: 'form' | 'flow'; documents: Documents; entries: DefinitionEntry[] }

/**
 * `parley workspace apply FILE --server URL`: saves and publishes the forms and flows of the file, one after the other,
 * and names the parts that need the database.
 */
export async function applyToServer(file: string, options: ServerOptions & { force: boolean }): Promise<void> {
  const source = await readWorkspaceFile(file)
  if (!isJsonObject(source.raw)) throw new CommandFailed([`${file} describes no workspace.`])
  const forms = entriesOf(source.raw, 'forms')
  const flows = inCallOrder(entriesOf(source.raw, 'flows'))
  refuseErrors([...forms.flatMap(formFindings), ...offlineFlowFindings(flows)], source)
  await withServer(options, async admin => {
    const workspace = await workspaceOf(admin, file, source.raw as JsonObject)
    console.log(`Workspace ${workspace}`)
    const parts: Part[] = [
      { noun: 'form', documents: formsOn(admin), entries: forms },
      { noun: 'flow', documents: flowsOn(admin), entries: flows },
    ]
    let changed = 0
    for (const part of parts)
      for (const entry of part.entries) changed += await applyEntry(part, entry, source, options.force)
    if (changed === 0) console.log('  nothing changed')
  })
  const left = Object.keys(source.raw).filter(part => !TAKEN.includes(part) && !ABOUT_THE_FILE.includes(part))
  if (left.length > 0) remark(`Not applied, since it takes the database: ${left.join(', ')}.`)
}

/** @returns 1 where something has changed, 0 otherwise */
async function applyEntry(
  { noun, documents }: Part,
  entry: DefinitionEntry,
  source: WorkspaceSource,
  force: boolean,
): Promise<number> {
  const local = {
    code: String(entry.definition['code']),
    definition: entry.definition as JsonObject,
    locate: (pointer: string, spot?: Parameters<WorkspaceSource['locate']>[1]) =>
      source.locate(`${entry.path}${pointer}`, spot),
  }
  if (!entry.publish) {
    const { outcome } = await saveDraft(documents, local, force)
    if (outcome !== 'unchanged') console.log(`  ${outcome} ${noun} ${local.code}`)
    return outcome === 'unchanged' ? 0 : 1
  }
  const { wasLive } = await publishDocument(documents, local, { force })
  if (!wasLive) console.log(`  published ${noun} ${local.code}`)
  return wasLive ? 0 : 1
}

function refuseErrors(findings: readonly Finding[], source: WorkspaceSource): void {
  if (findings.some(isError)) throw findingsRefused(located(findings, source.locate), 'Nothing was changed.')
}

/** The workspace of the token, which a file with an id has to be about. */
async function workspaceOf(admin: Admin, file: string, raw: JsonObject): Promise<string> {
  const { user } = await admin.session.getSession()
  const { id } = user.workspace
  const named = isJsonObject(raw['workspace']) ? raw['workspace']['id'] : undefined
  if (typeof named === 'string' && named.toLowerCase() !== id)
    throw new CommandFailed([`${file} describes the workspace ${named}, and the token is for ${id}.`])
  return id
}

function entriesOf(raw: JsonObject, list: 'forms' | 'flows'): DefinitionEntry[] {
  const entries = raw[list]
  return definitionEntries(Array.isArray(entries) ? entries.filter(isJsonObject) : [], list)
}

/** A flow comes after the flows that it calls: a publish looks for them among those that are live. */
function inCallOrder(flows: readonly DefinitionEntry[]): DefinitionEntry[] {
  const byCode = new Map(flows.map(flow => [flow.definition['code'], flow]))
  const ordered = new Set<DefinitionEntry>()
  const visited = new Set<DefinitionEntry>()
  const visit = (flow: DefinitionEntry): void => {
    if (visited.has(flow)) return
    visited.add(flow)
    for (const code of calledIn(flow.definition as JsonObject)) {
      const called = byCode.get(code)
      if (called !== undefined) visit(called)
    }
    ordered.add(flow)
  }
  flows.forEach(visit)
  return [...ordered]
}

/** Codes of flows that the nodes of a definition, and the tools of its agents, call. */
function calledIn({ nodes }: JsonObject): Json[] {
  if (!Array.isArray(nodes)) return []
  return nodes
    .filter(isJsonObject)
    .flatMap(node => [
      ...(node['flow'] === undefined ? [] : [node['flow']]),
      ...(Array.isArray(node['tools']) ? node['tools'].filter(isJsonObject).flatMap(tool => tool['flow'] ?? []) : []),
    ])
}
