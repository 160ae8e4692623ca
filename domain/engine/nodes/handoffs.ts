import type { HandoffNode } from '../../../generated/schemas/flow.ts'
import { addDuration } from '../../date-time.ts'
import type { CompiledNode, Compiler, Move, NodeBehavior, NodeKind, Target } from '../compiled-flow.ts'
import type { HandoffWait } from '../snapshot.ts'
import type { PersonAct } from '../stimulus.ts'
import { MESSAGE_FILES } from '../../handoffs/message-files.ts'
import { rendered, type TurnState } from '../turn-state.ts'
import { handOff } from './records.ts'
import { askForMessage, takeMessage } from './visitor-message.ts'

export const handoff: NodeKind<HandoffNode> = {
  pauses: false,
  pausesAt: node => node.queue !== undefined,
  targets(node) {
    const targets: Target[] = [{ pointer: '/next', to: node.next ?? null }]
    if (node.onTimeout !== undefined) targets.push({ pointer: '/onTimeout', to: node.onTimeout })
    if (node.onClosed !== undefined) targets.push({ pointer: '/onClosed', to: node.onClosed })
    return targets
  },
  compile(node, compiler) {
    checkSettings(node, compiler)
    const { queue, next = null } = node
    if (queue !== undefined) return compileWaiting({ ...node, queue }, compiler)
    const reason = compiler.template(node.reason ?? '', '/reason')
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        handOff(turn, await rendered(reason, turn))
        return { type: 'go', edge: '/next', to: next }
      },
    }
  },
}

/** What a handoff has no use for without a queue. */
export const QUEUE_SETTINGS = ['message', 'timeout', 'onClosed', 'saveAs'] as const

function checkSettings(node: HandoffNode, compiler: Compiler): void {
  if (node.timeout === undefined && node.onTimeout !== undefined)
    compiler.problem('/onTimeout', 'node_settings', 'onTimeout needs a timeout')
  if (node.queue !== undefined) return
  for (const name of QUEUE_SETTINGS)
    if (node[name] !== undefined)
      compiler.problem(`/${name}`, 'node_settings', `${name} belongs to a handoff into a queue`)
}

function compileWaiting(node: HandoffNode & { queue: string }, compiler: Compiler): NodeBehavior {
  const reason = compiler.template(node.reason ?? '', '/reason')
  const message = node.message === undefined ? undefined : compiler.template(node.message, '/message')
  const timeout = node.timeout === undefined ? undefined : compiler.duration(node.timeout, '/timeout')
  return {
    id: node.id,
    type: node.type,
    async enter(turn) {
      const text = await rendered(reason, turn)
      const within = timeout === undefined ? null : (await rendered(timeout, turn)).trim()
      const dueAt = dueAfter(turn, within)
      if (dueAt === undefined)
        return { type: 'fail', kind: 'invalid_duration', message: 'the timeout is not a duration' }
      handOff(turn, text)
      const { expectedInput, fields } = askForMessage(
        turn,
        message === undefined ? undefined : await rendered(message, turn),
      )
      const wait: HandoffWait = {
        kind: 'handoff',
        nodeId: node.id,
        handoffId: turn.environment.newId(),
        queue: node.queue,
        reason: text,
        expectedInput: { ...expectedInput, handoff: true },
        fields,
        timeout: within,
        dueAt,
        claimedBy: null,
      }
      return { type: 'wait', wait }
    },
    answer: takeForPerson,
    elapse: () => ({ type: 'go', edge: '/onTimeout', to: node.onTimeout ?? null }),
    personActed: (turn, wait, act) => acted(node, turn, wait, act),
  }
}

/** What the visitor writes is for the person: it is a message of the conversation, and the run waits on. */
const takeForPerson: NonNullable<CompiledNode['answer']> = async (turn, given) => {
  const { wait } = turn.snapshot
  if (wait?.kind !== 'handoff') throw new Error('a message for a person came to another wait')
  const taken = await takeMessage(turn, given, [MESSAGE_FILES])
  return 'violations' in taken ? taken : { type: 'wait', wait }
}

/** Undefined where the act does not fit: somebody else has the conversation, or nobody does. */
function acted(node: HandoffNode, turn: TurnState, wait: HandoffWait, act: PersonAct): Move | undefined {
  switch (act.type) {
    case 'claim':
      if (wait.claimedBy !== null && act.from !== wait.claimedBy.id) return undefined
      return { type: 'wait', wait: { ...wait, claimedBy: act.person, dueAt: null } }
    case 'release': {
      if (wait.claimedBy === null) return undefined
      const dueAt = dueAfter(turn, wait.timeout)
      return { type: 'wait', wait: { ...wait, claimedBy: null, dueAt: dueAt ?? null } }
    }
    case 'reply': {
      const { person, text, files } = act
      if (wait.claimedBy !== null && wait.claimedBy.id !== person.id) return undefined
      const attached = files === undefined ? {} : { files }
      turn.addBlock('message', { text, role: 'agent', format: 'plain', ...attached }, { name: person.name })
      return { type: 'wait', wait: { ...wait, claimedBy: person, dueAt: null } }
    }
    case 'hand_back':
      if (node.saveAs !== undefined) turn.setVariable(node.saveAs, act.outcome)
      return { type: 'go', edge: '/next', to: node.next ?? null }
    case 'close':
      return { type: 'go', edge: '/onClosed', to: node.onClosed ?? null }
  }
}

/** Null for never; undefined where it is no duration. */
function dueAfter({ environment: { now } }: TurnState, duration: string | null): string | null | undefined {
  return duration === null ? null : addDuration(now, duration)?.toISOString()
}
