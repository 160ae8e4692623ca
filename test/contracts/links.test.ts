import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { object, operationsOf, pointed, type Json, type JsonObject } from '../../scripts/generate/bundle.ts'

const FOLDER = new URL('../../generated/openapi/', import.meta.url)

describe('links of the contracts', () => {
  for (const file of readdirSync(FOLDER).filter(name => name.endsWith('.json'))) {
    const document = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as JsonObject
    const parametersOf = new Map(
      [...operationsOf(document)].map(({ operation, shared }) => [
        operation['operationId'],
        parameterNames(document, operation, shared),
      ]),
    )
    const links = [...operationsOf(document)].flatMap(({ operation, shared }) =>
      linksOf(document, operation).map(link => ({ from: parameterNames(document, operation, shared), link })),
    )
    if (links.length === 0) continue

    it(`of ${file} name operations of the document and parameters that these and their sources have`, () => {
      for (const { from, link } of links) {
        const target = parametersOf.get(link['operationId'])
        assert.ok(target, `${JSON.stringify(link['operationId'])} is no operation`)
        const given = object(link['parameters'] ?? {})
        for (const name of Object.keys(given))
          assert.ok(target.has(name), `${JSON.stringify(link['operationId'])} takes no ${name}`)
        for (const [, name] of JSON.stringify(link).matchAll(/\$request\.(?:query|path|header)\.([A-Za-z_-]+)/g))
          assert.ok(from.has(name ?? ''), `${name ?? ''} of ${JSON.stringify(link)}`)
      }
    })
  }
})

function linksOf(document: JsonObject, operation: JsonObject): JsonObject[] {
  return Object.values(object(operation['responses'])).flatMap(response =>
    Object.values(object(pointed(document, response)['links'] ?? {})).map(link => pointed(document, link)),
  )
}

function parameterNames(document: JsonObject, operation: JsonObject, shared: Json[]): Set<Json | undefined> {
  return new Set(
    [...shared, ...((operation['parameters'] ?? []) as Json[])].map(parameter => pointed(document, parameter)['name']),
  )
}
