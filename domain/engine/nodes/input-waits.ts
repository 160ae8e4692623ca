import type { Next } from '../../../generated/schemas/flow.ts'
import { addDuration } from '../../date-time.ts'
import type { Compiler, Move, Target } from '../compiled-flow.ts'
import type { InputWait } from '../snapshot.ts'
import type { TurnState } from '../turn-state.ts'

const EXPIRES_IN = 'PT24H'

/** A node that waits for the visitor, for a limited time. */
export type ExpiringNode = {
  id: string
  expiresIn?: string
  onExpire?: Next
  asides?: boolean
  asideIntents?: readonly string[]
}

export function expiryTargets({ onExpire }: ExpiringNode): Target[] {
  return onExpire === undefined ? [] : [{ pointer: '/onExpire', to: onExpire }]
}

export function checkExpiry({ expiresIn = EXPIRES_IN }: ExpiringNode, compiler: Compiler, pointer = ''): void {
  compiler.duration(expiresIn, `${pointer}/expiresIn`)
}

/** @param node with what its flow says about asides */
export function checkAsides({ asides, asideIntents }: ExpiringNode, compiler: Compiler): void {
  if (asideIntents !== undefined && asides !== true)
    compiler.problem('/asideIntents', 'node_settings', 'asideIntents needs asides, here or in the flow')
}

export function waitForInput(
  turn: TurnState,
  node: ExpiringNode,
  asked: Pick<InputWait, 'expectedInput' | 'fields'>,
): Move {
  const { now, waitExpiry = EXPIRES_IN } = turn.environment
  const { expiresIn = waitExpiry } = node
  const expiry = addDuration(now, expiresIn)
  if (expiry === undefined)
    return { type: 'fail', kind: 'invalid_duration', message: `expiresIn is not a duration: ${expiresIn}` }
  const { expectedInput } = asked
  const open: InputWait = { kind: 'input', nodeId: node.id, ...asked, expiresAt: expiry.toISOString() }
  // A question of an aside cannot be interrupted by another one.
  if (node.asides !== true || turn.asideFrame !== undefined) return { type: 'wait', wait: open }
  const asides = node.asideIntents === undefined ? null : [...node.asideIntents]
  return { type: 'wait', wait: { ...open, expectedInput: { ...expectedInput, asides: true }, asides } }
}

export function expire({ onExpire }: ExpiringNode): Move {
  return onExpire == null ? { type: 'expire' } : { type: 'go', edge: '/onExpire', to: onExpire }
}
