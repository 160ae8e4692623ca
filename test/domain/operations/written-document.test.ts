import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Json } from '../../../domain/json.ts'
import { writtenDocument } from '../../../domain/operations/written-document.ts'
import { readDocument } from '../../../importers/openapi/operations.ts'

for (const name of ['admin', 'public', 'engine'])
  test(`the operations of our own surface ${name} are the same once they are written and read again`, () => {
    const read = readDocument(JSON.parse(readFileSync(`generated/openapi/${name}.json`, 'utf8')) as Json)
    assert.ok(read.outcome === 'read')
    assert.deepEqual(readDocument(writtenDocument(read)), read)
  })

test('an operation that takes a form does so once it is written and read again', () => {
  const content = { 'application/x-www-form-urlencoded': { schema: { properties: { To: { type: 'string' } } } } }
  const paths = { '/messages': { post: { requestBody: { required: true, content } } } }
  const read = readDocument({ openapi: '3.1.0', info: { title: 'Messages', version: '1' }, paths })
  assert.ok(read.outcome === 'read')
  assert.equal(read.operations[0]?.body?.encoding, 'form')
  assert.deepEqual(readDocument(writtenDocument(read)), read)
})
