import type { JsonObject } from '../json.ts'
import { mergeVariables } from '../variables.ts'
import { endingBy, permitsAside } from './asides.ts'
import type { CompiledFlow, CompiledNode, Environment, Move } from './compiled-flow.ts'
import {
  questionOf,
  type Aside,
  type HandoffWait,
  type InputWait,
  type Snapshot,
  type ToolAnswer,
  type Wait,
} from './snapshot.ts'
import type { Advance, AsideStimulus, PersonAct, Stimulus, Turn } from './stimulus.ts'
import { flowAnswerOf, toolError } from './tools/answers.ts'
import { TurnFailure, TurnState } from './turn-state.ts'
import { declaredVariables, RunningVersions, StepRecorder, turnOf } from './turn-steps.ts'

export const STEP_BUDGET = 1_000
/** Maximum depth of nested flows, including the first. */
export const MAX_FRAMES = 16

type Ignored = Extract<Advance, { outcome: 'ignored' }>

export function ignored(reason: Ignored['reason']): Ignored {
  return { outcome: 'ignored', reason }
}

/** One turn: the loop over the nodes, the stack of flows, and what the stimulus does before the loop. */
export class TurnRun {
  readonly #environment: Environment
  readonly #turn: TurnState
  readonly #versions: RunningVersions
  readonly #recorder: StepRecorder

  constructor(flow: CompiledFlow, environment: Environment, snapshot: Snapshot) {
    this.#environment = environment
    this.#turn = new TurnState(snapshot, environment)
    this.#versions = new RunningVersions(flow, environment, this.#turn)
    this.#recorder = new StepRecorder(this.#turn, this.#versions)
  }

  async start(nodeId: string): Promise<Turn> {
    return await this.#guard(() => this.#loop({ type: 'go', edge: null, to: nodeId }))
  }

