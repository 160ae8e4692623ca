import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { readDocumentText as readText } from '../../services/connections/document.ts'

const readDocumentText = async (text: string) => await readText(text, 'openapi')

const PETS = `
openapi: 3.1.0
info: { title: Pets, version: 1.2.0 }
paths:
  /pets/{petId}:
    parameters:
      - { name: petId, in: path, required: true, schema: { type: string } }
    get:
      operationId: getPet
      summary: One pet
      parameters:
        - { name: petId, in: path, required: true, schema: { type: integer } }
        - $ref: '#/components/parameters/Fields'
      responses:
        '200': { $ref: '#/components/responses/Pet' }
    put:
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
      responses: { '204': { description: Changed } }
components:
  parameters:
    Fields: { name: fields, in: query, schema: { type: string } }
  responses:
    Pet: { description: A pet, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  schemas:
    Pet:
      type: object
      x-internal: true
      required: [name]
      properties: { name: { $ref: '#/components/schemas/Name' }, example: { type: boolean } }
    Name: { type: string, maxLength: 40 }
`
const PET = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 40 }, example: { type: 'boolean' } },
}

describe('an OpenAPI document', () => {
  test('becomes operations without references', async () => {
    assert.deepEqual(await readDocumentText(PETS), {
      outcome: 'read',
      title: 'Pets',
      version: '1.2.0',
      operations: [
        {
          id: 'getPet',
          method: 'GET',
          path: '/pets/{petId}',
          summary: 'One pet',
          parameters: [
            { name: 'petId', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'fields', in: 'query', required: false, schema: { type: 'string' } },
          ],
          body: null,
          response: PET,
        },
        {
          id: 'put /pets/{petId}',
          method: 'PUT',
          path: '/pets/{petId}',
          summary: '',
          parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'string' } }],
          body: { required: true, schema: PET },
          response: null,
        },
      ],
      scopes: [],
      warnings: [],
    })
  })

  test('names the scopes of its OAuth schemes, with the operations that demand them', async () => {
    const read = await readDocumentText(`
swagger: '2.0'
info: { title: Pets, version: '1' }
securityDefinitions:
  key: { type: apiKey, in: header, name: X-Key }
  account: { type: oauth2, flow: implicit, scopes: { read: Reads, write: 5, 'a b': Not one } }
security: [{ account: [read] }]
paths:
  /pets:
    get: { operationId: list }
    put: { operationId: put, security: [{ key: [] }, { account: [read, write, unknown] }] }
    delete: { operationId: remove, security: [] }
`)
    assert.ok(read.outcome === 'read', JSON.stringify(read))
    assert.deepEqual(read.scopes, [
      { name: 'read', description: 'Reads', operations: ['list', 'put'] },
      { name: 'write', description: '', operations: ['put'] },
    ])
  })

  test('may be Swagger 2', async () => {
    const read = await readDocumentText(`
swagger: '2.0'
info: { title: Pets, version: '1' }
basePath: /v1
paths:
  /pets/{petId}:
    parameters:
      - { name: petId, in: path, required: true, type: integer, minimum: 1 }
      - { $ref: '#/parameters/Pet' }
    put:
      operationId: putPet
      parameters: [{ name: dry, in: query, type: boolean, description: Tries only }]
      responses: { 200: { schema: { $ref: '#/definitions/Pet' } } }
parameters:
  Pet: { name: pet, in: body, required: true, schema: { $ref: '#/definitions/Pet' } }
definitions:
  Pet: { type: object, properties: { name: { type: string } } }
`)
    const pet = { type: 'object', properties: { name: { type: 'string' } } }
    assert.ok(read.outcome === 'read', JSON.stringify(read))
    assert.deepEqual(read.operations, [
      {
        id: 'putPet',
        method: 'PUT',
        path: '/pets/{petId}',
        summary: '',
        parameters: [
          { name: 'petId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
          { name: 'dry', in: 'query', required: false, schema: { type: 'boolean', description: 'Tries only' } },
        ],
        body: { required: true, schema: pet },
        response: pet,
      },
    ])
  })

  test('says in the words of JSON Schema what OpenAPI 3.0 permits, without patterns', async () => {
    const price = {
      type: 'number',
      nullable: true,
      minimum: 0,
      exclusiveMinimum: true,
      maximum: 9,
      exclusiveMaximum: false,
      pattern: '(a+)+$',
    }
    const content = { 'application/json': { schema: price } }
    const read = await readDocumentText(
      JSON.stringify({
        openapi: '3.0.3',
        info: { title: 'Prices', version: '1' },
        paths: { '/price': { get: { responses: { 200: { content } } } } },
      }),
    )
    assert.ok(read.outcome === 'read')
    assert.deepEqual(read.operations[0]?.response, { type: ['number', 'null'], exclusiveMinimum: 0, maximum: 9 })
  })

  test('ignores a keyword with an invalid value', async () => {
    const broken = { type: 5, enum: 'a', required: 'name', minLength: '3', properties: [], description: {}, title: 'A' }
    const content = { 'application/json': { schema: broken } }
    const read = await readDocumentText(
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Broken', version: '1' },
        paths: { '/a': { get: { responses: { 200: { content } } } } },
      }),
    )
    assert.ok(read.outcome === 'read')
    assert.deepEqual(read.operations[0]?.response, { title: 'A' })
  })

  for (const name of ['public', 'engine', 'intake', 'training', 'insights', 'admin']) {
    test(`of our own surface ${name} is read whole`, async () => {
      const text = readFileSync(`generated/openapi/${name}.json`, 'utf8')
      const read = await readDocumentText(text)
      assert.ok(read.outcome === 'read', JSON.stringify(read))
      const ids = [...text.matchAll(/"operationId": ?"(\w+)"/g)].map(([, id]) => id)
      assert.deepEqual(read.operations.map(({ id }) => id).toSorted(), [...new Set(ids)].toSorted())
      assert.doesNotMatch(JSON.stringify(read.operations), /"\$ref":/)
    })
  }
})

