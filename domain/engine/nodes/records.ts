import type { EmitNode, GoalNode, SubflowNode } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import type { NodeKind } from '../compiled-flow.ts'
import type { Block } from '../snapshot.ts'
import { TurnFailure, type TurnState, valued } from '../turn-state.ts'

export const goal: NodeKind<GoalNode> = {
  pauses: false,
  targets: node => [{ pointer: '/next', to: node.next ?? null }],
  compile(node, compiler) {
    const props = compiler.value(node.props ?? {}, '/props')
    const { code, next = null } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        turn.effects.push({ type: 'recordGoal', nodeId: node.id, code, props: asObject(await valued(props, turn)) })
        return { type: 'go', edge: '/next', to: next, detail: { goal: code } }
      },
    }
  },
}

export const emit: NodeKind<EmitNode> = {
  pauses: false,
  targets: node => [{ pointer: '/next', to: node.next ?? null }],
  compile(node, compiler) {
    const data = compiler.value(node.data ?? {}, '/data')
    const { event, next = null } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        turn.emit(event, asObject(await valued(data, turn)))
        return { type: 'go', edge: '/next', to: next, detail: { event } }
      },
    }
  },
}

/** Hands the conversation over to a person. Its only effect is a block, which the client and the team read. */
export function handOff(turn: TurnState, reason: string): void {
  if (turn.toolFrame !== undefined)
    throw new TurnFailure('tool_pause', 'the flow hands over to a person, which a tool must not do')
  turn.addBlock('custom', { kind: 'handoff', reason })
}

/** The reason of a handoff; undefined for any other block. */
export function handoffReason({ type, payload }: Block): string | undefined {
  const { kind, reason } = payload
  return type === 'custom' && kind === 'handoff' && typeof reason === 'string' ? reason : undefined
}

export const subflow: NodeKind<SubflowNode> = {
  pauses: false,
  targets: node => [{ pointer: '/next', to: node.next ?? null }],
  compile(node, compiler) {
    const inputs = compiler.value(node.inputs ?? {}, '/inputs')
    const { flow, next = null } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        return { type: 'call', subflow: flow, inputs: asObject(await valued(inputs, turn)) }
      },
      subflowReturned(turn, outputs) {
        if (node.saveAs !== undefined) turn.setVariable(node.saveAs, outputs)
        return { type: 'go', edge: '/next', to: next }
      },
    }
  },
}

function asObject(value: Json): JsonObject {
  return isJsonObject(value) ? value : {}
}
