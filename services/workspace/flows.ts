import { isDeepStrictEqual } from 'node:util'
import type { Flow, FlowVersion } from '../../adapters/stores/flows/flows.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { saveDraft, publishDefinition } from '../flows/publishing.ts'
import { refuseRepeated } from './reconcile.ts'
import { definitionEntries, type DefinitionEntry } from './definitions.ts'
import { flowFindings } from './flow-findings.ts'
import { refuseForeignDraft } from './foreign-drafts.ts'
import type { ApplyContext } from './types.ts'

interface Publication {
  entry: DefinitionEntry
  flow: Flow
  definition: FlowDefinition
  /** Whether this application created the flow. */
  created: boolean
}

/** Publishes the flows of the file, or saves them as drafts with `publish: false`. */
export async function applyFlows(context: ApplyContext): Promise<void> {
  const entries = definitionEntries(context.document.flows, 'flows')
  if (entries.length === 0) return
  refuseRepeated(context, 'flows', entries, entry => String(entry.definition['code']))
  const published = await context.stores.flows.published()
  const findings = await flowFindings(context, entries)
  context.findings.push(...findings)

  const publications: Publication[] = []
  const tested: Tested[] = []
  for (const entry of entries) {
    const saved = await saveFlow(context, entry)
    if (saved === undefined) continue
    tested.push({ flow: saved.flow, tests: entry.tests })
    if (entry.publish && findings.length === 0) publications.push({ entry, ...saved })
    else if (!entry.publish) await saveAsDraft(context, { entry, ...saved })
  }
  await publishAll(context, publications, published)
  for (const { flow, tests } of tested) if (tests !== undefined) await saveTests(context, flow, tests)
}

type Tested = { flow: Flow; tests: DefinitionEntry['tests'] }

async function saveTests(
  { stores: { flowTests }, actor, changes }: ApplyContext,
  { id, code }: Flow,
  { coverage, tests }: NonNullable<DefinitionEntry['tests']>,
): Promise<void> {
  const suite = { coverage: coverage ?? null, tests }
  if (await flowTests.save(await flowTests.findForUpdate(id), suite, actor))
    changes.push({ kind: 'tests', code, action: 'updated' })
}

async function saveFlow(
  context: ApplyContext,
  { definition, id, path }: DefinitionEntry,
): Promise<Omit<Publication, 'entry'> | undefined> {
  const { flows } = context.stores
  const { code, name } = definition
  if (typeof code !== 'string' || typeof name !== 'string') return undefined
  const found = await flows.findForUpdate({ code })
  if (found === undefined) {
    const holder = id === undefined ? undefined : await flows.find({ id })
    if (holder !== undefined) {
      context.findings.push({ path: `${path}/id`, message: 'This id belongs to another flow.' })
      return undefined
    }
    const flow = await flows.insert({ id: id ?? context.deps.newId(), code, name })
    return { flow, definition: definition as unknown as FlowDefinition, created: true }
  }
  if (id !== undefined && id !== found.id) {
    context.findings.push({
      path: `${path}/id`,
      message: `The flow "${code}" has the id ${found.id}, and an id never changes.`,
    })
    return undefined
  }
  return { flow: found, definition: definition as unknown as FlowDefinition, created: false }
}

async function saveAsDraft(context: ApplyContext, { entry, flow, definition, created }: Publication): Promise<void> {
  const { flows } = context.stores
  const latest = await flows.latestVersion(flow.id)
  const saved = await saveDraft(flows, { flow, latest }, definition as unknown as JsonObject, context.actor)
  if (!created && saved.draftRevision === flow.draftRevision) return
  refuseForeignDraft(context, entry, flow)
  context.changes.push({ kind: 'flow', code: flow.code, action: created ? 'created' : 'updated' })
}

/** An intent may move from one flow of the file to another: all are released before the first is claimed. */
async function publishAll(context: ApplyContext, publications: Publication[], published: FlowVersion[]): Promise<void> {
  const {
    stores: { flows, flowVersions },
    deps,
    actor,
  } = context
  const changed = publications.filter(
    ({ flow, definition }) =>
      !isDeepStrictEqual(published.find(version => version.flowId === flow.id)?.definition, definition),
  )
  await flowVersions.releaseIntents(changed.map(({ flow }) => flow.id))
  for (const { flow, definition, entry } of changed) {
    refuseForeignDraft(context, entry, flow)
    const surroundings = await flowVersions.surroundings(flow.id)
    const { latest } = surroundings
    const saved = await saveDraft(flows, { flow, latest }, definition as unknown as JsonObject, actor)
    const options = { newId: deps.newId, actor }
    const outcome = await publishDefinition(flowVersions, { flow: saved, surroundings }, definition, options)
    if (outcome.outcome === 'intents_taken') {
      context.findings.push({
        path: `${entry.path}/triggers`,
        message: `Another published flow owns ${outcome.intents.map(({ name }) => name).join(', ')}.`,
      })
      continue
    }
    context.changes.push({ kind: 'flow', code: flow.code, action: 'published' })
  }
}
