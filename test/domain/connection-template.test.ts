import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledTemplate } from '../../domain/connection-template.ts'

test('a template puts the key into the credentials alone, as it is, and values where their names are', () => {
  const filled = filledTemplate(
    {
      baseUrl: 'https://{shop}.example/{key}',
      credentials: { username: '{email}/token', password: '{key}' },
      values: [
        { name: 'shop', label: 'Shop', kind: 'name', example: 'acme' },
        { name: 'email', label: 'E-mail', kind: 'email', example: 'ada@acme.example' },
      ],
    },
    { key: '{shop}$&', values: { shop: 'acme', email: 'ada@acme.example' } },
  )
  assert.deepEqual(filled, {
    baseUrl: 'https://acme.example/{key}',
    credentials: { username: 'ada@acme.example/token', password: '{shop}$&' },
  })
})
