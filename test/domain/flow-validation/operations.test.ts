import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ANY_WORKSPACE } from '../../../domain/flow-validation/references.ts'
import { validateFlow } from '../../../domain/flow-validation/validate-flow.ts'
import type { DocumentOperation } from '../../../domain/operations/operation-request.ts'
import { flow as validate } from '../../../generated/schemas/validators.js'

const operation = (id: string, parameters: DocumentOperation['parameters'] = []): DocumentOperation => ({
  id,
  method: 'GET',
  path: '/',
  summary: '',
  parameters,
  body: null,
  response: null,
})
const rulesOf = (nodes: object[], operations: DocumentOperation[]) =>
  validateFlow({ code: 'calls', name: 'Calls', nodes }, validate, {
    ...ANY_WORKSPACE,
    operations: {
      now: new Map([
        [
          'shop',
          {
            operations: Object.fromEntries(operations.map(one => [one.id, one])),
            ids: operations.map(({ id }) => id),
            held: [],
          },
        ],
      ]),
    },
  }).map(({ code, path }) => [code, path])

const call = (index: number, operationId: string, more: object = {}) => ({
  id: `n${index}`,
  type: 'call',
  connection: 'shop',
  operation: operationId,
  next: `n${index + 1}`,
  ...more,
})
const END = (index: number) => ({ id: `n${index}`, type: 'end' })

describe('the operations of a flow', () => {
  test('are limited together, each counted once', () => {
    const large = (id: string) =>
      operation(id, [{ name: 'a', in: 'query', required: false, schema: { enum: ['x'.repeat(250_000)] } }])
    const operations = Array.from({ length: 16 }, (_, index) => large(`op${index}`))
    const repeated = Array.from({ length: 40 }, (_, index) => call(index, 'op0'))
    assert.deepEqual(rulesOf([...repeated, END(40)], operations), [])
    const all = operations.map(({ id }, index) => call(index, id))
    assert.deepEqual(rulesOf([...all, END(16)], operations), [['node_settings', '/nodes/15']])
  })

  test('take no argument of a name that every object has', () => {
    const nodes = [call(0, 'op', { arguments: { toString: 1 } }), END(1)]
    assert.deepEqual(rulesOf(nodes, [operation('op')]), [['unknown_argument', '/nodes/0/arguments/toString']])
    assert.deepEqual(rulesOf([call(0, 'toString'), END(1)], [operation('op')]), [
      ['unknown_operation', '/nodes/0/operation'],
    ])
  })

  test('of a tool have arguments that a model can read', () => {
    const schema = { enum: Array.from({ length: 4_000 }, (_, index) => `value ${index}`) }
    const long = operation('long', [{ name: 'a', in: 'query', required: true, schema }])
    const tool = { type: 'operation', connection: 'shop', operation: 'long' }
    const agent = (own: object) => [
      { id: 'n0', type: 'agent', connection: 'gpt', model: 'm', prompt: 'x', tools: [own] },
    ]
    assert.deepEqual(rulesOf(agent(tool), [long]), [['node_settings', '/nodes/0/tools/0']])
    assert.deepEqual(rulesOf(agent({ ...tool, arguments: { a: 'value 1' } }), [long]), [])
  })

  test('that do not exist are found in a time that does not depend on the size of the document', () => {
    const operations = Array.from({ length: 2_000 }, (_, index) => operation(`operation number ${index}`))
    const nodes = Array.from({ length: 900 }, (_, index) => call(index, `operation nomber ${index}x`))
    assert.equal(rulesOf([...nodes, END(900)], operations).length, 900)
  })
})
