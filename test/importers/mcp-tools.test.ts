import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentTools } from '../../generated/agent-tools.ts'
import { jsonOf, type Json } from '../../domain/json.ts'
import { writtenTools } from '../../domain/operations/written-document.ts'
import { readTools } from '../../importers/mcp/tools.ts'

const listOf = (tools: readonly unknown[]): Json => ({
  serverInfo: { name: 'Own', version: '1' },
  tools: tools as Json[],
})

test('our own tools are read, and are the same once they are written and read again', () => {
  const tools = agentTools.map(({ name, description, inputSchema, outputSchema }) =>
    jsonOf({ name, description, inputSchema, outputSchema }),
  )
  const read = readTools(listOf(tools))
  assert.ok(read.outcome === 'read', JSON.stringify(read))
  assert.equal(read.operations.length, agentTools.length)
  assert.deepEqual(readTools(writtenTools(read)), read)
})

test('references lead to places in the schema of the tool', () => {
  const inputSchema = {
    type: 'object',
    properties: { sku: { $ref: '#/$defs/Sku' }, kinds: { type: 'array', items: { $ref: '#/$defs/Sku' } } },
    $defs: { Sku: { type: 'string', maxLength: 8 } },
    required: ['sku'],
  }
  const read = readTools(listOf([{ name: 'count', title: 'Count', inputSchema }]))
  assert.ok(read.outcome === 'read')
  const sku = { type: 'string', maxLength: 8 }
  assert.deepEqual(read.operations, [
    {
      id: 'count',
      method: 'TOOL',
      path: '',
      summary: 'Count',
      parameters: [
        { name: 'sku', in: 'argument', required: true, schema: sku },
        { name: 'kinds', in: 'argument', required: false, schema: { type: 'array', items: sku } },
      ],
      body: null,
      response: null,
    },
  ])
})

test('a value that a schema permits stays as it is', () => {
  const schema = { const: { description: 'a\u0007b' } }
  const read = readTools(listOf([{ name: 'a', inputSchema: { type: 'object', properties: { x: schema } } }]))
  assert.ok(read.outcome === 'read')
  assert.deepEqual(read.operations[0]?.parameters[0]?.schema, schema)
})

const doubling = Object.fromEntries(
  Array.from({ length: 30 }, (_, level) => [
    `L${level}`,
    { allOf: [{ $ref: `#/$defs/L${level + 1}` }, { $ref: `#/$defs/L${level + 1}` }] },
  ]),
)
const refused: [string, unknown, string, RegExp][] = [
  ['no list', {}, '/tools', /not a list of tools/],
  ['a tool that is a text', { tools: ['x'] }, '/tools/0', /is not a tool/],
  ['a tool without a name', { tools: [{ inputSchema: {} }] }, '/tools/0/name', /must be a name/],
  [
    'U+0000 in a value',
    { tools: [{ name: 'a', inputSchema: { properties: { x: { const: '\0' } } } }] },
    '/tools/0',
    /U\+0000/,
  ],
  ['a schema that is a list', { tools: [{ name: 'a', inputSchema: [] }] }, '/tools/0/inputSchema', /is not a schema/],
  [
    'references that double at each level',
    {
      tools: [
        { name: 'a', inputSchema: { properties: { x: { $ref: '#/$defs/L0' } }, $defs: { ...doubling, L30: {} } } },
      ],
    },
    '/tools/0/inputSchema',
    /too large once references are followed/,
  ],
]
for (const [name, list, path, message] of refused)
  test(`${name} is refused`, () => {
    const read = readTools(list as Json)
    assert.ok(read.outcome === 'refused')
    assert.ok(read.path.startsWith(path), read.path)
    assert.match(read.message, message)
  })