describe('a hostile document is refused with a place', () => {
  const schema = (pet: object, others: object = {}) =>
    JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Hostile', version: '1' },
      paths: {
        '/a': { get: { responses: { 200: { content: { 'application/json': { schema: pet } } } } } },
      },
      components: { schemas: others },
    })
  const at = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const levels = Array.from({ length: 30 }, (_, level) => [
    `L${String(level)}`,
    { allOf: [at(`L${String(level + 1)}`), at(`L${String(level + 1)}`)] },
  ])
  const operations = Array.from({ length: 100_000 }, (_, index) => [`/p${String(index)}`, { get: {} }])
  const start = { openapi: '3.0.3', info: { title: 'Many', version: '1' } }
  const bomb = Array.from({ length: 12 }, (_, level) =>
    level === 0 ? 'a0: &a0 [x]' : `a${String(level)}: &a${String(level)} [${`*a${String(level - 1)},`.repeat(9)}]`,
  )

  const cases: [string, string, string, RegExp][] = [
    [
      'a parameter that refers to itself, in the one operation',
      JSON.stringify({
        ...start,
        paths: { '/a': { get: { parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }] } } },
      }),
      '/paths/~1a/get/parameters/0/$ref',
      /refers to itself/,
    ],
    [
      'a reference to a file',
      schema({ $ref: 'file:///etc/passwd' }),
      '/paths/~1a/get/responses/200/content/application~1json/schema/$ref',
      /another document/,
    ],
    [
      'a reference into the network',
      schema({ $ref: 'http://169.254.169.254/#/a' }),
      '/paths/~1a/get/responses/200/content/application~1json/schema/$ref',
      /another document/,
    ],
    [
      'a reference to nothing',
      schema(at('__proto__')),
      '/paths/~1a/get/responses/200/content/application~1json/schema/$ref',
      /refers to nothing/,
    ],
    [
      '100,000 operations',
      JSON.stringify({ ...start, paths: Object.fromEntries(operations) }),
      '/paths/~1p2000/get',
      /2000 operations/,
    ],
    [
      '100,000 operations in YAML, without parsing it',
      `openapi: 3.1.0\npaths:\n${Array.from({ length: 100_000 }, (_, at) => `  /p${at}: { get: {} }`).join('\n')}`,
      '/paths',
      /has more than the 2000 operations/,
    ],
    ['an alias bomb', bomb.join('\n'), '', /cannot be read: Excessive alias count/],
    [
      'deep nesting',
      schema({ ...(JSON.parse(`${'{"not":'.repeat(99)}{}${'}'.repeat(99)}`) as object) }),
      `/paths/~1a/get/responses/200/content/application~1json/schema${'/not'.repeat(65)}`,
      /nested deeper/,
    ],
    ['Swagger 1', '{"swagger":"1.2"}', '/openapi', /3\.0 or 3\.1/],
    ['sixteen megabytes', ' '.repeat(16_000_001), '', /larger than/],
    [
      'an address for a path',
      JSON.stringify({ ...start, paths: { 'http://a.test/': {} } }),
      '/paths/http:~1~1a.test~1',
      /start with a slash/,
    ],
    ['a text', 'hello', '', /is not an OpenAPI document/],
  ]
  for (const [name, text, path, message] of cases) {
    test(name, async () => {
      const read = await readDocumentText(text)
      assert.ok(read.outcome === 'refused')
      assert.equal(read.path, path)
      assert.match(read.message, message)
    })
  }

  test('references that double at each level end where they fit', async () => {
    const read = await readDocumentText(schema(at('L0'), { ...Object.fromEntries(levels), L30: {} }))
    assert.ok(read.outcome === 'read')
    const two = { allOf: [{}, {}] }
    const four = { allOf: [{ allOf: [two, two] }, { allOf: [two, two] }] }
    assert.deepEqual(read.operations[0]?.response, { allOf: [four, four] })
    assert.deepEqual(read.warnings, [
      {
        operation: 'get /a',
        leftOut: false,
        path: '/paths/~1a/get',
        message: 'is too large once references are followed',
      },
    ])
  })
})

