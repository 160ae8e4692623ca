import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findActiveGoals } from '../../adapters/stores/goals/active-goals.ts'
import { findConfigValue } from '../../adapters/stores/configuration/overrides.ts'
import { compileExpression, type CompiledExpression } from '../../domain/expressions/expression.ts'
import type { Goal } from '../../domain/goals.ts'
import { createWorkspaceCache } from '../workspace-cache.ts'

/** A goal that client events complete, with its filter ready to run. */
export type TelemetryGoal = { goal: Goal; filter: CompiledExpression | undefined }

/** The goals of a workspace. */
export type GoalBoard = {
  /** Active goals. */
  byCode: ReadonlyMap<string, Goal>
  /** Active telemetry goals by the name of their event. */
  byEvent: ReadonlyMap<string, readonly TelemetryGoal[]>
  /** Names of client events that are taken and not stored. */
  ignoredEvents: ReadonlySet<string>
}

export type GoalDirectory = { of: (tenantId: string) => Promise<GoalBoard> }
export type GoalDirectoryOptions = { db: Pool; clock: Clock; changes: ChangeFeed; onError: (error: unknown) => void }

const WORKSPACES_AT_MOST = 10_000
const IGNORED = 'insights/telemetry/ignored_events'
const TABLES: ReadonlySet<string> = new Set(['goals', 'config_values'])

/** Active goals by workspace, held in the process and dropped when a goal or a configuration value changes. */
export function createGoalDirectory({ db, clock, changes, onError }: GoalDirectoryOptions): GoalDirectory {
  const boards = createWorkspaceCache<GoalBoard>({
    load: async tenantId => {
      const [goals, ignored] = await Promise.all([
        findActiveGoals(db, tenantId),
        findConfigValue(db, tenantId, IGNORED),
      ])
      return assemble(goals, ignored, onError)
    },
    tables: TABLES,
    max: WORKSPACES_AT_MOST,
    clock,
    changes,
  })
  return { of: async tenantId => await boards.get(tenantId) }
}

function assemble(goals: Goal[], ignored: unknown, onError: (error: unknown) => void): GoalBoard {
  const byEvent = new Map<string, TelemetryGoal[]>()
  for (const goal of goals) {
    if (goal.match.type !== 'telemetry') continue
    const { name, filter } = goal.match
    try {
      byEvent.set(name, [
        ...(byEvent.get(name) ?? []),
        { goal, filter: filter === undefined ? undefined : compileExpression(filter) },
      ])
    } catch (error) {
      // A filter that no longer compiles disables only its own goal.
      onError(error)
    }
  }
  return {
    byCode: new Map(goals.map(goal => [goal.code, goal])),
    byEvent,
    ignoredEvents: new Set(Array.isArray(ignored) ? ignored.filter(name => typeof name === 'string') : []),
  }
}
