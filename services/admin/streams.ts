import { transaction } from '../../adapters/postgres/transaction.ts'
import type { DraftRecord } from '../../adapters/stores/documents/documents.ts'
import type { LayoutRecord } from '../../adapters/stores/flows/layouts.ts'
import type { AdminExecution, EventLogLine } from '../../adapters/stores/executions/executions.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { catalogFlow, type CatalogFlow } from '../flows/flows.ts'
import type { AdminCaller } from './caller.ts'
import { found, type ChangeDeps } from './change.ts'
import { follow, takeUserSlot, type Followed, type FollowDeps, type Follower, type Poll } from './following.ts'

export type StreamDeps = FollowDeps & Pick<ChangeDeps, 'knex'>
/** A stream that is ready to be read; it occupies a slot of its user until it has been read to its end. */
export type OpenStream<Item> = (follower: Omit<Follower, 'userId'>) => AsyncIterable<Followed<Item>>

export type FlowChange = { id: string; flow: CatalogFlow; draft: DraftRecord<FlowDefinition>; layout: LayoutRecord }
export type ExecutionChange = { type: 'entry'; entry: EventLogLine } | { type: 'execution'; execution: AdminExecution }

/** Between two polls of a flow, whose changes are announced; the reader's admission is checked then. */
const FLOW_LOOKS_MS = 5_000
/** Turns are not announced: a notification would have all commits of turns wait for one lock of the database. */
const EXECUTION_LOOKS_MS = 500
const FIRST_ENTRIES = { limit: 200, after: undefined }

/** @param seen id of the last change that the reader has @throws Refusal `not_found`, `rate_limited` */
export async function followFlow(
  deps: StreamDeps,
  { tenantId, user }: AdminCaller,
  flowId: string,
  seen: string | undefined,
): Promise<OpenStream<FlowChange>> {
  found(await readChange(deps, tenantId, flowId))
  const release = takeUserSlot(deps, user.id)
  let last = seen
  const poll = async (): Promise<Poll<FlowChange>> => {
    const change = await readChange(deps, tenantId, flowId)
    if (change === undefined) return { items: [], end: 'deleted' }
    if (change.id === last) return { items: [] }
    last = change.id
    return { items: [change] }
  }
  return follower =>
    follow(
      deps,
      { ...follower, userId: user.id },
      {
        poll,
        isRelevant: change =>
          change.kind === 'everything' ||
          (change.tenantId === tenantId && change.id === flowId && TABLES.has(change.table)),
        everyMs: FLOW_LOOKS_MS,
        release,
      },
    )
}

const TABLES: ReadonlySet<string> = new Set(['flows', 'flow_drafts', 'flow_layouts'])

/** All in one snapshot: a save raises several revisions, and a reader must not get one without the others. */
async function readChange({ knex }: StreamDeps, tenantId: string, flowId: string): Promise<FlowChange | undefined> {
  return await transaction(
    knex,
    async trx => {
      const { flows, flowLayouts } = forTenant(trx, tenantId)
      const record = await flows.record(flowId)
      const draft = await flows.draft(flowId)
      const layout = await flowLayouts.find(flowId)
      if (record === undefined || draft === undefined) return undefined
      const id = `${record.revision}.${draft.revision}.${layout.revision}`
      return { id, flow: catalogFlow(record), draft, layout }
    },
    { snapshot: true },
  )
}

/**
 * @param after id of the last entry of the event log that the reader has
 * @throws Refusal `not_found`, `rate_limited`
 */
export async function followExecution(
  deps: StreamDeps,
  { tenantId, user }: AdminCaller,
  executionId: string,
  after: string | undefined,
): Promise<OpenStream<ExecutionChange>> {
  const { executions } = forTenant(deps.knex, tenantId)
  found(await executions.find(executionId))
  const release = takeUserSlot(deps, user.id)
  let last = after
  let revision: number | undefined
  const poll = async (): Promise<Poll<ExecutionChange>> => {
    const now = await executions.revisionOf(executionId)
    if (now === revision && now !== undefined) return { items: [] }
    // Read before the log: a run that has ended by then has all its entries there.
    const execution = await executions.find(executionId)
    if (execution === undefined) return { items: [], end: 'deleted' }
    const filter = last === undefined ? {} : { after: last }
    const { items: entries, next } = await executions.events(executionId, filter, FIRST_ENTRIES)
    last = entries.at(-1)?.id ?? last
    const items: ExecutionChange[] = entries.map(entry => ({ type: 'entry', entry }))
    if (next !== undefined) return { items, more: true }
    revision = execution.revision
    const end = execution.endedAt === null ? {} : { end: 'ended' as const }
    return { items: [...items, { type: 'execution', execution }], ...end }
  }
  return follower =>
    follow(
      deps,
      { ...follower, userId: user.id },
      {
        poll,
        isRelevant: ({ kind }) => kind === 'everything',
        everyMs: EXECUTION_LOOKS_MS,
        release,
      },
    )
}
