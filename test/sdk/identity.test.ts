import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { jwtVerify } from 'jose'
import { signIdentity } from '../../generated/sdk/dist/identity.js'

const secret = 'idsec_2b9m8tQk3vJr7sLh5fDg6aTnE4Zq1oWc0uYx2b9mQk3'
const publicKey = 'pk_live_AcmeShopDemoKey0001'
const now = new Date('2026-11-21T09:00:00.700Z')
const seconds = Math.floor(now.getTime() / 1000)

describe('signIdentity', () => {
  const read = async (token: string) =>
    await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      audience: publicKey,
      currentDate: now,
    })

  it('makes a token that other libraries read, whatever is in the texts', async () => {
    const customer = { id: 'c-1/ü', name: 'Ada 🦊', email: 'ada@acme.example', properties: { plan: 'pro', seats: 3 } }
    const { payload, protectedHeader } = await read(await signIdentity({ secret, publicKey, customer, now }))
    assert.deepEqual(protectedHeader, { alg: 'HS256', typ: 'JWT' })
    const { id, ...claims } = customer
    assert.deepEqual(payload, { ...claims, sub: id, aud: publicKey, iat: seconds, exp: seconds + 3600 })
  })

  it('is valid as long as was asked, a day at most', async () => {
    const sign = async (lifetimeSeconds: number) =>
      await signIdentity({ secret, publicKey, customer: { id: 'c' }, now, lifetimeSeconds })
    assert.equal((await read(await sign(86_400))).payload.exp, seconds + 86_400)
    for (const lifetime of [0, -1, 86_401, Number.NaN]) await assert.rejects(sign(lifetime), RangeError)
  })

  it('refuses what is no secret, and a customer without an id', async () => {
    for (const wrong of ['', publicKey, 'whsec_x'])
      await assert.rejects(signIdentity({ secret: wrong, publicKey, customer: { id: 'c' } }), /idsec_/)
    await assert.rejects(signIdentity({ secret, publicKey, customer: { id: '' } }), /empty/)
  })

  it('signs as of now unless told otherwise', async () => {
    const { payload } = await jwtVerify(
      await signIdentity({ secret, publicKey, customer: { id: 'c' } }),
      new TextEncoder().encode(secret),
    )
    assert.equal(payload.sub, 'c')
  })
})
