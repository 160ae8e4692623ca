import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import type { CallRequest } from '../../domain/engine/snapshot.ts'
import { beginTyping } from '../../services/engine/model-typing.ts'

const CONVERSATION = { tenantId: 't', conversationId: 'c' }
const announced: unknown[] = []
const typing = {
  announce: (told: object) => void announced.push('ended' in told ? told.ended : told),
  close: async () => await Promise.resolve(),
}
const calling = (call: object) => {
  announced.splice(0)
  return beginTyping(typing, CONVERSATION, call as CallRequest)
}

describe('that a model is typing', () => {
  it('is announced every 4 seconds until its end, which is announced once', () => {
    mock.timers.enable({ apis: ['setInterval'] })
    try {
      const end = calling({ kind: 'agent', model: 'gpt' })
      assert.deepEqual(announced, [false])
      mock.timers.tick(8_000)
      assert.deepEqual(announced, [false, false, false])
      end()
      end()
      mock.timers.tick(8_000)
      assert.deepEqual(announced, [false, false, false, true])
    } finally {
      mock.timers.reset()
    }
  })

  it('is announced of each call that asks a model, and of no other', () => {
    for (const [call, ...told] of [
      [{ kind: 'agent', model: 'gpt' }, false, true],
      [{ kind: 'answer', model: 'gpt' }, false, true],
      [{ kind: 'answer', model: null }],
      [{ kind: 'http' }],
      [{ kind: 'mcp' }],
      [{ kind: 'notify' }],
    ] as const) {
      calling(call)()
      assert.deepEqual(announced, told, JSON.stringify(call))
    }
  })
})
