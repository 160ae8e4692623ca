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
