import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it } from 'node:test'
import { senderEvent } from '../../domain/webhooks/sender-events.ts'
import { checkSignature, type Sender } from '../../domain/webhooks/senders.ts'

const SLACK_BODY =
  'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar' +
  '&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=' +
  '&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN' +
  '&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c'

const STRIPE_SIGNATURE = hmac('whsec_test_secret', '12345.{"id":"evt_1"}', 'hex')

type Vector = { sender: Sender; secret: string; body: string; url?: string; headers: Record<string, string> }

/** As the documents of the senders have them; Shopify and Stripe show none, and theirs follow from their rules. */
const VECTORS: readonly Vector[] = [
  {
    sender: 'github',
    secret: "It's a Secret to Everybody",
    body: 'Hello, World!',
    headers: {
      'x-hub-signature-256': 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    },
  },
  {
    sender: 'slack',
    secret: '8f742231b10e8888abcd99yyyzzz85a5',
    body: SLACK_BODY,
    headers: {
      'x-slack-request-timestamp': '1531420618',
      'x-slack-signature': 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
    },
  },
  {
    sender: 'twilio',
    secret: '12345',
    url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    body: 'To=%2B18005551212&Digits=1234&CallSid=CA1234567890ABCDE&From=%2B14158675309&Caller=%2B14158675309',
    headers: { 'x-twilio-signature': 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' },
  },
  {
    sender: 'standard_webhooks',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    body: '{"test": 2432232314}',
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
  },
  {
    sender: 'stripe',
    secret: 'whsec_test_secret',
    body: '{"id":"evt_1"}',
    headers: { 'stripe-signature': `t=12345,v0=old,v1=${'0'.repeat(64)},v1=${STRIPE_SIGNATURE}` },
  },
  {
    sender: 'shopify',
    secret: 'hush',
    body: '{"id":1}',
    headers: { 'x-shopify-hmac-sha256': hmac('hush', '{"id":1}', 'base64') },
  },
]

function hmac(secret: string, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', secret).update(text).digest(encoding)
}

const check = ({ sender, secret, body, url = '', headers }: Vector) =>
  checkSignature(sender, secret, { headers, body: Buffer.from(body), url })

describe('the signature of a sender', () => {
  for (const vector of VECTORS)
    it(`of ${vector.sender} is right for its secret, body and headers alone`, () => {
      assert.equal(typeof check(vector), 'object')
      assert.equal(check({ ...vector, secret: `${vector.secret.slice(0, -1)}x` }), 'wrong')
      assert.equal(check({ ...vector, body: `${vector.body.slice(0, -1)}x` }), 'wrong')
      assert.equal(check({ ...vector, headers: {} }), 'missing')
      for (const name of Object.keys(vector.headers).filter(
        header => header.includes('hmac') || header.includes('signature'),
      ))
        for (const value of ['', 'v1,', `${vector.headers[name] ?? ''}=`, 't=1,v1=zz'])
          assert.notEqual(typeof check({ ...vector, headers: { ...vector.headers, [name]: value } }), 'object', value)
    })

  it('covers what else is signed: the time, the id, the address', () => {
    const changed = (sender: Sender, change: Partial<Vector>) =>
      VECTORS.filter(one => one.sender === sender).map(one =>
        check({ ...one, ...change, headers: { ...one.headers, ...change.headers } }),
      )
    assert.deepEqual(changed('slack', { headers: { 'x-slack-request-timestamp': '1531420619' } }), ['wrong'])
    assert.deepEqual(changed('standard_webhooks', { headers: { 'webhook-timestamp': '1614265331' } }), ['wrong'])
    assert.deepEqual(changed('standard_webhooks', { headers: { 'webhook-id': 'msg_2' } }), ['wrong'])
    assert.deepEqual(changed('twilio', { url: 'https://mycompany.com/other.php' }), ['wrong'])
    assert.deepEqual(changed('slack', { headers: { 'x-slack-request-timestamp': '1e9' } }), ['missing'])
  })
})

describe('the event of a sender', () => {
  const cases: [Sender, object, Record<string, string>, string, string | undefined][] = [
    ['stripe', { id: 'evt_1', type: 'charge.refunded' }, {}, 'in.charge.refunded', 'evt_1'],
    ['github', { action: 'opened' }, { 'x-github-event': 'issues' }, 'in.issues.opened', undefined],
    ['github', {}, { 'x-github-event': 'ping' }, 'in.ping', undefined],
    ['shopify', {}, { 'x-shopify-topic': 'orders/paid' }, 'in.orders.paid', undefined],
    ['slack', { type: 'event_callback', event_id: 'Ev1', event: { type: 'app_mention' } }, {}, 'in.app_mention', 'Ev1'],
    ['slack', { command: '/ask' }, {}, 'in', undefined],
    ['twilio', { MessageStatus: 'delivered' }, {}, 'in.delivered', undefined],
    ['standard_webhooks', { type: 'user.created' }, { 'webhook-id': 'msg_1' }, 'in.user.created', 'msg_1'],
    ['stripe', { type: '../ü x/' }, {}, 'in.x', undefined],
    ['stripe', { type: 'x'.repeat(300) }, {}, `in.${'x'.repeat(125)}`, undefined],
  ]
  for (const [sender, data, headers, name, id] of cases)
    it(`of ${sender} is ${name.slice(0, 30)}`, () => {
      assert.deepEqual(senderEvent(sender, 'in', { data: data as never, headers }), { name, id })
    })
})
