import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import type { components } from '../../generated/types/webhooks.ts'
import {
  readWebhook,
  signWebhook,
  verifyWebhook,
  type ChatExecutionUpdated,
  type ChatSessionOpened,
} from '../../generated/sdk/dist/index.js'

const secret = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw'
const event = {
  event: 'chat.session.opened',
  widget_key_id: 'k',
  occurred_at: '2026-01-01T00:00:00Z',
  tenant_id: 't',
  conversation_id: 'c',
  customer_id: null,
  locale: 'de',
}
const body = JSON.stringify(event)
const sign = (text: string | Uint8Array, key = secret): string =>
  `sha256=${createHmac('sha256', key).update(text).digest('hex')}`

describe('webhook signatures', () => {
  it('agrees with a vector of RFC 4231', async () => {
    assert.ok(
      await verifyWebhook({
        secret: 'Jefe',
        body: 'what do ya want for nothing?',
        signature: 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      }),
    )
  })

  it('accepts a body that was signed with the secret, as text and as bytes', async () => {
    assert.ok(await verifyWebhook({ secret, body, signature: sign(body) }))
    assert.ok(await verifyWebhook({ secret, body: Buffer.from(body), signature: sign(body) }))
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async bytes => {
        assert.ok(await verifyWebhook({ secret, body: bytes, signature: sign(bytes) }))
      }),
      { numRuns: 30 },
    )
  })

  it('refuses another body, another secret, and every flipped digit', async () => {
    assert.equal(await verifyWebhook({ secret, body: `${body} `, signature: sign(body) }), false)
    assert.equal(await verifyWebhook({ secret: `${secret}x`, body, signature: sign(body) }), false)
    const good = sign(body)
    for (let at = 7; at < good.length; at++) {
      const digit = good[at] === '0' ? '1' : '0'
      assert.equal(
        await verifyWebhook({ secret, body, signature: good.slice(0, at) + digit + good.slice(at + 1) }),
        false,
      )
    }
  })

  it('refuses malformed signatures without an error', async () => {
    const hex = sign(body).slice(7)
    for (const signature of [
      undefined,
      null,
      '',
      'sha256=',
      hex,
      `sha1=${hex}`,
      `sha256=${hex}0`,
      `sha256=${hex.slice(1)}`,
      `sha256=${hex} `,
      `sha256=${'z'.repeat(64)}`,
    ]) {
      assert.equal(await verifyWebhook({ secret, body, signature }), false, String(signature))
    }
    assert.equal(await verifyWebhook({ secret: '', body, signature: sign(body, '') }), false)
  })

  it('reads a genuine delivery, and answers undefined for any other', async () => {
    assert.deepEqual(await readWebhook({ secret, body, signature: sign(body) }), event)
    assert.equal(await readWebhook({ secret, body, signature: sign('other') }), undefined)
  })

  it('types deliveries as the contract does', () => {
    type Contract = components['schemas']
    const opened: (event: Contract['ChatSessionOpenedEvent']) => ChatSessionOpened = same => same
    const openedBack: (event: ChatSessionOpened) => Contract['ChatSessionOpenedEvent'] = same => same
    const updated: (event: Contract['ChatExecutionUpdatedEvent']) => Omit<ChatExecutionUpdated, 'blocks'> = same => same
    assert.ok([opened, openedBack, updated].every(check => typeof check === 'function'))
  })
})

describe('a test of a receiver', () => {
  it('signs an event in both ways that Parley does, for the time that it names', async () => {
    const now = new Date('2026-11-22T08:30:00Z')
    const signed = await signWebhook({ secret, event: event as ChatSessionOpened, id: 'one', now })
    assert.equal(signed.body, body)
    assert.deepEqual([signed.headers['x-service-event'], signed.headers['webhook-id']], ['chat.session.opened', 'one'])
    assert.equal(signed.headers['webhook-signature'], new Webhook(secret).sign('one', now, body))
    assert.equal(signed.headers['x-service-signature'], sign(body))
    assert.deepEqual(await readWebhook({ secret, ...signed, now }), event)
    assert.equal(await readWebhook({ secret, ...signed, now: new Date('2026-11-22T08:36:00Z') }), undefined)
  })

  it('has an id of its own unless one is given, and refuses an invalid secret', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await signWebhook({ secret, event: event as ChatSessionOpened })
        return headers['webhook-id']
      }),
    )
    assert.equal(new Set(ids).size, 2)
    await assert.rejects(signWebhook({ secret: 'whsec_', event: event as ChatSessionOpened }), TypeError)
  })
})
