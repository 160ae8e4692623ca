import type { AgentNode } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import type { CompiledNode, Move } from '../compiled-flow.ts'
import type { AgentCallRequest, Exchange, ToolAnswer, ToolCall, ToolRound } from '../snapshot.ts'
import type { CallResult } from '../stimulus.ts'
import type { CompiledTool } from '../tools/compiled-tool.ts'
import { answerPassages, citedPassages } from '../../knowledge/citations.ts'
import { callingTool } from '../service-call.ts'
import { toolAnswerOf, toolError } from '../tools/answers.ts'
import { readPassages, withoutPassages } from '../tools/knowledge-tool.ts'
import { TurnFailure, type TurnState } from '../turn-state.ts'
import { cardOf } from './answer.ts'
import { makeCall, takeResult } from './calls.ts'
import { DONE, type Conversation } from './conversation.ts'
import { takeMessage } from './visitor-message.ts'

/**
 * The model of a node alternating with its tools, and with the visitor where it converses. The exchange so far is in
 * the frame: any process can continue it.
 */
export class ToolLoop {
  readonly #node: AgentNode
  readonly #tools: ReadonlyMap<string, CompiledTool>
  readonly #conversation: Conversation | undefined
  readonly #callsAtMost: number

  constructor(node: AgentNode, tools: ReadonlyMap<string, CompiledTool>, conversation: Conversation | undefined) {
    this.#node = node
    this.#tools = conversation === undefined ? tools : new Map([...tools, [DONE, conversation.done]])
    this.#conversation = conversation
    this.#callsAtMost = node.maxToolCalls ?? 8
  }

  get isNeeded(): boolean {
    return this.#tools.size > 0
  }

