import { isDeepStrictEqual } from 'node:util'
import type { Document } from '../../adapters/stores/documents/documents.ts'
import type { JsonObject } from '../../domain/json.ts'
import { usedOperations } from '../../domain/operations/used-operations.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { currentOperations, makeLive, storeDraft } from '../documents/publishing.ts'
import { flowKind, takenIntents, workspaceOf } from '../flows/publishing.ts'
import { refuseRepeated } from './reconcile.ts'
import { definitionEntries, type DefinitionEntry } from './definitions.ts'
import { flowFindings } from './flow-findings.ts'
import { documentFor, refuseForeignDraft, saveAsDraft, type FileDocument } from './documents.ts'
import type { ApplyContext, Finding } from './types.ts'

/** Publishes the flows of the file, or saves them as drafts with `publish: false`. */
export async function applyFlows(context: ApplyContext): Promise<void> {
  const entries = definitionEntries(context.document.flows, 'flows')
  if (entries.length === 0) return
  refuseRepeated(context, 'flows', entries, entry => String(entry.definition['code']))
  const live = new Map((await context.stores.flows.published()).map(flow => [flow.documentId, flow.definition]))
  const findings = await findingsInWorkspace(context, entries)
  context.findings.push(...findings)

  const publications: FileDocument[] = []
  const applied: FileDocument[] = []
  for (const entry of entries) {
    const flow = await documentFor(context, flowKind, entry)
    if (flow === undefined) continue
    applied.push(flow)
    if (!entry.publish) await saveAsDraft(context, flowKind, flow)
    else if (findings.length === 0) publications.push(flow)
  }
  const changed = publications.filter(
    ({ document, entry }) => !isDeepStrictEqual(live.get(document.id), entry.definition),
  )
  await publishAll(context, changed)
  for (const { document, entry } of applied)
    if (entry.tests !== undefined) await saveTests(context, document, entry.tests)
}

async function findingsInWorkspace({ stores }: ApplyContext, entries: DefinitionEntry[]): Promise<Finding[]> {
  const inFile = new Set(entries.map(entry => entry.definition['code']))
  const uses = entries.flatMap(({ definition }) => usedOperations(definition as JsonObject))
  return flowFindings(entries, {
    ...workspaceOf(await stores.flowTriggers.referable(), inFile),
    operations: { now: await stores.connectionDocuments.directory(uses) },
  })
}

async function saveTests(
  { stores: { flowTests }, actor, changes }: ApplyContext,
  { id, code }: Document,
  { coverage, tests }: NonNullable<DefinitionEntry['tests']>,
): Promise<void> {
  const suite = { coverage: coverage ?? null, tests }
  if (await flowTests.save(await flowTests.findForUpdate(id), suite, actor))
    changes.push({ kind: 'tests', code, action: 'updated' })
}

/** An intent may move from one flow of the file to another: all are released before the first is claimed. */
async function publishAll(context: ApplyContext, changed: readonly FileDocument[]): Promise<void> {
  const { stores, deps, actor } = context
  await stores.flowTriggers.releaseIntents(changed.map(({ document }) => document.id))
  for (const flow of changed) {
    refuseForeignDraft(context, flow)
    const { document, entry } = flow
    const definition = entry.definition as unknown as FlowDefinition
    const state = await stores.flowTriggers.surroundings(document.id)
    const taken = takenIntents(document.id, definition, state.intents)
    if (taken.length > 0) {
      const names = taken.map(({ name }) => name).join(', ')
      context.findings.push({ path: `${entry.path}/triggers`, message: `Another published flow owns ${names}.` })
      continue
    }
    const draft = entry.definition as JsonObject
    const saved = await storeDraft(flowKind, stores.flows, { document, versions: state }, draft, actor)
    const { operations } = await currentOperations(stores, draft)
    const options = { newId: deps.newId, actor, operations }
    await makeLive(flowKind, stores.flows, { document: saved, state }, definition, options)
    context.changes.push({ kind: 'flow', code: document.code, action: 'published' })
  }
}
