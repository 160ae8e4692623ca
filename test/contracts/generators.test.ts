// What generators of other projects do not read, found by running them; docs/http.md says which generators were run.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { object, operationsOf, text, type Json, type JsonObject } from '../../scripts/generate/bundle.ts'

const DOCUMENTS = new URL('../../generated/openapi/', import.meta.url)

for (const file of readdirSync(DOCUMENTS))
  describe(`generators find in ${file}`, () => {
    const document = JSON.parse(readFileSync(new URL(file, DOCUMENTS), 'utf8')) as JsonObject
    const schemas = Object.entries(object(object(document['components'])['schemas'])).map(([name, schema]) => ({
      name,
      schema: object(schema),
      properties: Object.entries(object(object(schema)['properties'] ?? {})).map(([key, value]) => ({
        key,
        value: object(value),
      })),
    }))
    const namesOf = (test: (schema: (typeof schemas)[number]) => boolean): string[] =>
      schemas.filter(test).map(({ name }) => name)

    it('paths, if only an empty object, without which many refuse a document', () => {
      assert.equal(typeof document['paths'], 'object')
    })

    it('a name for each object with properties, so that none is called `…Inner` or `…Item`', () => {
      assert.deepEqual(unnamedObjects(document), [])
    })

    it('no schema called `<operation>Response`, which is what oapi-codegen calls a reply', () => {
      const replies = new Set(
        [...operationsOf(document)].map(({ operation }) => plain(`${text(operation['operationId'])}Response`)),
      )
      assert.deepEqual(
        namesOf(({ name }) => replies.has(plain(name))),
        [],
      )
    })

    it('no schema called like its own property, which openapi-python-client gives the same variable', () => {
      assert.deepEqual(
        namesOf(({ name, properties }) => properties.some(({ key }) => plain(key) === plain(name))),
        [],
      )
    })

    it('no object within a schema that may be null, which openapi-python-client leaves out', () => {
      assert.deepEqual(
        namesOf(({ schema, properties }) => schema['nullable'] === true && properties.some(isObject)),
        [],
      )
    })

    it('no object as a default, which ogen does not know', () => {
      assert.deepEqual(
        namesOf(({ properties }) => properties.some(({ value }) => typeof value['default'] === 'object')),
        [],
      )
    })
  })

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function isObject({ value }: { value: JsonObject }): boolean {
  return value['type'] === 'object'
}

/** JSON pointers of the schemas with properties that are written where they are used. */
function unnamedObjects(node: Json, pointer = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap((item, index) => unnamedObjects(item, `${pointer}/${index}`))
  const isNamed = /^\/components\/schemas\/[^/]+$/.test(pointer)
  const here = node['type'] === 'object' && node['properties'] !== undefined && !isNamed ? [pointer] : []
  return Object.entries(node).reduce(
    (found, [key, child]) => (isData(key) ? found : [...found, ...unnamedObjects(child, `${pointer}/${key}`)]),
    here,
  )
}

function isData(key: string): boolean {
  return key.startsWith('x-') || ['example', 'examples', 'default', 'enum', 'links'].includes(key)
}
