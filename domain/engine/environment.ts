import type { CompiledFlow } from './compiled-flow.ts'
import type { StepRecord, TurnEnvironment } from './stimulus.ts'

/** Everything a turn needs that is not in the snapshot. */
export interface Environment extends TurnEnvironment {
  /** The published version of a flow, for `subflow`. */
  resolveFlow(code: string): { versionId: string; flow: CompiledFlow } | undefined
  /** The version that a frame of the snapshot runs. */
  versionById(versionId: string): CompiledFlow | undefined
  /** Steps one turn may take; 1,000 when absent. */
  stepBudget?: number
  /** Told of each step as it ends, for whoever measures them; decides nothing. */
  stepped?: (step: StepRecord) => void
}
