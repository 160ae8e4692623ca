import type { AgentNode } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type Json } from '../../json.ts'
import type { Move, NodeKind } from '../compiled-flow.ts'
import type { CompiledTool } from '../tools/compiled-tool.ts'
import { compileTools } from '../tools/compile.ts'
import { toolAnswerOf, toolError } from '../tools/answers.ts'
import type { AgentCallRequest, Exchange, ToolAnswer, ToolCall, ToolRound } from '../snapshot.ts'
import type { CallResult } from '../stimulus.ts'
import { rendered, TurnFailure, type TurnState } from '../turn-state.ts'
import { callTargets, makeCall, takeResult } from './calls.ts'

export const agent: NodeKind<AgentNode> = {
  pauses: false,
  targets: callTargets,
  compile(node, compiler) {
    const system = node.system === undefined ? undefined : compiler.template(node.system, '/system')
    const prompt = compiler.template(node.prompt, '/prompt')
    const tools = compileTools(node.tools ?? [], compiler)
    const loop = new ToolLoop(node, tools)
    const { connection, model, temperature, maxTokens, timeoutMs = 30_000, retries = 0 } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const sampling = {
          ...(temperature === undefined ? {} : { temperature }),
          ...(maxTokens === undefined ? {} : { maxTokens }),
        }
        const request: AgentCallRequest = {
          kind: 'agent',
          connection,
          model,
          system: system === undefined ? null : await rendered(system, turn),
          prompt: await rendered(prompt, turn),
          shown: node.saveAs === undefined && turn.toolFrame === undefined,
          ...sampling,
          timeoutMs,
          retries,
        }
        return tools.size === 0 ? makeCall(turn, request) : loop.start(turn, request)
      },
      callReturned: async (turn, result) =>
        turn.frame.exchange === undefined
          ? loop.end(turn, result)
          : await loop.callReturned(turn, turn.frame.exchange, result),
      toolReturned: async (turn, answer) => await loop.answered(turn, answer),
    }
  },
}

/**
 * The model of a node alternating with its tools. The exchange so far is in the frame: any process can continue it.
 */
class ToolLoop {
  readonly #node: AgentNode
  readonly #tools: ReadonlyMap<string, CompiledTool>
  readonly #callsAtMost: number

  constructor(node: AgentNode, tools: ReadonlyMap<string, CompiledTool>) {
    this.#node = node
    this.#tools = tools
    this.#callsAtMost = node.maxToolCalls ?? 8
  }

  start(turn: TurnState, request: AgentCallRequest): Move {
    const offered = { ...request, tools: [...this.#tools.values()].map(({ offer }) => offer) }
    turn.frame.exchange = { request: offered, rounds: [], ownBlocks: [], leftMs: request.timeoutMs }
    return this.#askModel(turn, turn.frame.exchange)
  }

  async callReturned(turn: TurnState, exchange: Exchange, result: CallResult): Promise<Move> {
    const { wait } = turn.snapshot
    if (wait?.kind === 'call' && wait.request.kind === 'http') return await this.answered(turn, toolAnswerOf(result))
    const round = result.ok ? roundOf(result.value, exchange.rounds.length) : undefined
    if (round === undefined) return this.end(turn, result)
    if (countToolCalls(exchange) >= this.#callsAtMost)
      return this.#fail(turn, 'the model keeps calling tools instead of answering')
    const shown = exchange.request.shown && round.text !== '' ? [show(turn, round.text)] : []
    turn.frame.exchange = {
      ...exchange,
      rounds: [...exchange.rounds, round],
      ownBlocks: [...exchange.ownBlocks, ...shown],
    }
    return await this.#proceed(turn, turn.frame.exchange)
  }

  /** Records what a tool answered, and continues with the next call, or with the model. */
  async answered(turn: TurnState, answer: ToolAnswer): Promise<Move> {
    const { exchange } = turn.frame
    if (exchange === undefined) throw new TurnFailure('definition_missing', 'no tool was called')
    return await this.#proceed(turn, withAnswer(turn, exchange, answer))
  }

  /** The model has answered without calling a tool, or has failed. */
  end(turn: TurnState, result: CallResult): Move {
    delete turn.frame.exchange
    return takeResult(turn, this.#node, result, {
      failure: 'agent_error',
      show: value => show(turn, typeof value === 'string' ? value : JSON.stringify(value)),
    })
  }

  async #proceed(turn: TurnState, current: Exchange): Promise<Move> {
    let exchange = current
    for (;;) {
      if ((turn.leftMs ?? 0) <= 0)
        return this.#fail(turn, `the model and its tools took longer than ${exchange.request.timeoutMs} ms`)
      const round = exchange.rounds.at(-1)
      const call = round?.calls[round.answers.length]
      if (round === undefined || call === undefined) return this.#askModel(turn, exchange)
      const called = await this.#call(turn, exchange, round, call)
      if ('type' in called) return called
      exchange = withAnswer(turn, exchange, called)
    }
  }

  #askModel(turn: TurnState, exchange: Exchange): Move {
    const { request, rounds, ownBlocks } = exchange
    return makeCall(turn, { ...request, rounds, ownBlocks, mayCall: countToolCalls(exchange) < this.#callsAtMost })
  }

  /** The move that makes the call, or why it is not made. */
  async #call(
    turn: TurnState,
    { rounds }: Exchange,
    round: ToolRound,
    { name, arguments: given }: ToolCall,
  ): Promise<Move | ToolAnswer> {
    const before = rounds.slice(0, -1).reduce((sum, { calls }) => sum + calls.length, 0) + round.answers.length
    if (before >= this.#callsAtMost) return toolError('no further tool calls are allowed; answer with what you have')
    const tool = this.#tools.get(name)
    if (tool === undefined) return toolError(`there is no tool ${name.slice(0, 100)}`)
    const checked = tool.check(given)
    if ('problem' in checked) return toolError(checked.problem)
    try {
      return await tool.call(turn, checked.args)
    } catch (error) {
      if (!(error instanceof TurnFailure)) throw error
      return toolError(error.message)
    }
  }

  #fail(turn: TurnState, message: string): Move {
    return this.end(turn, { ok: false, message })
  }
}

/** The id of the block. */
function show(turn: TurnState, text: string): string {
  return turn.addBlock('message', { text, role: 'agent', format: 'markdown' }).id
}

/** Tool calls of the rounds that are over. */
function countToolCalls({ rounds }: Exchange): number {
  return rounds.reduce((sum, { calls }) => sum + calls.length, 0)
}

function withAnswer(turn: TurnState, exchange: Exchange, answer: ToolAnswer): Exchange {
  const round = exchange.rounds.at(-1)
  if (round === undefined) return exchange
  const next = {
    ...exchange,
    rounds: [...exchange.rounds.slice(0, -1), { ...round, answers: [...round.answers, answer] }],
  }
  turn.frame.exchange = next
  return next
}

/** What the model wrote and calls; undefined where it has answered without calling a tool. */
function roundOf(value: Json, index: number): ToolRound | undefined {
  if (!isJsonObject(value) || !Array.isArray(value['toolCalls']) || value['toolCalls'].length === 0) return undefined
  const calls = value['toolCalls'].filter(isJsonObject).map(({ id, name, arguments: given = {} }, place) => ({
    id: typeof id === 'string' && id !== '' ? id : `call_${index}_${place}`,
    name: typeof name === 'string' ? name : '',
    arguments: given,
  }))
  return { text: typeof value['text'] === 'string' ? value['text'] : '', calls, answers: [] }
}
