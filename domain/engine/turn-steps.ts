import { isJsonObject, type JsonObject } from '../json.ts'
import type { CompiledFlow, CompiledNode, Environment, Move } from './compiled-flow.ts'
import type { Frame } from './snapshot.ts'
import { TurnFailure, type TurnState } from './turn-state.ts'
import type { StepRecord } from './stimulus.ts'

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

/** Records the steps of one turn, each under the node of the innermost frame at that moment. */
export class StepRecorder {
  readonly steps: StepRecord[] = []
  readonly #turn: TurnState
  readonly #versions: RunningVersions
  readonly #stepped: ((step: StepRecord) => void) | undefined

  constructor(turn: TurnState, versions: RunningVersions, stepped: ((step: StepRecord) => void) | undefined) {
    this.#turn = turn
    this.#versions = versions
    this.#stepped = stepped
  }

  /** The run arrived at a node, which decided this. */
  entered(move: Move): void {
    if (move.type !== 'fail') this.moved(arrivalOf(move), move)
  }

  /** Something that the node waited for came back: a node that calls again has not come back yet. */
  returned(move: Move): void {
    this.moved(move.type === 'wait' || move.type === 'call' ? 'calling' : 'called', move)
  }

  moved(outcome: StepRecord['outcome'], move: Move): void {
    const { nodeId } = this.#turn
    const detail = detailOf(move)
    const { type: nodeType, pointer } = this.#versions.node(nodeId)
    this.#add({
      nodeId,
      nodeType,
      outcome,
      next: move.type === 'go' ? move.to : null,
      ...(move.type === 'go' && move.way !== null ? { way: pointer + move.way } : {}),
      ...(detail === undefined ? {} : { detail }),
    })
  }

  failed({ kind, message }: TurnFailure): void {
    const { nodeId } = this.#turn.frame
    const version = this.#versions.of(this.#turn.frame)
    this.#add({
      nodeId: nodeId ?? '',
      nodeType: (nodeId === null ? undefined : version?.nodes.get(nodeId)?.type) ?? '',
      outcome: 'failed',
      next: null,
      detail: { kind, message },
    })
  }

  #add(step: Omit<StepRecord, 'index' | 'flowCode' | 'versionId'>): void {
    const { frame, snapshot } = this.#turn
    const record = { index: snapshot.steps, flowCode: frame.flowCode, versionId: frame.versionId, ...step }
    this.steps.push(record)
    this.#stepped?.(record)
  }
}

function arrivalOf(move: Exclude<Move, { type: 'fail' }>): StepRecord['outcome'] {
  switch (move.type) {
    case 'go':
      return 'passed'
    case 'wait':
      return move.wait.kind === 'call' ? 'calling' : 'waiting'
    case 'call':
      return 'calling'
    case 'end':
    case 'expire':
      return 'ended'
  }
}

function detailOf(move: Move): JsonObject | undefined {
  switch (move.type) {
    case 'go':
      return move.detail
    case 'call':
      return { subflow: move.subflow, ...(move.tool === undefined ? {} : { tool: move.tool }) }
    case 'wait':
      return move.wait.kind === 'call' ? { callId: move.wait.callId } : { wait: move.wait.kind }
    case 'end':
      return isJsonObject(move.outputs) && Object.keys(move.outputs).length > 0
        ? { outputs: Object.keys(move.outputs) }
        : undefined
    case 'expire':
    case 'fail':
      return undefined
  }
}
