import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { object, operationsOf, text, type JsonObject } from '../../scripts/generate/bundle.ts'
import { flatten, withNamedBodies } from '../../scripts/generate/flat-bodies.ts'
import { mergedDocument } from '../../scripts/generate/sdk.ts'

describe('the arguments of a generated operation', () => {
  it('are the properties of its body beside its parameters, for all but two operations', () => {
    assert.deepEqual(withBodyArgument(mergedDocument()), ['openChatSession', 'submitPublicForm'])
  })

  it('have a body of its own where its properties could be taken for parameters, or are not known', () => {
    const schemas = {
      plain: { type: 'object', properties: { name: {} } },
      clash: { type: 'object', properties: { keyId: {} } },
      header: { type: 'object', properties: { ifMatch: {} } },
      list: { type: 'array', items: {} },
      union: { oneOf: [{ type: 'object', properties: { name: {} } }, { type: 'string' }] },
      map: { type: 'object', additionalProperties: { type: 'string' } },
      open: { type: 'object', properties: { name: {} }, additionalProperties: true },
    }
    assert.deepEqual(withBodyArgument(documentOf(schemas)), ['clash', 'header', 'list', 'union', 'map', 'open'])
  })

  it('are never written in a form that the generator has changed unnoticed', () => {
    assert.throws(() => flatten('export type RenameRequest = { flatBody: Name }'), /in a form that .* does not know/)
    assert.equal(flatten('export interface GetKeyRequest {}'), 'export interface GetKeyRequest {}')
  })
})

function withBodyArgument(document: JsonObject): string[] {
  return [...operationsOf(withNamedBodies(document))]
    .filter(({ operation }) => operation['x-codegen-request-body-name'] === 'body')
    .map(({ operation }) => text(operation['operationId']))
}

/** One operation by the name of each schema, with a path parameter `keyId` and the header `If-Match`. */
function documentOf(schemas: Record<string, JsonObject>): JsonObject {
  const parameters = {
    keyId: { in: 'path', name: 'keyId', required: true, schema: { type: 'string' } },
    ifMatch: { in: 'header', name: 'If-Match', schema: { type: 'string' } },
  }
  const paths = Object.keys(schemas).map(name => [
    `/keys/{keyId}/${name}`,
    {
      parameters: [{ $ref: '#/components/parameters/keyId' }],
      put: {
        operationId: name,
        parameters: [parameters.ifMatch],
        requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
      },
    },
  ])
  return { paths: object(Object.fromEntries(paths) as JsonObject), components: { schemas, parameters } }
}
