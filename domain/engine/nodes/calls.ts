import type { CallNode, HttpNode, Next } from '../../../generated/schemas/flow.ts'
import { escapePointer } from '../../expressions/template.ts'
import { isJsonObject, type Json } from '../../json.ts'
import { operationCall } from '../../operations/operation-call.ts'
import { checkedResult } from '../../operations/tool-result.ts'
import type { Move, NodeKind, Target } from '../compiled-flow.ts'
import type { CallRequest, FailureKind } from '../snapshot.ts'
import type { CallResult } from '../stimulus.ts'
import { hasDotSegments } from '../dot-segments.ts'
import { rendered, TurnFailure, type TurnState, valued } from '../turn-state.ts'
import { handOff } from './records.ts'

const TIMEOUT_MS = 10_000

export const http: NodeKind<HttpNode> = {
  pauses: false,
  targets: callTargets,
  compile(node, compiler) {
    const url = compiler.template(node.url, '/url')
    const headers = Object.entries((node.headers ?? {}) as Record<string, string>).map(
      ([name, value]) => [name, compiler.template(value, `/headers/${escapePointer(name)}`)] as const,
    )
    const body = node.body === undefined ? undefined : compiler.value(node.body, '/body')
    const { connection = null, method = 'GET', timeoutMs, retries = 0 } = node
    const own = ownBeginning(node.url)
    const returned = (turn: TurnState, result: CallResult) => takeResult(turn, node, result, { failure: 'http_error' })
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const address = await rendered(url, turn)
        // A visitor who answers `..` would redirect a call that has the credentials of its connection.
        if (!/[?#]/.test(own) && hasDotSegments(address.slice(own.length)))
          return returned(turn, { ok: false, message: 'a value in the address is a segment . or ..' })
        const sent: Record<string, string> = {}
        for (const [name, value] of headers) sent[name] = await rendered(value, turn)
        return makeCall(turn, {
          kind: 'http',
          connection,
          method,
          url: address,
          headers: sent,
          ...(body === undefined ? {} : { body: await valued(body, turn) }),
          timeoutMs: timeLimit(turn, timeoutMs),
          retries,
        })
      },
      callReturned: returned,
    }
  },
}

export const call: NodeKind<CallNode> = {
  pauses: false,
  targets: callTargets,
  compile(node, compiler) {
    const { connection, operation: id, arguments: own = {}, timeoutMs, retries = 0 } = node
    const args = compiler.value(own, '/arguments')
    const operation = compiler.operation(connection, id, Object.keys(own))
    const returned = (turn: TurnState, result: CallResult) =>
      takeResult(turn, node, checkedResult(operation, result), { failure: 'http_error' })
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const given = await valued(args, turn)
        if (operation === undefined)
          throw new TurnFailure('definition_missing', `the version does not have the operation ${id}`)
        const made = operationCall(operation, isJsonObject(given) ? given : {})
        if ('problem' in made) return returned(turn, { ok: false, message: made.problem })
        return makeCall(turn, {
          connection,
          ...made.request,
          timeoutMs: timeLimit(turn, timeoutMs),
          retries,
        })
      },
      callReturned: returned,
    }
  },
}

/** The node's own, or else that of the workspace. */
function timeLimit({ environment }: TurnState, own: number | undefined): number {
  return own ?? environment.httpTimeoutMs ?? TIMEOUT_MS
}

/** The segments of a template before the first with a value in it: only those dots are the author's. */
function ownBeginning(template: string): string {
  const [text = ''] = template.split('{{', 1)
  return text === template ? text : text.slice(0, Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1)
}

export type CallingNode = { id: string; saveAs?: string; onError?: Next; next?: Next }

export function callTargets(node: CallingNode): Target[] {
  const targets: Target[] = [{ pointer: '/next', to: node.next ?? null }]
  if (node.onError !== undefined) targets.push({ pointer: '/onError', to: node.onError })
  return targets
}

/** The move that makes a call, within what is left of the time of the `agent` node whose tool makes it. */
export function makeCall(turn: TurnState, call: CallRequest): Move {
  const { leftMs } = turn
  if (leftMs !== undefined && leftMs <= 0) throw new TurnFailure('agent_error', 'the agent node ran out of time')
  const request =
    leftMs === undefined ? call : { ...call, timeoutMs: Math.min(call.timeoutMs, leftMs), withinMs: leftMs }
  return {
    type: 'wait',
    wait: { kind: 'call', nodeId: turn.nodeId, callId: turn.environment.newId(), request },
  }
}

/**
 * Takes the result of a call: it is stored under `saveAs`, or else shown by `show`, if that is given; a failure goes to
 * `onError` or fails the execution, as `failure` unless the result names its kind.
 */
export function takeResult(
  turn: TurnState,
  node: CallingNode,
  result: CallResult,
  { failure, show }: { failure: FailureKind; show?: (value: Json) => void },
): Move {
  if (node.saveAs !== undefined && result.value !== undefined) turn.setVariable(node.saveAs, result.value)
  if (result.ok) {
    if (node.saveAs === undefined) show?.(result.value)
    return { type: 'go', edge: '/next', to: node.next ?? null }
  }
  if (result.handoff === true) {
    handOff(turn, result.message)
    return { type: 'end', outputs: {} }
  }
  return node.onError === undefined
    ? { type: 'fail', kind: result.kind ?? failure, message: result.message }
    : { type: 'go', edge: '/onError', to: node.onError, detail: { error: result.message } }
}
