import type { Pool, PoolClient } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import {
  findLastWritten,
  findShownAfter,
  readMark,
  type ConversationMark,
  type ShownBlocks,
} from '../../adapters/stores/conversations/shown.ts'
import { findExecutionsOf, type ExecutionRecord } from '../../adapters/stores/executions/state.ts'
import { findUnrated } from '../../adapters/stores/handoffs/ratings.ts'
import { eventIdOf, type ConversationProgress } from '../../domain/conversation-progress.ts'
import { hasEnded, restoreSnapshot } from '../../domain/engine/snapshot.ts'
import { stateOf, type ExecutionState } from '../engine/runs.ts'
import type { TurnDeps } from '../engine/turns.ts'

export type NewsDeps = Pick<TurnDeps, 'waitTokens'> & { db: Pool }

/** A run as it is now; `person`: name of who has the conversation; `unrated`: the handoff that is to be rated. */
export type RunState = ExecutionState & { person: string | null; unrated: string | undefined }

/** `id`: the progress of a stream that has told it. */
export type NewsItem = { id: string } & ({ type: 'blocks'; shown: ShownBlocks } | { type: 'state'; state: RunState })

/** What a stream has not told yet. `more`: further items can be read at once. */
export type News = ConversationMark & { items: NewsItem[]; progress: ConversationProgress; more: boolean }

/** A turn shows a few blocks; after an absence there may be many turns. */
const TURNS_AT_ONCE = 100
const RUNS_AT_ONCE = 20
const NONE: ReadonlyMap<string, string> = new Map()

type Found = { shown: ShownBlocks[]; runs: ExecutionRecord[]; from: string }

/**
 * Reads what has been shown, and which runs have moved, since `progress`; without it since the visitor wrote last. All
 * as of one moment, so that a state never comes without the blocks before it. Undefined if there is no such
 * conversation.
 */
export async function readNews(
  deps: NewsDeps,
  { tenantId, conversationId }: { tenantId: string; conversationId: string },
  progress: ConversationProgress | undefined,
): Promise<News | undefined> {
  const read = await transaction(
    deps.db,
    async client => {
      const mark = await readMark(client, tenantId, conversationId)
      if (mark === undefined) return undefined
      const found = await find(client, tenantId, conversationId, progress)
      const moved = mark.rates ? found.runs.map(run => run.id) : []
      const unrated = moved.length === 0 ? NONE : await findUnrated(client, tenantId, moved)
      return { mark, ...found, unrated }
    },
    { snapshot: true },
  )
  if (read === undefined) return undefined
  const { mark, shown, runs, unrated, from } = read
  const more = shown.length === TURNS_AT_ONCE
  const told = new Map(progress?.runs)
  let position = from
  const id = () => eventIdOf({ position, runs: told })
  const items: NewsItem[] = []
  for (const turn of shown) {
    position = turn.position
    // Of a run that began and ended since the last read nothing else says that its state is yet to come.
    if (!told.has(turn.executionId)) told.set(turn.executionId, 0)
    items.push({ type: 'blocks', id: id(), shown: turn })
  }
  for (const run of more ? [] : runs) {
    if (told.get(run.id) === run.revision) continue
    if (hasEnded(run)) told.delete(run.id)
    else told.set(run.id, run.revision)
    items.push({ type: 'state', id: id(), state: { ...runState(deps, tenantId, run), unrated: unrated.get(run.id) } })
  }
  return { ...mark, items, progress: { position, runs: told }, more }
}

async function find(
  client: PoolClient,
  tenantId: string,
  conversationId: string,
  progress: ConversationProgress | undefined,
): Promise<Found> {
  const written = progress ?? (await findLastWritten(client, tenantId, conversationId))
  const from = written.position
  const limit = TURNS_AT_ONCE
  const shown = await findShownAfter(client, tenantId, conversationId, { position: from, limit })
  const ids = [...(progress?.runs.keys() ?? []), ...shown.map(({ executionId }) => executionId)]
  const movedSince = 'at' in written ? (written.at ?? new Date(0)) : null
  const runs = await findExecutionsOf(client, tenantId, conversationId, { ids, movedSince, limit: RUNS_AT_ONCE })
  return { shown, runs, from }
}

function runState(deps: NewsDeps, tenantId: string, run: ExecutionRecord): Omit<RunState, 'unrated'> {
  const { wait } = restoreSnapshot(run.snapshot)
  const person = hasEnded(run) || wait?.kind !== 'handoff' ? null : (wait.claimedBy?.name ?? null)
  return { ...stateOf(deps, tenantId, run), person }
}
