import type { AgentConversation, AgentNode } from '../../../generated/schemas/flow.ts'
import { weigh } from '../../expressions/evaluation.ts'
import type { JsonObject } from '../../json.ts'
import type { Compiler, Move, Target } from '../compiled-flow.ts'
import type { Exchange, ToolRound } from '../snapshot.ts'
import type { CompiledTool } from '../tools/compiled-tool.ts'
import { checkArguments, schemaOf } from '../tools/parameters.ts'
import type { TurnState } from '../turn-state.ts'
import { checkExpiry, expire, expiryTargets, waitForInput, type ExpiringNode } from './input-waits.ts'
import { askForMessage } from './visitor-message.ts'

/** Name of the tool by which the model ends its conversation with the visitor. */
export const DONE = 'done'
const TURNS = 12
/** Characters of JSON that the state keeps of a conversation; its last turn is kept whatever its size. */
const ROUNDS_MAX_WEIGHT = 100_000
/** Characters that the model reads again of one of its answers. */
const TEXT_MAX_LENGTH = 20_000

export function conversationTargets(node: AgentNode): Target[] {
  return [...expiryTargets(node), ...(node.onBudget === undefined ? [] : [{ pointer: '/onBudget', to: node.onBudget }])]
}

/** The conversation of a node; undefined for one that asks its model once. */
export function compileConversation(node: AgentNode, compiler: Compiler): Conversation | undefined {
  const { converse, tools = [] } = node
  if (converse === undefined) {
    for (const name of ['onExpire', 'onBudget'] as const)
      if (node[name] !== undefined) compiler.problem(`/${name}`, 'node_settings', `${name} belongs to converse`)
    return undefined
  }
  const taken = tools.findIndex(({ name }) => name === DONE)
  if (taken >= 0)
    compiler.problem(`/tools/${taken}/name`, 'node_settings', 'done is the tool by which the model ends converse')
  const conversation = new Conversation(node, converse)
  checkExpiry(conversation, compiler, '/converse')
  return conversation
}

/** What `converse` adds to a node: the tool `done`, a budget, and the wait for the visitor. */
class Conversation implements ExpiringNode {
  readonly id: string
  readonly expiresIn?: string
  readonly onExpire?: string | null
  readonly #node: AgentNode
  readonly #settings: AgentConversation

  constructor(node: AgentNode, settings: AgentConversation) {
    this.id = node.id
    if (settings.expiresIn !== undefined) this.expiresIn = settings.expiresIn
    if (node.onExpire !== undefined) this.onExpire = node.onExpire
    this.#node = node
    this.#settings = settings
  }

  get done(): CompiledTool {
    const { until, result = {} } = this.#settings
    return {
      offer: { name: DONE, description: until, schema: schemaOf(result) },
      check: given => checkArguments(result, given),
      call: (turn, args) => Promise.resolve(this.#end(turn, args)),
    }
  }

  /** Whether nothing more may be asked: tokens are counted with every answer, turns when the model has spoken. */
  isSpent({ talk }: Exchange, hasSpoken: boolean): boolean {
    const { maxTurns = TURNS, maxTokens = Infinity } = this.#settings
    return talk !== undefined && (talk.tokens >= maxTokens || (hasSpoken && talk.turns >= maxTurns))
  }

  stop(turn: TurnState): Move {
    delete turn.frame.exchange
    const { onBudget, next = null } = this.#node
    return onBudget === undefined
      ? { type: 'go', edge: '/next', to: next }
      : { type: 'go', edge: '/onBudget', to: onBudget }
  }

  /** The model has spoken, and it is the visitor's turn. */
  waitForVisitor(turn: TurnState, exchange: Exchange, text: string): Move {
    const { expectedInput, fields } = askForMessage(turn)
    const round = { text: text.slice(0, TEXT_MAX_LENGTH).toWellFormed(), calls: [], answers: [] }
    turn.frame.exchange = {
      ...exchange,
      rounds: [...exchange.rounds, round],
      ownBlocks: [...exchange.ownBlocks, expectedInput.block_id],
    }
    return waitForInput(turn, this, { expectedInput, fields })
  }

  /** The exchange with the visitor's reply to the model, whose time begins again. */
  replied(exchange: Exchange, text: string): Exchange {
    const { rounds, request, ownBlocks, talk = { turns: 0, tokens: 0 } } = exchange
    const last = rounds.at(-1)
    return {
      request,
      rounds: last === undefined ? rounds : withoutOldTurns([...rounds.slice(0, -1), { ...last, reply: text }]),
      // The messages of the conversation before this block are its past; all that follow are rounds.
      ownBlocks: ownBlocks.slice(0, 1),
      leftMs: request.timeoutMs,
      talk: { ...talk, turns: talk.turns + 1 },
    }
  }

  expired(turn: TurnState): Move {
    delete turn.frame.exchange
    return expire(this)
  }

  #end(turn: TurnState, result: JsonObject): Move {
    delete turn.frame.exchange
    const { saveAs, next = null } = this.#node
    if (saveAs !== undefined) turn.setVariable(saveAs, result)
    return { type: 'go', edge: '/next', to: next }
  }
}

export type { Conversation }

/** A turn ends with a reply of the visitor: the first ones are left out until the rest is small enough. */
function withoutOldTurns(rounds: readonly ToolRound[]): ToolRound[] {
  let kept = [...rounds]
  while (weigh(kept) > ROUNDS_MAX_WEIGHT) {
    const end = kept.findIndex(({ reply }) => reply !== undefined)
    if (end < 0 || end === kept.length - 1) break
    kept = kept.slice(end + 1)
  }
  return kept
}