describe('an operation that cannot be described whole', () => {
  const at = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const read = async (schemas: object, operations: Record<string, object>) => {
    const answers = Object.entries(operations).map(([id, schema]) => [
      `/${id}`,
      { get: { operationId: id, responses: { 200: { content: { 'application/json': { schema } } } } } },
    ])
    const paths = Object.fromEntries(answers) as object
    const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components: { schemas } }
    const done = await readDocumentText(JSON.stringify(document))
    assert.ok(done.outcome === 'read', JSON.stringify(done))
    const answerOf = Object.fromEntries(done.operations.map(({ id, response }) => [id, response]))
    return { answerOf, warnings: done.warnings.map(one => [one.operation, one.leftOut, one.path, one.message]) }
  }

  test('permits any value where a schema refers to itself', async () => {
    const { answerOf, warnings } = await read({ A: { properties: { a: at('A') } } }, { a: at('A'), b: {} })
    assert.deepEqual(answerOf, { a: { properties: { a: {} } }, b: {} })
    assert.deepEqual(warnings, [['a', false, '/components/schemas/A/properties/a/$ref', 'refers to itself']])
  })

  test('forbids nothing that the document permits', async () => {
    const A = { not: at('A'), if: at('A'), then: { type: 'string' }, oneOf: [at('A'), { type: 'null' }] }
    const both = { anyOf: [{ type: 'string' }], oneOf: [at('A'), { type: 'null' }] }
    const { answerOf } = await read({ A }, { a: at('A'), both })
    assert.deepEqual(answerOf['a'], { then: { type: 'string' }, anyOf: [{}, { type: 'null' }] })
    assert.deepEqual(answerOf['both'], { anyOf: [{ type: 'string' }] })
  })

  test('is left out where it has no references that could end earlier', async () => {
    const { answerOf, warnings } = await read({}, { a: { enum: ['x'.repeat(300_000)] }, b: {} })
    assert.deepEqual(answerOf, { b: {} })
    assert.deepEqual(warnings, [
      ['a', true, '/paths/~1a/get', 'has more than 262144 bytes once references are followed'],
    ])
  })

  test('is told for all operations where the document is too large with all that they refer to', async () => {
    const Text = { enum: ['x'.repeat(100_000)] }
    const many = Array.from({ length: 100 }, (_, index) => [`o${String(index)}`, at('A')] as const)
    const B = { properties: { c: { properties: { text: at('C') } } } }
    const { answerOf, warnings } = await read(
      { A: { properties: { b: at('B') } }, B, C: { properties: { d: at('D') } }, D: at('Text'), Text },
      Object.fromEntries(many),
    )
    assert.deepEqual(answerOf['o99'], {
      properties: { b: { properties: { c: { properties: { text: { properties: { d: {} } } } } } } },
    })
    assert.equal(warnings.length, 100)
    assert.deepEqual(warnings[0]?.slice(1, 4), [
      false,
      '/paths/~1o0/get',
      'makes the document too large once references are followed',
    ])
  })
})
