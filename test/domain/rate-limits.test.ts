import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { addressKey, budgets, limiterKey, rateLimitHeaders, type LimitDecision } from '../../domain/rate-limits.ts'

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
const hex = (parts: readonly number[]) => parts.map(part => part.toString(16)).join(':')

describe('budgets', () => {
  it('are those of the specification, of the other surfaces, and those that bound tests and mails', () => {
    assert.deepEqual(
      Object.values(budgets).map(({ name, limit, windowMs }) => [name, limit, windowMs]),
      [
        ['public-address', 60, 60_000],
        ['public-key', 600, 60_000],
        ['trial-link', 600, 60_000],
        ['engine-address', 300, 60_000],
        ['admin-address', 600, 60_000],
        ['sign-in-address', 30, 60_000],
        ['config-address', 300, 60_000],
        ['intake-address', 600, 60_000],
        ['agent-address', 600, 60_000],
        ['oauth-address', 120, 60_000],
        ['client-registration', 20, 3_600_000],
        ['client-document', 30, 60_000],
        ['agent-token', 120, 60_000],
        ['connection-test', 30, 60_000],
        ['suggestion', 30, 60_000],
        ['call-arguments', 30, 60_000],
        ['webhook-test', 30, 60_000],
        ['conversation-mail', 5, 3_600_000],
        ['workspace-mail', 1_000, 3_600_000],
        ['transcript-address', 3, 86_400_000],
        ['transcript-workspace', 100, 3_600_000],
        ['invitation', 30, 60_000],
      ],
    )
  })

  it('never share a limiter key', () => {
    const keys = Object.values(budgets).map(budget => limiterKey(budget, 'same'))
    assert.equal(new Set(keys).size, keys.length)
  })
})

describe('addressKey', () => {
  const cases: [string | undefined, string][] = [
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:51034', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::1]:8080', '2001:db8:0:1::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['256.0.0.1', 'unknown'],
    ['010.0.0.1', 'unknown'],
    ['2130706433', 'unknown'],
    ['127.1', 'unknown'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['1:2:3', 'unknown'],
    ['9'.repeat(100_000), 'unknown'],
    [undefined, 'unknown'],
  ]
  for (const [address, key] of cases) {
    it(`counts ${address === undefined ? 'a missing address' : `"${address.slice(0, 50)}"`} as ${key}`, () => {
      assert.equal(addressKey(address), key)
    })
  }

  it('counts all addresses of one /64 together and those of two networks apart', () => {
    fc.assert(
      fc.property(groups, groups, groups, groups, (network, other, host, otherHost) => {
        fc.pre(network.some(part => part !== 0) && other.some(part => part !== 0))
        assert.equal(addressKey(`${hex(network)}:${hex(host)}`), addressKey(`${hex(network)}:${hex(otherHost)}`))
        assert.equal(
          addressKey(`${hex(network)}:${hex(host)}`) === addressKey(`${hex(other)}:${hex(host)}`),
          hex(network) === hex(other),
        )
      }),
    )
  })

  it('counts every IPv4 address separately, plain or mapped', () => {
    fc.assert(
      fc.property(fc.ipV4(), address => {
        assert.equal(addressKey(address), address)
        assert.equal(addressKey(`::ffff:${address}`), address)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), text => typeof addressKey(text) === 'string'))
  })
})

describe('rateLimitHeaders', () => {
  const allowed = (remaining: number): LimitDecision => ({
    allowed: true,
    remaining,
    retryAfterSeconds: 0,
    resetSeconds: 42,
  })
  const denied = (seconds: number): LimitDecision => ({
    allowed: false,
    remaining: 0,
    retryAfterSeconds: seconds,
    resetSeconds: seconds,
  })

  it('reports the budget that has least left', () => {
    assert.deepEqual(
      rateLimitHeaders([
        { budget: budgets.publicAddress, decision: allowed(59) },
        { budget: budgets.publicKey, decision: allowed(3) },
      ]),
      { 'RateLimit-Limit': '600', 'RateLimit-Remaining': '3', 'RateLimit-Reset': '42' },
    )
  })

  it('reports a denied budget before an allowed one that has nothing left either', () => {
    assert.deepEqual(
      rateLimitHeaders([
        { budget: budgets.publicAddress, decision: allowed(0) },
        { budget: budgets.publicKey, decision: denied(7) },
      ]),
      { 'RateLimit-Limit': '600', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '7', 'Retry-After': '7' },
    )
  })

  it('reports the longest wait when two budgets denied', () => {
    const both = rateLimitHeaders([
      { budget: budgets.publicAddress, decision: denied(7) },
      { budget: budgets.publicKey, decision: denied(31) },
    ])
    assert.equal(both['Retry-After'], '31')
  })

  it('says nothing when no limiter answered', () => {
    assert.deepEqual(rateLimitHeaders([]), {})
  })
})
