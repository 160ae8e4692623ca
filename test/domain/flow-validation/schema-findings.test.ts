import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { parse } from 'yaml'
import { schemaFindings } from '../../../domain/flow-validation/schema-findings.ts'

function schema(name: string): object {
  return parse(readFileSync(new URL(`../../../contracts/schemas/${name}.yaml`, import.meta.url), 'utf8')) as object
}

const ajv = new Ajv2020({ allErrors: true, strict: true, discriminator: true })
addFormatsModule.default(ajv)
// They describe how the console draws and edits nodes, not validity.
const ANNOTATIONS = [
  'groups',
  'node',
  'edges',
  'references',
  'choose',
  'needs',
  'advanced',
  'evident',
  'unit',
  'for',
  'initial',
]
ajv.addVocabulary(ANNOTATIONS.map(name => `x-${name}`))
ajv.addSchema(schema('form'))
const validate = ajv.compile(schema('flow'))

const BROKEN = {
  code: 'Not a code',
  name: 'x',
  triggers: [{ type: 'event' }],
  nodes: [
    { id: 'a', type: 'message', txt: 'x' },
    { id: 'b', type: 'condition', branches: [{ next: null }] },
    { id: 'c', type: 'nope' },
    { id: 'd', type: 'input', field: { name: '__proto__', type: 'text' } },
    { id: 'e', type: 'set_variable', set: { constructor: 1 } },
    { id: 'f', type: 'input', field: { name: 'x', type: 'text' }, expiresIn: 'soon' },
    { id: 'g', type: 'message' },
  ],
}

describe('schemaFindings', () => {
  it('names the exact position if the validator knows which node type was meant', () => {
    assert.ok(ajv.validateSchema(schema('flow')))
    assert.deepEqual(
      schemaFindings(validate, BROKEN)
        .map(({ path }) => path)
        .sort(),
      [
        '/code',
        '/nodes/0/txt',
        '/nodes/1/branches/0/when',
        '/nodes/2/type',
        '/nodes/3/field/name',
        '/nodes/4/set/constructor',
        '/nodes/5/expiresIn',
        '/nodes/6/text',
        '/triggers/0/event',
      ],
    )
  })

  it('reports one finding per node where it does not', () => {
    const wide = new Ajv2020({ allErrors: true, strict: false })
    addFormatsModule.default(wide)
    wide.addSchema(schema('form'))
    const findings = schemaFindings(wide.compile(schema('flow')), BROKEN)
    assert.deepEqual(
      findings.filter(({ path }) => path.startsWith('/nodes')).map(({ path }) => path),
      ['/nodes/0', '/nodes/1', '/nodes/2', '/nodes/3', '/nodes/4', '/nodes/5', '/nodes/6'],
    )
    assert.deepEqual(findings.find(({ path }) => path === '/nodes/1')?.message, 'is not a valid condition node')
  })
})
