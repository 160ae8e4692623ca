import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { it } from 'node:test'
import { createAddressOf } from '../../../app/http/addresses.ts'

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

it('A request whose connection is closed already has an empty address, with and without trusted proxies', () => {
  for (const trusted of [undefined, false, true, 1, ['127.0.0.1']]) {
    const addressOf = createAddressOf(trusted, () => undefined)
    assert.equal(addressOf(request(undefined, '203.0.113.7')), '', JSON.stringify(trusted))
  }
  assert.equal(createAddressOf(1, () => undefined)(request('127.0.0.1', '203.0.113.7')), '203.0.113.7')
})
