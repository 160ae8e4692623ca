import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ValidateFunction } from 'ajv'
import { validateArguments } from '../../generated/validators/agent-tools.js'
import { agentTools } from '../../generated/agent-tools.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../support/service.ts'
import { callersOf, assertRefused, type Loose } from './callers.ts'
import { documentOf, exampleBodiesOf, exampleOf, resolve } from './examples.ts'

const withBody = (Object.entries(operations) as [string, Operation][]).filter(([, { bodyTypes }]) =>
  bodyTypes.includes('application/json'),
)

describe('null for an optional field is absent to', () => {
  for (const [operationId, operation] of withBody) {
    const document = documentOf(operation.surface)
    const schema = bodySchemaOf(document, operation)
    const bodies = exampleBodiesOf(operation)
    const cases = bodies.flatMap(body => nullable(document, schema, body).map(path => ({ body, path })))
    if (cases.length === 0) continue
    it(operationId, async () => {
      const validate = await bodyValidator(operation.surface, operationId)
      for (const { body, path } of cases) {
        const [withNull, without] = [changed(body, path, null), changed(body, path, undefined)]
        assert.deepEqual(outcomeOf(validate, { requestBody: withNull }), outcomeOf(validate, { requestBody: without }))
        assert.deepEqual(withNull, without, path.join('.'))
      }
    })
  }
  for (const { name, inputSchema } of agentTools) {
    const given = 'definition' in (inputSchema['properties'] as object) ? { definition: {} } : {}
    const paths = nullable({}, inputSchema, given)
    if (paths.length === 0) continue
    it(`the tool ${name}`, () => {
      for (const path of paths) {
        const [withNull, without] = [changed(given, path, null), changed(given, path, undefined)]
        assert.deepEqual(outcomeOf(validateArguments[name], withNull), outcomeOf(validateArguments[name], without))
        assert.deepEqual(withNull, without, path.join('.'))
      }
    })
  }
})

describe('over HTTP', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
  })
  after(async () => {
    await service.stop()
  })

  it('a malformed tenant_id is 400 invalid_input on every surface', async () => {
    const { send } = callersOf(service)
    const named = withBody.filter(([, operation]) =>
      Object.hasOwn(bodySchemaOf(documentOf(operation.surface), operation)['properties'] ?? {}, 'tenant_id'),
    )
    assert.ok(new Set(named.map(([, { surface }]) => surface)).size >= 3)
    for (const [, operation] of named) {
      const { path, body } = exampleOf(operation)
      const answer = await send(
        operation.method as 'post' | 'put',
        path,
        { ...(body as object), tenant_id: 'acme' },
        AS_ENGINE,
      )
      const [error] = assertRefused(answer, 400, 'invalid_input')['validation_errors'] as Loose[]
      assert.equal(error?.['field'], 'tenant_id')
    }
  })
})

const AS_ENGINE = { Authorization: `Bearer ${ENGINE_TOKEN}` }

async function bodyValidator(surface: string, operationId: string): Promise<ValidateFunction> {
  const { href } = new URL(`../../generated/validators/${surface}/bodies.js`, import.meta.url)
  return ((await import(href)) as Record<string, ValidateFunction>)[operationId] as ValidateFunction
}

function outcomeOf(validate: ValidateFunction, value: unknown): unknown {
  return validate(value) ? 'valid' : validate.errors
}

function bodySchemaOf(document: Loose, operation: Operation): Loose {
  const described = document['paths'][operation.path][operation.method] as Loose
  return resolve(document, resolve(document, described['requestBody'])['content']['application/json'].schema as Loose)
}

/** Paths of the optional fields that may not be null, in every object that the value has. */
function nullable(document: Loose, schema: Loose, value: unknown): string[][] {
  const described = resolve(document, schema)
  if (Array.isArray(value))
    return value
      .flatMap((item, index) =>
        described['items'] === undefined
          ? []
          : nullable(document, described['items'], item).map(path => [index, ...path]),
      )
      .map(path => path.map(String))
  if (value === null || typeof value !== 'object') return []
  const properties = Object.entries((described['properties'] ?? {}) as Record<string, Loose>)
  const required = (described['required'] ?? []) as string[]
  return properties.flatMap(([name, property]) => [
    ...(required.includes(name) || !hasPlainType(resolve(document, property)) ? [] : [[name]]),
    ...nullable(document, property, (value as Loose)[name]).map(path => [name, ...path]),
  ])
}

function hasPlainType({ type, nullable: orNull }: Loose): boolean {
  return typeof type === 'string' && type !== 'null' && orNull !== true
}

/** A copy with this value at this position; undefined leaves it out. */
function changed(value: object, [name = '', ...rest]: string[], replacement: null | undefined): object {
  const copy = structuredClone(value) as Loose
  if (rest.length > 0) copy[name] = changed(copy[name] as object, rest, replacement)
  else if (replacement === undefined) Reflect.deleteProperty(copy, name)
  else copy[name] = replacement
  return copy
}
