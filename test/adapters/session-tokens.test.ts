import assert from 'node:assert/strict'
import { createHmac, hkdfSync } from 'node:crypto'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createSessionTokens } from '../../adapters/chat-tokens.ts'
import { createTestClock } from '../support/clock.ts'
import { createTestIds } from '../support/ids.ts'

const SECRET = 'a secret for tests, thirty-two characters or more'
const HOUR = 60 * 60 * 1000
const newId = createTestIds()
const session = { tenantId: newId(), keyId: newId(), conversationId: newId() }

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index]!, 'base64url').toString()) as Record<string, unknown>

/** Signs any header and claims with the key of the service, so that only the content can be refused. */
function forge(header: object, claims: object, { hash = 'sha256', secret = SECRET } = {}): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'parley/session-token/v1', 32))
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
}

describe('session tokens', () => {
  const clock = createTestClock('2026-03-01T10:00:00.400Z')
  const tokens = createSessionTokens({ secrets: [SECRET] })

  it('contain their claims, and are valid for one hour', async () => {
    const { token, expiresAt } = await tokens.issue({ ...session, now: clock.now() })
    assert.equal(expiresAt.toISOString(), '2026-03-01T11:00:00.000Z')
    assert.deepEqual(await tokens.verify(token, clock.now()), {
      ...session,
      proven: false,
      issuedAt: new Date('2026-03-01T10:00:00.000Z'),
      expiresAt,
    })
  })

  it('say whether an identity token has proven who holds them', async () => {
    const { token } = await tokens.issue({ ...session, proven: true, now: clock.now() })
    assert.equal((await tokens.verify(token, clock.now()))?.proven, true)
  })

  for (const [name, seen] of [
    ['that was never seen', false],
    ['that was verified before', true],
  ] as const) {
    it(`end with their hour, to the millisecond, for a token ${name}`, async () => {
      const fresh = createSessionTokens({ secrets: [SECRET] })
      const { token, expiresAt } = await fresh.issue({ ...session, now: clock.now() })
      if (seen) assert.ok(await fresh.verify(token, clock.now()))
      assert.equal(await fresh.verify(token, expiresAt), null)
      assert.equal(await fresh.verify(token, new Date(expiresAt.getTime() + HOUR)), null)
      assert.ok(await createSessionTokens({ secrets: [SECRET] }).verify(token, new Date(expiresAt.getTime() - 1)))
    })
  }

  it('are valid in every process that has the secret, as its first or its second, and in no other', async () => {
    const { token } = await tokens.issue({ ...session, now: clock.now() })
    for (const secrets of [[SECRET], ['another secret', SECRET]] as const)
      assert.ok(await createSessionTokens({ secrets }).verify(token, clock.now()))
    assert.equal(await createSessionTokens({ secrets: [`${SECRET}.`] }).verify(token, clock.now()), null)
  })

  it('do not use the secret itself as their key', async () => {
    const { token } = await tokens.issue({ ...session, now: clock.now() })
    const [header, payload] = token.split('.')
    const signed = `${header}.${payload}`
    assert.equal(
      await tokens.verify(`${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`, clock.now()),
      null,
    )
  })

  it('cannot be changed by one character, whether verified before or not', async () => {
    const { token } = await tokens.issue({ ...session, now: clock.now() })
    assert.ok(await tokens.verify(token, clock.now()))
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.='
    // Two bits of the last character are unused, so that other texts encode the same signature.
    for (const character of alphabet)
      if (character !== token.at(-1))
        assert.equal(await tokens.verify(token.slice(0, -1) + character, clock.now()), null, character)
    for (const more of ['=', '==', '.', ' ']) assert.equal(await tokens.verify(token + more, clock.now()), null, more)
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 1), fc.constantFrom(...alphabet.split('')), async (at, character) => {
        fc.pre(token[at] !== character)
        assert.equal(await tokens.verify(token.slice(0, at) + character + token.slice(at + 1), clock.now()), null)
      }),
      { numRuns: 300 },
    )
  })

  it('are refused with another algorithm, type, issuer or audience, or with a claim missing', async () => {
    const { token } = await tokens.issue({ ...session, now: clock.now() })
    const header = decoded(token, 0)
    const claims = decoded(token, 1)
    assert.ok(await tokens.verify(forge(header, claims), clock.now()), 'the forger itself works')

    const unsigned = (alg: string) => `${part({ ...header, alg })}.${part(claims)}.`
    const refused: Record<string, string> = {
      'alg none': unsigned('none'),
      'alg None': unsigned('None'),
      'no signature': token.slice(0, token.lastIndexOf('.') + 1),
      'two parts': token.slice(0, token.lastIndexOf('.')),
      'alg HS512': forge({ ...header, alg: 'HS512' }, claims, { hash: 'sha512' }),
      'alg RS256': forge({ ...header, alg: 'RS256' }, claims),
      'no alg': forge({ typ: header.typ }, claims),
      'another type': forge({ ...header, typ: 'JWT' }, claims),
      'no type': forge({ alg: 'HS256' }, claims),
      'an unknown critical header': forge({ ...header, crit: ['x'], x: 1 }, claims),
      'another key': forge(header, claims, { secret: 'another secret' }),
    }
    for (const [claim, value] of Object.entries({
      iss: 'someone',
      aud: 'parley/else',
      sub: 7,
      key: null,
      conv: ['x'],
      exp: 'soon',
      iat: '0',
    })) {
      refused[`another ${claim}`] = forge(header, { ...claims, [claim]: value })
      refused[`no ${claim}`] = forge(header, { ...claims, [claim]: undefined })
    }
    for (const [name, forged] of Object.entries(refused)) {
      assert.equal(await tokens.verify(forged, clock.now()), null, name)
    }
  })

  it('verify garbage and huge texts as null', async () => {
    const huge = forge({ alg: 'HS256', typ: 'session+jwt' }, { pad: 'x'.repeat(10_000_000) })
    for (const garbage of [
      '',
      '.',
      '..',
      '...',
      'Bearer x',
      '\u0000',
      '💥.💥.💥',
      'e30.e30.e30',
      `${part(null)}.${part(null)}.`,
      `${part([])}.${part(1)}.x`,
      huge,
    ]) {
      assert.equal(await tokens.verify(garbage, clock.now()), null)
    }
    await fc.assert(fc.asyncProperty(fc.string(), async text => (await tokens.verify(text, clock.now())) === null))
  })

  it('are not issued without a secret', () => {
    assert.throws(() => createSessionTokens({ secrets: [''] }), RangeError)
    assert.throws(() => createSessionTokens({ secrets: [SECRET, ''] }), RangeError)
  })
})
