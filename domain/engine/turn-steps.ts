import { isJsonObject, type JsonObject } from '../json.ts'
import type { CompiledFlow, CompiledNode, Environment, FlowVersions, Move } from './compiled-flow.ts'
import { questionOf, SNAPSHOT_VERSION, type Failure, type Frame, type Snapshot } from './snapshot.ts'
import type { AbortStimulus, StartStimulus, StepRecord, Turn } from './stimulus.ts'
import { TurnFailure, type TurnState } from './turn-state.ts'

/** The compiled versions that the frames of one turn run, and their nodes. */
export class RunningVersions {
  readonly #first: CompiledFlow
  readonly #environment: Environment
  readonly #turn: TurnState

  constructor(first: CompiledFlow, environment: Environment, turn: TurnState) {
    this.#first = first
    this.#environment = environment
    this.#turn = turn
  }

  /** The published version of a flow, for a frame that is about to run it. */
  enter(code: string): CompiledFlow {
    const found = this.#environment.flows.get(code)
    if (found === undefined) throw new TurnFailure('unknown_flow', `there is no published flow ${code}`)
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
    return frame === this.#turn.snapshot.frames[0] ? this.#first : versionOf(this.#environment, frame)
  }
}

/** The version that a frame runs; undefined where it no longer loads. */
export function versionOf(
  { flows, versions }: FlowVersions,
  { flowCode, versionId }: Pick<Frame, 'flowCode' | 'versionId'>,
): CompiledFlow | undefined {
  const published = flows.get(flowCode)?.flow
  return versions.get(versionId) ?? (published?.versionId === versionId ? published : undefined)
}

/** Records the steps of one turn, each under the node of the innermost frame at that moment. */
export class StepRecorder {
  readonly steps: StepRecord[] = []
  readonly stepEnds: number[] = []
  readonly #turn: TurnState
  readonly #versions: RunningVersions

  constructor(turn: TurnState, versions: RunningVersions) {
    this.#turn = turn
    this.#versions = versions
  }

  /** The run arrived at a node, which decided this. */
  entered(move: Move): void {
    if (move.type !== 'fail') this.moved(arrivalOf(move), move)
  }

  /** Something that the node waited for came back: a node that calls or waits again has not come back yet. */
  returned(move: Move): void {
    this.moved(move.type === 'wait' || move.type === 'call' ? arrivalOf(move) : 'called', move)
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
      ...(move.type === 'go' && move.edge !== null ? { edge: pointer + move.edge } : {}),
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
    this.steps.push({ index: snapshot.steps, flowCode: frame.flowCode, versionId: frame.versionId, ...step })
    this.stepEnds.push(this.#turn.usedMs)
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

/** The turn that left this snapshot. */
export function turnOf(
  snapshot: Snapshot,
  made: Pick<Turn, 'blocks' | 'newBlocks' | 'effects' | 'steps' | 'stepEnds'>,
): Turn {
  const { status, wait, failure } = snapshot
  const expectedInput = questionOf(wait)?.expectedInput ?? null
  return {
    outcome: 'advanced',
    snapshot,
    status,
    wait,
    expectedInput,
    ...made,
    ...(failure === null ? {} : { failure }),
  }
}

/** Ends an execution from outside its flow, whatever it waits for. */
export function abort(snapshot: Snapshot, { by, reason }: AbortStimulus): Turn {
  const message = reason ?? (by === 'conversation_closed' ? 'the conversation was closed' : 'the run was aborted')
  return ended(snapshot, 'aborted', { kind: 'aborted', nodeId: null, message }, [])
}

/** Fails an execution whose version does not load any more: nothing but an abort can move it. */
export function failWithoutDefinition(snapshot: Snapshot): Turn {
  const frame = snapshot.frames.at(-1)
  const nodeId = frame?.nodeId ?? null
  const kind = 'definition_missing'
  const message = `version ${snapshot.frames[0]?.versionId ?? ''} of the flow no longer loads`
  const step: StepRecord = {
    index: snapshot.steps,
    flowCode: frame?.flowCode ?? '',
    versionId: frame?.versionId ?? '',
    nodeId: nodeId ?? '',
    nodeType: '',
    outcome: 'failed',
    next: null,
    detail: { kind, message },
  }
  return ended(snapshot, 'failed', { kind, nodeId, message }, [step])
}

function ended(before: Snapshot, status: 'failed' | 'aborted', failure: Failure, steps: StepRecord[]): Turn {
  const blocks = before.blocks.slice(before.replied)
  const stepEnds = steps.map(() => 0)
  return turnOf({ ...before, status, wait: null, failure }, { blocks, newBlocks: [], effects: [], steps, stepEnds })
}

/** The state before the first step. Its status is a placeholder: the first pause or end of the turn sets it. */
export function startSnapshot(
  flow: CompiledFlow,
  { trigger, entities = {}, context = {}, variables = {}, conversation = {}, splits = {} }: StartStimulus,
): Snapshot {
  return {
    version: SNAPSHOT_VERSION,
    status: 'waiting_time',
    frames: [
      {
        flowCode: flow.code,
        versionId: flow.versionId,
        nodeId: null,
        vars: { ...declaredVariables(flow), ...variables },
      },
    ],
    variables,
    input: trigger.type === 'chat_intent' && trigger.text !== undefined ? { text: trigger.text } : {},
    event: trigger.type === 'event' ? trigger.data : null,
    ...(trigger.type === 'event' && trigger.depth !== undefined ? { eventDepth: trigger.depth } : {}),
    context,
    entities,
    conversation,
    splits,
    wait: null,
    failure: null,
    blocks: [],
    replied: 0,
    replyDue: trigger.type === 'chat_intent',
    turnSteps: 0,
    steps: 0,
  }
}

export function declaredVariables(flow: CompiledFlow): JsonObject {
  return flow.definition.variables ?? {}
}
