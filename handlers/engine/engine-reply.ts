import type { components } from '../../generated/types/engine.ts'
import type { Reply } from '../../services/engine/turns.ts'

type EngineReply = components['schemas']['EngineReply']

/** The engine's snake_case envelope of a reply. */
export function engineReply(reply: Reply): EngineReply {
  return {
    execution_id: reply.executionId,
    conversation_id: reply.conversationId,
    status: reply.status,
    blocks: reply.blocks as EngineReply['blocks'],
    expected_input: reply.expectedInput,
    metadata: {
      ...(reply.status === 'waiting_input' && reply.waitToken !== null ? { wait_token: reply.waitToken } : {}),
      ...(reply.waitExpiresAt === null ? {} : { wait_expires_at: reply.waitExpiresAt }),
    },
    token_usage: reply.tokenUsage,
  }
}