  start(turn: TurnState, request: AgentCallRequest): Move {
    if (this.#conversation !== undefined && turn.toolFrame !== undefined)
      throw new TurnFailure('tool_pause', 'the flow talks with the visitor, which a tool must not do')
    const offered = { ...request, tools: [...this.#tools.values()].map(({ offer }) => offer) }
    turn.frame.exchange = {
      request: offered,
      rounds: [],
      ownBlocks: [],
      leftMs: request.timeoutMs,
      ...(this.#conversation === undefined ? {} : { talk: { turns: 0, tokens: 0 } }),
    }
    return this.#askModel(turn, turn.frame.exchange)
  }

  async callReturned(turn: TurnState, exchange: Exchange, result: CallResult): Promise<Move> {
    const { wait } = turn.snapshot
    const called = wait?.kind === 'call' ? callingTool(wait.request) : undefined
    if (called !== undefined) {
      const tool = this.#tools.get(called)
      const answer = tool?.answered?.(turn, result, exchange.rounds)
      return await this.answered(turn, answer ?? toolAnswerOf(tool?.received?.(result) ?? result))
    }
    const round = result.ok ? roundOf(result.value, exchange.rounds.length) : undefined
    if (round === undefined) return result.ok ? this.#spoke(turn, exchange, result) : this.end(turn, result)
    if (countToolCalls(exchange.rounds) >= this.#callsAtMost && !this.#endsIn(round))
      return this.#fail(turn, 'the model keeps calling tools instead of answering')
    const shown = exchange.request.shown && round.text !== '' ? show(turn, round.text, exchange.rounds) : []
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

  /** Passes the visitor's message on to the model. */
  async replied(turn: TurnState, given: JsonObject): ReturnType<NonNullable<CompiledNode['answer']>> {
    const { exchange } = turn.frame
    if (exchange === undefined || this.#conversation === undefined)
      throw new TurnFailure('definition_missing', 'the node that was waiting does not converse now')
    const taken = await takeMessage(turn, given)
    if ('violations' in taken) return taken
    turn.frame.exchange = this.#conversation.replied(
      { ...exchange, rounds: withoutPassages(exchange.rounds) },
      taken.text,
    )
    return this.#askModel(turn, turn.frame.exchange)
  }

  /** The model has answered without calling a tool, or has failed. */
  end(turn: TurnState, result: CallResult): Move {
    const rounds = turn.frame.exchange?.rounds ?? []
    delete turn.frame.exchange
    const isSaved = result.ok && this.#node.saveAs !== undefined && readPassages(rounds).length > 0
    const taken = isSaved ? { ...result, value: citedPassages(textOf(result.value), []).text } : result
    return takeResult(turn, this.#node, taken, {
      failure: 'agent_error',
      show: value => void show(turn, textOf(value), rounds),
    })
  }

  /** The model has answered without calling a tool: the visitor's turn, where there is to be another. */
  #spoke(turn: TurnState, exchange: Exchange, result: CallResult & { ok: true }): Move {
    if (this.#conversation === undefined) return this.end(turn, result)
    const text = textOf(result.value)
    const shown = text === '' ? [] : show(turn, text, exchange.rounds)
    return this.#conversation.isSpent(exchange, true)
      ? this.#conversation.stop(turn)
      : this.#conversation.waitForVisitor(turn, { ...exchange, ownBlocks: [...exchange.ownBlocks, ...shown] }, text)
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
    if (this.#conversation?.isSpent(exchange, false) === true) return this.#conversation.stop(turn)
    const { request, rounds, ownBlocks } = exchange
    // A model that converses can always end the conversation.
    const mayCall = this.#conversation !== undefined || countToolCalls(rounds) < this.#callsAtMost
    return makeCall(turn, { ...request, rounds, ownBlocks, mayCall })
  }

  /** The move that makes the call, or why it is not made. */
  async #call(
    turn: TurnState,
    { rounds }: Exchange,
    round: ToolRound,
    { name, arguments: given }: ToolCall,
  ): Promise<Move | ToolAnswer> {
    const isLate = countToolCalls(rounds.slice(0, -1)) + round.answers.length >= this.#callsAtMost
    if (isLate && !this.#isEnd(name)) return toolError('no further tool calls are allowed; answer with what you have')
    const tool = this.#tools.get(name)
    if (tool === undefined) return toolError(`there is no tool ${name.slice(0, 100)}`)
    if (tool.knowledge === undefined && !this.#isEnd(name) && this.#hasReadUntrusted(rounds.slice(0, -1)))
      return toolError('no other tool may be called once passages are read; answer the visitor first')
    const checked = tool.check(given)
    if ('problem' in checked) return isLate ? this.#fail(turn, checked.problem) : toolError(checked.problem)
    try {
      return await tool.call(turn, checked.args)
    } catch (error) {
      if (!(error instanceof TurnFailure)) throw error
      return toolError(error.message)
    }
  }

  /** Whether the model has read a document that may ask it for a call. */
  #hasReadUntrusted(rounds: readonly ToolRound[]): boolean {
    return rounds.some(({ calls, answers }) =>
      answers.some(
        ({ value }, index) =>
          answerPassages(value).length > 0 && this.#tools.get(calls[index]?.name ?? '')?.knowledge?.trusted !== true,
      ),
    )
  }

  #endsIn({ calls }: ToolRound): boolean {
    return calls.some(({ name }) => this.#isEnd(name))
  }

  #isEnd(name: string): boolean {
    return this.#conversation !== undefined && name === DONE
  }

  #fail(turn: TurnState, message: string): Move {
    return this.end(turn, { ok: false, message })
  }
}

/** Text that may come from a document has no markup, and cards for what it cites. @returns the ids of the blocks */
function show(turn: TurnState, text: string, rounds: readonly ToolRound[]): string[] {
  const passages = readPassages(rounds)
  if (passages.length === 0) return [turn.addBlock('message', { text, role: 'agent', format: 'markdown' }).id]
  const { text: shown, cited } = citedPassages(text, passages)
  const message = turn.addBlock('message', { text: shown, role: 'agent', format: 'plain' })
  const cards = cited.map(({ number, passage }) => {
    const card = cardOf(passage)
    return turn.addBlock('card', { ...card, title: `[${number}] ${card.title}` })
  })
  return [message, ...cards].map(({ id }) => id)
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Tool calls since the visitor spoke. */
function countToolCalls(rounds: readonly ToolRound[]): number {
  const since = rounds.findLastIndex(({ reply }) => reply !== undefined) + 1
  return rounds.slice(since).reduce((sum, { calls }) => sum + calls.length, 0)
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
export function roundOf(value: Json, index: number): ToolRound | undefined {
  if (!isJsonObject(value) || !Array.isArray(value['toolCalls']) || value['toolCalls'].length === 0) return undefined
  const calls = value['toolCalls'].filter(isJsonObject).map(({ id, name, arguments: given = {} }, position) => ({
    id: typeof id === 'string' && id !== '' ? id : `call_${index}_${position}`,
    name: typeof name === 'string' ? name : '',
    arguments: given,
  }))
  return { text: typeof value['text'] === 'string' ? value['text'] : '', calls, answers: [] }
}
