import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { openConnectionTemplates } from '../../adapters/connection-templates.ts'
import { connectionProblems } from '../../domain/connection-rules.ts'
import { filledTemplate } from '../../domain/connection-template.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import { ANY_WORKSPACE } from '../../domain/flow-validation/references.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import { runFlowTests } from '../../domain/flow-test/run.ts'
import { jsonOf, type Json } from '../../domain/json.ts'
import { exampleOf } from '../../domain/operations/example.ts'
import { operationCall } from '../../domain/operations/operation-call.ts'
import type { DocumentOperation } from '../../domain/operations/operation-request.ts'
import { directoryOf, finderIn, usedOperations, type Operations } from '../../domain/operations/used-operations.ts'
import type { ConnectionTemplate } from '../../generated/schemas/connection-template.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { FlowTest } from '../../generated/schemas/flow-test.ts'
import { connectionTemplate, flow as flowSchema, flowTest } from '../../generated/schemas/validators.js'
import { readDocument } from '../../importers/openapi/operations.ts'

const FOLDER = 'examples/connections'
const templates = await openConnectionTemplates()()

describe('the templates of connections', () => {
  it('are there, each with a name of its own', () => {
    assert.ok(templates.size >= 30, String(templates.size))
    assert.equal(new Set([...templates.values()].map(({ name }) => name)).size, templates.size)
    const intents = [...templates.values()].map(({ example }) => example.flow['code'])
    assert.equal(new Set(intents).size, templates.size)
  })

  for (const [key, template] of templates) describe(key, () => checkTemplate(key, template))
})

function checkTemplate(key: string, template: ConnectionTemplate) {
  const flow = template.example.flow as unknown as FlowDefinition
  let operations: DocumentOperation[] = []
  let ofConnection: Operations = {}
  before(() => {
    operations = operationsOf(template)
    ofConnection = { [key]: Object.fromEntries(operations.map(one => [one.id, one])) }
  })

  it('keeps to its schema', () => {
    assert.deepEqual(schemaFindings(connectionTemplate, jsonOf(template), null), [])
  })

  it('makes a connection of its values and the key, which the address does not contain', () => {
    const names = [...JSON.stringify([template.baseUrl, template.credentials]).matchAll(/\{(\w+)\}/g)].map(
      ([, name]) => name,
    )
    assert.deepEqual([...new Set(names)].sort(), ['key', ...(template.values ?? []).map(({ name }) => name)].sort())
    assert.doesNotMatch(template.baseUrl ?? '', /\{key\}/)
    const values = Object.fromEntries((template.values ?? []).map(({ name, example }) => [name, example]))
    const filled = filledTemplate(template, { key: 'the-key', values })
    assert.ok('credentials' in filled, JSON.stringify(filled))
    assert.deepEqual(connectionProblems({ ...filled, providerKey: template.providerKey }), [])
  })

  it('has an address at no other host than those of the service', () => {
    const text = readFileSync(`${FOLDER}/${key}.yaml`, 'utf8').replace(/^example:[^]*/m, '')
    const hosts = [...text.matchAll(/[a-z][a-z0-9+.-]*:\/\/([^/\s'",]+)/g)].map(([address, host = '']) => {
      assert.match(address, /^https:/)
      return host
    })
    const own = [
      ...template.domains,
      ...(template.values ?? []).filter(({ kind }) => kind === 'host').map(({ name }) => `{${name}}`),
    ]
    const foreign = hosts.filter(host => !own.some(domain => host === domain || host.endsWith(`.${domain}`)))
    assert.deepEqual(foreign, [])
  })

  it('has operations that can be called, and say what they answer', () => {
    assert.equal(operations.length > 0, template.providerKey === 'http')
    for (const operation of operations) {
      const args = Object.fromEntries([
        ...operation.parameters.map(({ name, schema }): [string, Json] => [name, exampleOf(schema)]),
        ...(operation.body === null ? [] : [['body', exampleOf(operation.body.schema)] as const]),
      ])
      const call = operationCall(operation, args)
      assert.ok('request' in call, `${operation.id}: ${JSON.stringify(call)}`)
      assert.notEqual(operation.summary, '', operation.id)
      if (operation.response !== null) assert.ok(typeof operation.response === 'object', operation.id)
    }
  })

  it('has an example without findings, that uses the connection', () => {
    const findings = validateFlow(jsonOf(flow), flowSchema, {
      ...ANY_WORKSPACE,
      operations: { now: directoryOf(ofConnection) },
    })
    assert.deepEqual(findings, [])
    const uses = usedOperations(jsonOf(flow))
    assert.equal(uses.length > 0, template.providerKey === 'http')
    assert.deepEqual(
      uses.filter(({ connection }) => connection !== key),
      [],
    )
    assert.ok(JSON.stringify(flow).includes(`"connection":"${key}"`))
  })

  it('has tests that pass, with answers of the form that the document describes, and see every node', async () => {
    const suite = {
      flow: `${key}.yaml`,
      tests: template.example.tests as unknown as FlowTest[],
      coverage: { nodes: 100 },
    }
    assert.deepEqual(schemaFindings(flowTest, jsonOf(suite), 'flow-test'), [])
    const compiled = compileFlow(flow, 'the example', finderIn(ofConnection))
    const report = await runFlowTests(suite, { flow: compiled, flows: new Map(), forms: new Map() })
    assert.deepEqual(
      report.results.flatMap(({ failures }) => failures),
      [],
    )
    assert.deepEqual(report.shortfalls, [], JSON.stringify(report.coverage.nodes))
  })
}

function operationsOf({ document }: ConnectionTemplate): DocumentOperation[] {
  if (document === undefined) return []
  const read = readDocument(jsonOf(document))
  assert.ok(read.outcome === 'read', JSON.stringify(read))
  return read.operations
}