  async resume(
    wait: InputWait | HandoffWait,
    { values, context, variables }: Stimulus & { type: 'resume' },
  ): Promise<Advance> {
    let violations: (Advance & { outcome: 'rejected' }) | undefined
    const turn = await this.#guard(async () => {
      this.#newReply({ context, variables })
      const result = (await this.#versions.node(wait.nodeId).answer?.(this.#turn, values)) ?? wrongState()
      if ('violations' in result) {
        violations = { outcome: 'rejected', violations: result.violations }
        return
      }
      this.#recorder.moved(wait.kind === 'handoff' ? 'acted' : 'answered', result)
      // A model that converses is called with the answer.
      if (result.type === 'wait' && result.wait.kind === 'call') this.#recorder.returned(result)
      await this.#loop(result)
    })
    return violations ?? turn
  }

  /** Runs the flow of an intent instead of the answer to a question, which is asked again afterwards. */
  async aside(wait: InputWait, { intent, flow, text, entities, ...sent }: AsideStimulus): Promise<Advance> {
    const { snapshot } = this.#turn
    const block = snapshot.blocks.find(({ id }) => id === wait.expectedInput.block_id)
    const canRun = this.#environment.flows.has(flow) && snapshot.frames.length < MAX_FRAMES
    if (block === undefined || !canRun || !permitsAside(snapshot, { intent, flow })) return ignored('other_wait')
    return await this.#guard(async () => {
      const { input, event, entities: before } = snapshot
      this.#newReply(sent)
      snapshot.input = { text }
      snapshot.event = null
      snapshot.entities = entities
      const aside: Aside = { question: wait, block, input, event, entities: before }
      const move: Move = { type: 'call', subflow: flow, inputs: {}, aside }
      this.#recorder.moved('aside', move)
      await this.#loop(move)
    })
  }

  async elapse(wait: Wait): Promise<Turn> {
    return await this.#guard(async () => {
      this.#newTurn()
      const { asideFrame } = this.#turn
      // The time of the question is over, whatever its aside waits for; a person is not interrupted.
      if (asideFrame !== undefined && wait.kind !== 'handoff' && this.#isOver(asideFrame.aside)) {
        await this.#loop(this.#leaveAside(asideFrame.aside))
        return
      }
      const move = this.#versions.node(wait.nodeId).elapse?.(this.#turn) ?? wrongState()
      this.#recorder.moved(wait.kind === 'timer' ? 'elapsed' : 'expired', move)
      await this.#loop(move)
    })
  }

  async event(data: JsonObject, depth: number): Promise<Advance> {
    let filtered: Advance | undefined
    const turn = await this.#guard(async () => {
      this.#newTurn()
      const move = await this.#arrival(data)
      if (move === undefined) {
        filtered = ignored('filtered')
        return
      }
      const { snapshot } = this.#turn
      snapshot.eventDepth = Math.max(snapshot.eventDepth ?? 0, depth)
      this.#recorder.moved('event', move)
      await this.#loop(move)
    })
    return filtered ?? turn
  }

  async person(wait: HandoffWait, act: PersonAct): Promise<Advance> {
    let misfit: Advance | undefined
    const turn = await this.#guard(async () => {
      this.#newTurn()
      const node = this.#versions.node(wait.nodeId)
      const move = node.personActed === undefined ? wrongState() : node.personActed(this.#turn, wait, act)
      if (move === undefined) {
        misfit = ignored('other_state')
        return
      }
      this.#recorder.moved(move.type === 'wait' ? 'acted' : 'person', move)
      await this.#loop(move)
    })
    return misfit ?? turn
  }

  async takes(data: JsonObject): Promise<boolean> {
    try {
      return (await this.#arrival(data)) !== undefined
    } catch (error) {
      if (error instanceof TurnFailure) return true
      throw error
    }
  }

  async callReturned({ result, tookMs = 0 }: Stimulus & { type: 'callResult' }): Promise<Turn> {
    return await this.#guard(async () => {
      this.#turn.spend(tookMs, result.tokens ?? 0)
      const move = await this.#withinTools(async () => {
        const next = await (this.#currentNode().callReturned?.(this.#turn, result) ?? wrongState())
        this.#recorder.returned(next)
        return next
      })
      await this.#loop(move)
    })
  }

  /** An event that the wait's filter cannot be evaluated on does not match: the run continues to wait. */
  async #arrival(data: JsonObject): Promise<Move | undefined> {
    try {
      return await this.#currentNode().eventArrived?.(this.#turn, data)
    } catch (error) {
      if (error instanceof TurnFailure && (error.kind === 'expression_error' || error.kind === 'value_too_large'))
        return undefined
      throw error
    }
  }

  #newTurn(): void {
    this.#turn.snapshot.turnSteps = 0
  }

  /** A turn whose caller gets a reply. */
  #newReply({ context, variables }: { context?: JsonObject | undefined; variables?: JsonObject | undefined }): void {
    const { snapshot } = this.#turn
    this.#newTurn()
    // What a caller was already shown is not shown again; what a timer added since then is.
    snapshot.blocks = snapshot.blocks.slice(snapshot.replied)
    snapshot.replied = 0
    snapshot.replyDue = true
    if (context !== undefined) snapshot.context = { ...snapshot.context, ...context }
    if (variables !== undefined) this.#mergeVariables(variables)
  }

  /** A failure in an aside ends the aside; anywhere else it fails the execution. */
  async #guard(run: () => Promise<void>): Promise<Turn> {
    for (let work = run; ;) {
      try {
        await work()
        this.#turn.dropOldBlocks()
        return this.#finish()
      } catch (error) {
        if (!(error instanceof TurnFailure)) throw error
        const { asideFrame } = this.#turn
        if (asideFrame === undefined) {
          this.#fail(error)
          return this.#finish()
        }
        this.#recorder.failed(error)
        work = async () => {
          await this.#loop(this.#leaveAside(asideFrame.aside))
        }
      }
    }
  }

  #isOver({ question }: Aside): boolean {
    return question.expiresAt <= this.#environment.now.toISOString()
  }

  /** Ends an aside, and all that it has called: the question is asked again, unless its time is over. */
  #leaveAside(aside: Aside): Move {
    const { snapshot } = this.#turn
    snapshot.frames.length = snapshot.frames.findIndex(frame => frame.aside !== undefined)
    const { question, block, input, event, entities } = aside
    Object.assign(snapshot, { input, event, entities })
    if (this.#isOver(aside)) {
      snapshot.wait = question
      const expired = this.#currentNode().elapse?.(this.#turn) ?? wrongState()
      this.#recorder.moved('expired', expired)
      return expired
    }
    const { id } = this.#turn.addBlock(block.type, block.payload)
    const expectedInput = { ...question.expectedInput, block_id: id }
    const again: Move = { type: 'wait', wait: { ...question, expectedInput } }
    this.#recorder.moved('waiting', again)
    return again
  }

  async #loop(first: Move): Promise<void> {
    const { snapshot } = this.#turn
    snapshot.wait = null
    const budget = this.#environment.stepBudget ?? STEP_BUDGET
    let move: Move | undefined = first
    while (move !== undefined) {
      const current: Move = move
      move = await this.#withinTools(async () => {
        const to = await this.#follow(current)
        if (typeof to !== 'string') return to
        if (++snapshot.turnSteps > budget)
          throw new TurnFailure('step_limit', `the turn took more than ${budget} steps`)
        snapshot.steps++
        this.#turn.frame.nodeId = to
        await this.#turn.pause()
        const next = await this.#currentNode().enter(this.#turn)
        this.#recorder.entered(next)
        return next
      })
    }
  }

  /** A failure in a flow that a tool runs is the tool's result; anywhere else it fails the execution. */
  async #withinTools<Result extends Move | undefined>(decide: () => Promise<Result>): Promise<Result | Move> {
    let decision: () => Promise<Result | Move> = decide
    for (;;) {
      try {
        return await decision()
      } catch (error) {
        const { frames } = this.#turn.snapshot
        const toolFrame = frames.findLastIndex(frame => frame.tool !== undefined)
        if (!(error instanceof TurnFailure) || error.kind === 'step_limit' || toolFrame < 0) throw error
        this.#recorder.failed(error)
        frames.length = toolFrame
        decision = async () => await this.#toolReturned(toolError(error.message))
      }
    }
  }

  async #toolReturned(answer: ToolAnswer): Promise<Move> {
    const move = await (this.#currentNode().toolReturned?.(this.#turn, answer) ?? wrongState())
    this.#recorder.returned(move)
    return move
  }

  /** Carries out a move: the id of the next node, another move, or undefined when the turn is over. */
  #follow(move: Move): string | Move | undefined | Promise<Move> {
    switch (move.type) {
      case 'go':
        return move.to ?? { type: 'end', outputs: {} }
      case 'end':
        return this.#return(move.outputs)
      case 'call':
        return move.tool === undefined ? this.#enterSubflow(move) : this.#enterTool(move)
      case 'wait':
        if (move.wait.kind !== 'call' && this.#turn.toolFrame !== undefined)
          throw new TurnFailure('tool_pause', 'the flow waits, which a tool must not do')
        this.#pause(move.wait)
        return undefined
      case 'expire':
        if (this.#turn.asideFrame !== undefined) return this.#leaveAside(this.#turn.asideFrame.aside)
        this.#expire()
        return undefined
      case 'fail':
        throw new TurnFailure(move.kind, move.message)
    }
  }

  #return(outputs: JsonObject): Move | undefined | Promise<Move> {
    const { snapshot } = this.#turn
    if (snapshot.frames.length === 1) {
      this.#turn.checkStored()
      snapshot.status = 'completed'
      return undefined
    }
    const { aside } = this.#turn.frame
    if (aside !== undefined) return this.#leaveAside(aside)
    const left = snapshot.frames.pop()
    if (left?.tool !== undefined) return this.#toolReturned(flowAnswerOf(outputs, left.tool.shown))
    const move = this.#currentNode().subflowReturned?.(this.#turn, outputs) ?? wrongState()
    this.#recorder.moved('called', move)
    return move
  }

  #expire(): void {
    const { snapshot, nodeId } = this.#turn
    snapshot.status = 'completed'
    snapshot.failure = { kind: 'wait_expired', nodeId, message: 'nobody answered in time' }
  }

  #enterTool(move: Move & { type: 'call' }): string | Promise<Move> {
    try {
      return this.#enterSubflow(move)
    } catch (error) {
      if (!(error instanceof TurnFailure)) throw error
      return this.#toolReturned(toolError(error.message))
    }
  }

  #enterSubflow({ subflow, inputs, tool, aside }: Move & { type: 'call' }): string {
    const { snapshot } = this.#turn
    if (snapshot.frames.length >= MAX_FRAMES)
      throw new TurnFailure('subflow_depth', `subflows may be nested at most ${MAX_FRAMES - 1} deep`)
    const flow = this.#versions.enter(subflow)
    snapshot.frames.push({
      flowCode: flow.code,
      versionId: flow.versionId,
      nodeId: null,
      vars: { ...declaredVariables(flow), ...snapshot.variables, ...inputs },
      ...(tool === undefined ? {} : { tool: { shown: [] } }),
      ...(aside === undefined ? {} : { aside }),
    })
    return flow.start
  }

  /** The effect of a pause is its last one: a turn that fails before it has registered no wait and makes no call. */
  #pause(decided: Wait): void {
    this.#turn.checkStored()
    const { snapshot, effects, asideFrame } = this.#turn
    const wait = asideFrame === undefined ? decided : endingBy(decided, asideFrame.aside.question.expiresAt)
    snapshot.wait = wait
    snapshot.status = questionOf(wait) === undefined ? 'waiting_time' : 'waiting_input'
    effects.push(wait.kind === 'call' ? { type: 'call', wait } : { type: 'registerWait', wait })
  }

  #currentNode(): CompiledNode {
    return this.#versions.node(this.#turn.nodeId)
  }

  #mergeVariables(variables: JsonObject): void {
    const { snapshot } = this.#turn
    snapshot.variables = mergeVariables(snapshot.variables, variables)
    for (const frame of snapshot.frames) frame.vars = { ...frame.vars, ...variables }
  }

  #fail(failure: TurnFailure): void {
    const { kind, message } = failure
    const { snapshot, frame } = this.#turn
    snapshot.status = 'failed'
    snapshot.wait = null
    snapshot.failure = { kind, nodeId: frame.nodeId, message }
    this.#turn.dropLargeVariables()
    this.#recorder.failed(failure)
  }

  #finish(): Turn {
    const { snapshot, effects, newBlocks } = this.#turn
    const blocks = snapshot.blocks.slice(snapshot.replied)
    // While a call is being made the turn is not over: its reply is due when the call has returned.
    if (snapshot.wait?.kind !== 'call' && snapshot.replyDue) {
      snapshot.replied = snapshot.blocks.length
      snapshot.replyDue = false
    }
    const { steps, stepEnds } = this.#recorder
    return turnOf(snapshot, { blocks, newBlocks, effects, steps, stepEnds })
  }
}

function wrongState(): never {
  throw new TurnFailure('definition_missing', 'the node that was waiting is of another type now')
}
