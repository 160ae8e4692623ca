import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  createSecretBox,
  deriveKey,
  generateAccessToken,
  generatePublishableKey,
  generateWebhookSecret,
  hashPassword,
  hashToken,
  isAccessToken,
  verifyPassword,
} from '../../adapters/secrets.ts'

const place = {
  table: 'keys',
  column: 'webhook_secret',
  tenantId: '018f0000-0000-7000-8000-000000000002',
  id: '018f0000-0000-7000-8000-000000000003',
}

describe('sealed secrets', () => {
  const box = createSecretBox(['correct horse battery staple'])

  it('decrypt to the encrypted value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), plain => {
        assert.equal(box.open(box.seal(plain, place), place), plain.toWellFormed())
      }),
    )
  })

  it('do not show the plain text and never look the same twice', () => {
    const [first, second] = [box.seal('hunter2', place), box.seal('hunter2', place)]
    assert.notDeepEqual(first, second)
    assert.ok(!JSON.stringify(first).includes('hunter2'))
  })

  it('cannot be decrypted in another row, column, table or workspace', () => {
    const sealed = box.seal('hunter2', place)
    for (const change of [{ id: 'other' }, { column: 'other' }, { table: 'other' }, { tenantId: 'other' }]) {
      assert.throws(() => box.open(sealed, { ...place, ...change }), /unable to authenticate/)
    }
  })

  it('cannot be decrypted after a change of any part', () => {
    const sealed = box.seal('hunter2', place)
    for (const part of ['iv', 'tag', 'data'] as const) {
      const bytes = Buffer.from(sealed[part], 'base64url')
      bytes[0] = bytes.readUInt8(0) ^ 1
      assert.throws(() => box.open({ ...sealed, [part]: bytes.toString('base64url') }, place), /unable to authenticate/)
    }
    assert.throws(() => box.open({ ...sealed, tag: sealed.tag.slice(0, 6) }, place), /tag length/)
  })

  it('name the variable when it changed, and can still be decrypted when the earlier one is given', () => {
    const sealed = box.seal('hunter2', place)
    assert.throws(() => createSecretBox(['another']).open(sealed, place), /APP_SECRET/)
    assert.equal(createSecretBox(['another', 'correct horse battery staple']).open(sealed, place), 'hunter2')
  })

  it('use a separate key for each purpose', () => {
    assert.notDeepEqual(deriveKey('secret', 'secrets'), deriveKey('secret', 'session-tokens'))
    assert.equal(deriveKey('secret', 'secrets').length, 32)
  })
})

describe('passwords', () => {
  it('verify against their own hash only', async () => {
    const stored = await hashPassword('Grüße 🌍')
    assert.match(stored, /^\$scrypt\$ln=15,r=8,p=3\$/)
    assert.equal(await verifyPassword('Grüße 🌍'.normalize('NFD'), stored), true)
    assert.equal(await verifyPassword('grüße 🌍', stored), false)
  })

  it('never verify for a user without one', async () => {
    assert.equal(await verifyPassword('', null), false)
    assert.equal(await verifyPassword('', 'not a hash'), false)
  })
})

describe('tokens and keys', () => {
  it('carry a checksum that one wrong letter breaks', () => {
    const token = generateAccessToken()
    assert.match(token, /^cfp_[0-9A-Za-z]{49}$/)
    assert.ok(isAccessToken(token))
    for (let at = 4; at < token.length; at += 1) {
      const wrong = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
      assert.equal(isAccessToken(wrong), false, wrong)
    }
    for (const text of ['', 'cfp_', `${token}\n`, token.slice(1), `${token}0`]) assert.equal(isAccessToken(text), false)
  })

  it('are stored as 32 bytes that do not reveal the token', () => {
    assert.equal(hashToken('cfp_x').length, 32)
  })

  it('have the documented forms', () => {
    assert.match(generatePublishableKey(), /^pk_live_[0-9A-Za-z]{24}$/)
    assert.match(generateWebhookSecret(), /^whsec_[0-9A-Za-z]{43}$/)
    assert.notEqual(generatePublishableKey(), generatePublishableKey())
  })
})
