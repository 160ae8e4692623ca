import type { CompiledFlow, CompiledNode, Environment } from './compiled-flow.ts'
import type { Frame } from './snapshot.ts'
import { TurnFailure, type TurnState } from './turn-state.ts'

/** The compiled versions that the frames of one turn run, and their nodes. */
export class RunningVersions {
  readonly #first: CompiledFlow
  readonly #environment: Environment
  readonly #turn: TurnState
  readonly #entered = new Map<string, CompiledFlow>()

  constructor(first: CompiledFlow, environment: Environment, turn: TurnState) {
    this.#first = first
    this.#environment = environment
    this.#turn = turn
  }

  /** The published version of a flow, for a frame that is about to run it. */
  enter(code: string): CompiledFlow {
    const found = this.#environment.resolveFlow(code)
    if (found === undefined) throw new TurnFailure('unknown_flow', `there is no published flow ${code}`)
    this.#entered.set(found.versionId, found.flow)
    return found.flow
  }

  /** A node of the innermost frame. */
  node(id: string): CompiledNode {
    const { frame } = this.#turn
    const version = this.of(frame)
    if (version === undefined)
      throw new TurnFailure('definition_missing', `the version of ${frame.flowCode} that was running no longer loads`)
    const node = version.nodes.get(id)
    if (node === undefined) throw new TurnFailure('unknown_node', `there is no node ${id}`)
    return node
  }

  of(frame: Frame): CompiledFlow | undefined {
    return frame === this.#turn.snapshot.frames[0]
      ? this.#first
      : (this.#entered.get(frame.versionId) ?? this.#environment.versionById(frame.versionId))
  }
}
