import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isJsonObject, type Json } from '../../../domain/json.ts'
import { readDocument } from '../../../importers/openapi/operations.ts'
import { PUBLISHED, textOf } from './documents.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']

for (const { name, operations, inPart } of PUBLISHED)
  test(`all ${String(operations)} operations of ${name} are read, each part that is cut with its reason`, () => {
    const text = textOf(name)
    assert.equal(idsIn(text).length, operations)
    const read = readDocument(JSON.parse(text) as Json)
    assert.ok(read.outcome === 'read', JSON.stringify(read))
    assert.deepEqual(read.operations.map(({ id }) => id).toSorted(), idsIn(text).toSorted())
    assert.equal(read.warnings.length, inPart)
    for (const { leftOut, operation, path, message } of read.warnings) {
      assert.equal(leftOut, false, operation)
      assert.match(path, /^\/(paths|components)\//)
      assert.match(message, /^refers to itself$|too large once|more than 262144 bytes once/)
    }
  })

function idsIn(text: string): string[] {
  const { paths } = JSON.parse(text) as { paths: Record<string, Json> }
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = isJsonObject(item) ? item[method] : undefined
      if (!isJsonObject(operation)) return []
      return typeof operation['operationId'] === 'string' ? [operation['operationId']] : [`${method} ${path}`]
    }),
  )
}
