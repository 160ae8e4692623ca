import type { AgentNode } from '../../../generated/schemas/flow.ts'
import type { NodeKind } from '../compiled-flow.ts'
import type { AgentCallRequest } from '../snapshot.ts'
import { compileTools } from '../tools/compile.ts'
import { PASSAGE_RULES } from '../tools/knowledge-tool.ts'
import { rendered } from '../turn-state.ts'
import { callTargets, makeCall } from './calls.ts'
import { compileConversation, conversationTargets } from './conversation.ts'
import { ToolLoop } from './tool-loop.ts'

export const agent: NodeKind<AgentNode> = {
  pauses: false,
  pausesAt: node => node.converse !== undefined,
  targets: node => [...callTargets(node), ...conversationTargets(node)],
  compile(node, compiler) {
    const system = node.system === undefined ? undefined : compiler.template(node.system, '/system')
    const prompt = compiler.template(node.prompt, '/prompt')
    const conversation = compileConversation(node, compiler)
    const loop = new ToolLoop(node, compileTools(node.tools ?? [], compiler), conversation)
    const rules = node.tools?.some(({ type }) => type === 'knowledge') === true ? [PASSAGE_RULES] : []
    const { connection, model, temperature, maxTokens, timeoutMs = 30_000, retries = 0 } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const sampling = {
          ...(temperature === undefined ? {} : { temperature }),
          ...(maxTokens === undefined ? {} : { maxTokens }),
        }
        const instructions = [...(system === undefined ? [] : [await rendered(system, turn)]), ...rules]
        const isShown = conversation !== undefined || node.saveAs === undefined
        const request: AgentCallRequest = {
          kind: 'agent',
          connection,
          model,
          system: instructions.length === 0 ? null : instructions.join('\n\n'),
          prompt: await rendered(prompt, turn),
          shown: isShown && turn.toolFrame === undefined,
          ...sampling,
          timeoutMs,
          retries,
        }
        return loop.isNeeded ? loop.start(turn, request) : makeCall(turn, request)
      },
      callReturned: async (turn, result) =>
        turn.frame.exchange === undefined
          ? loop.end(turn, result)
          : await loop.callReturned(turn, turn.frame.exchange, result),
      toolReturned: async (turn, answer) => await loop.answered(turn, answer),
      ...(conversation === undefined
        ? {}
        : {
            answer: async (turn, values) => await loop.replied(turn, values),
            elapse: turn => conversation.expired(turn),
          }),
    }
  },
}
