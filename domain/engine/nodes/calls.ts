import type { AgentNode, HttpNode, Next } from '../../../generated/schemas/flow.ts'
import { escapePointer } from '../../expressions/template.ts'
import type { Json } from '../../json.ts'
import type { CompiledNode, Move, NodeKind, Target } from '../compiled-flow.ts'
import type { CallRequest, FailureKind } from '../snapshot.ts'
import type { CallResult } from '../stimulus.ts'
import type { TurnState } from '../turn-state.ts'
import { handOff } from './records.ts'

export const http: NodeKind<HttpNode> = {
  pauses: false,
  targets: callTargets,
  compile(node, compiler) {
    const url = compiler.template(node.url, '/url')
    const headers = Object.entries((node.headers ?? {}) as Record<string, string>).map(([name, value]) => [name, compiler.template(value, `/headers/${escapePointer(name)}`)] as const)
    const body = node.body === undefined ? undefined : compiler.value(node.body, '/body')
    const { connection = null, method = 'GET', timeoutMs = 10_000, retries = 0 } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const sent: Record<string, string> = {}
        for (const [name, value] of headers) sent[name] = await value.in(turn)
        return ask(turn, { kind: 'http', connection, method, url: await url.in(turn), headers: sent, ...(body === undefined ? {} : { body: await body.in(turn) }), timeoutMs, retries })
      },
      ...returning(node, 'http_error', () => undefined),
    }
  },
}

export const agent: NodeKind<AgentNode> = {
  pauses: false,
  targets: callTargets,
  compile(node, compiler) {
    const system = node.system === undefined ? undefined : compiler.template(node.system, '/system')
    const prompt = compiler.template(node.prompt, '/prompt')
    const { connection, model, temperature, maxTokens, timeoutMs = 30_000, retries = 0 } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const sampling = { ...(temperature === undefined ? {} : { temperature }), ...(maxTokens === undefined ? {} : { maxTokens }) }
        return ask(turn, { kind: 'agent', connection, model, system: system === undefined ? null : await system.in(turn), prompt: await prompt.in(turn), ...sampling, timeoutMs, retries })
      },
      ...returning(node, 'agent_error', (turn, value) => {
        turn.addBlock('message', { text: typeof value === 'string' ? value : JSON.stringify(value), role: 'agent', format: 'markdown' })
      }),
    }
  },
}

type CallingNode = { id: string, saveAs?: string, onError?: Next, next?: Next }

function callTargets(node: CallingNode): Target[] {
  const targets: Target[] = [{ pointer: '/next', to: node.next ?? null }]
  if (node.onError !== undefined) targets.push({ pointer: '/onError', to: node.onError })
  return targets
}

function ask(turn: TurnState, request: CallRequest): Move {
  const callId = turn.environment.newId()
  turn.effects.push({ type: 'call', callId, nodeId: turn.nodeId, request })
  return { type: 'wait', wait: { kind: 'call', nodeId: turn.nodeId, callId, request } }
}

/** What happens with the result: saved where `saveAs` says, else given to `show`; a failure goes to `onError` or fails the execution. */
function returning(node: CallingNode, failure: FailureKind, show: (turn: TurnState, value: Json) => void): Pick<CompiledNode, 'callReturned'> {
  return {
    callReturned(turn: TurnState, result: CallResult): Move {
      if (node.saveAs !== undefined && result.value !== undefined) turn.setVariable(node.saveAs, result.value)
      if (result.ok) {
        if (node.saveAs === undefined) show(turn, result.value)
        return { type: 'go', to: node.next ?? null }
      }
      if (result.handoff === true) {
        handOff(turn, result.message)
        return { type: 'end', outputs: {} }
      }
      return node.onError === undefined ? { type: 'fail', kind: result.kind ?? failure, message: result.message } : { type: 'go', to: node.onError, detail: { error: result.message } }
    },
  }
}
