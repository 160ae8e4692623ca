import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { readWorkspaceFile } from '../../../app/workspace-file.ts'
import { forTenant } from '../../../adapters/stores/tenant.ts'
import { exportWorkspace } from '../../../services/workspace/export.ts'
import { fileFor, hello, startWorkspaceFiles } from './files.ts'

function documentWith(parameters: object[] = [], version = '1'): object {
  return {
    openapi: '3.0.3',
    info: { title: 'Shop', version },
    paths: { '/orders/{no}': { get: { operationId: 'getOrder', parameters, responses: { 200: {} } } } },
  }
}
const NUMBER = { name: 'no', in: 'path', required: true, description: 'Its number', schema: { type: 'string' } }
/** A text that looks like the name of a variable stays what it is. */
const KIND = { name: 'kind', in: 'query', schema: { type: 'object', nullable: true, default: { env: 'HOOK' } } }

describe('the OpenAPI document of a connection in a workspace file', async () => {
  const { knex, secretBox, apply, findingsOf, stop } = await startWorkspaceFiles()
  after(stop)
  const shop = (document?: object) => ({
    code: 'shop',
    providerKey: 'http',
    baseUrl: 'https://shop.example',
    ...(document === undefined ? {} : { document }),
  })
  const call = {
    id: 'a',
    type: 'call',
    connection: 'shop',
    operation: 'getOrder',
    arguments: { no: '{{ input.text }}' },
  }

  it('is there for the flows of the file, and applied once', async () => {
    const file = fileFor('calls', {
      connections: [shop(documentWith([NUMBER, KIND]))],
      flows: [hello({ nodes: [call] })],
    })
    const { changes, workspace } = await apply(file)
    assert.ok(changes.some(({ kind, action }) => kind === 'flow' && action === 'published'))
    assert.deepEqual((await apply(file)).changes, [])
    const { connections, connectionDocuments, flows } = forTenant(knex, workspace.id)
    const { id, revision } = (await connections.find({ code: 'shop' }))!
    const [operation] = await connectionDocuments.operations(id)
    assert.deepEqual(operation?.parameters[1]?.schema, { type: ['object', 'null'], default: { env: 'HOOK' } })
    const [flow] = await flows.published()
    assert.deepEqual((await flows.versions(flow!.documentId)).live?.operations, { shop: { getOrder: operation } })

    const exported = await exportWorkspace(knex, secretBox, workspace.id)
    assert.deepEqual((await apply(exported!.file)).changes, [], 'what is exported is what is stored')
    assert.deepEqual((await apply(fileFor('calls', { connections: [shop()] }))).changes, [], 'without one it stays')
    assert.equal((await connections.find({ code: 'shop' }))?.revision, revision)
  })

  it('is the list of tools for an MCP server, which accepts what was held', async () => {
    const tool = {
      name: 'count_stock',
      description: 'Counts the stock',
      inputSchema: { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] },
      outputSchema: { type: 'object', properties: { count: { type: 'integer' } } },
    }
    const fileWith = (description: string) =>
      fileFor('tools', {
        connections: [
          {
            code: 'warehouse',
            providerKey: 'mcp',
            baseUrl: 'https://warehouse.example/mcp',
            document: { serverInfo: { name: 'Warehouse', version: '2' }, tools: [{ ...tool, description }] },
          },
        ],
        flows: [
          hello({ nodes: [{ ...call, connection: 'warehouse', operation: 'count_stock', arguments: { sku: 'a' } }] }),
        ],
      })
    const { changes, workspace } = await apply(fileWith('Counts the stock'))
    assert.ok(changes.some(({ kind, action }) => kind === 'flow' && action === 'published'))
    assert.deepEqual((await apply(fileWith('Counts the stock'))).changes, [])
    const exported = await exportWorkspace(knex, secretBox, workspace.id)
    assert.deepEqual((await apply(exported!.file)).changes, [], 'what is exported is what is stored')

    const { connections, connectionDocuments } = forTenant(knex, workspace.id)
    const { id } = (await connections.find({ code: 'warehouse' }))!
    const operations = await connectionDocuments.operations(id)
    const held = [{ operation: 'count_stock', after: { ...operations[0]!, summary: 'Counts it all' } }]
    const stored = { title: 'Warehouse', version: '2', address: null, digest: 'another', scopes: [], operations, held }
    await connectionDocuments.put(id, stored)
    await apply(fileWith('Counts it all'))
    assert.deepEqual(await connectionDocuments.held(id), [])
    assert.equal((await connectionDocuments.operations(id))[0]?.summary, 'Counts it all')
  })

  it('that cannot be used is a finding with its place', async () => {
    const broken = documentWith([{ ...NUMBER, in: 'nowhere' }])
    const [finding] = await findingsOf(fileFor('broken', { connections: [shop(broken)] }))
    assert.equal(finding?.path, '/connections/0/document/paths/~1orders~1{no}/get/parameters/0/in')
    const model = { code: 'gpt', providerKey: 'openai', document: documentWith() }
    const [foreign] = await findingsOf(fileFor('broken', { connections: [model] }))
    assert.equal(foreign?.path, '/connections/0/document')
    const flows = [hello({ nodes: [{ ...call, operation: 'getOrders' }] })]
    const [unknown] = await findingsOf(fileFor('broken', { connections: [shop(documentWith([NUMBER]))], flows }))
    assert.equal(unknown?.path, '/flows/0/nodes/0/operation')
  })

  it('is read from its own file as a template is, where findings have their lines', async t => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parley-documents-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const main = path.join(folder, 'workspace.yaml')
    writeFileSync(
      main,
      'connections:\n  - { code: shop, document: { file: shop.yaml } }\n' +
        'connectionTemplates:\n  - { key: own, template: { file: own.yaml } }\n',
    )
    writeFileSync(path.join(folder, 'own.yaml'), 'name: Own\nsteps:\n  - Ask\n')
    writeFileSync(path.join(folder, 'shop.yaml'), 'openapi: 3.1.0\ninfo:\n  title: Shop\n')
    const { raw, locate } = await readWorkspaceFile(main)
    assert.deepEqual(raw, {
      connections: [{ code: 'shop', document: { openapi: '3.1.0', info: { title: 'Shop' } } }],
      connectionTemplates: [{ key: 'own', template: { name: 'Own', steps: ['Ask'] } }],
    })
    const { file, line } = locate('/connections/0/document/info/title')
    assert.deepEqual([path.basename(file), line], ['shop.yaml', 3])
    const step = locate('/connectionTemplates/0/template/steps/0')
    assert.deepEqual([path.basename(step.file), step.line], ['own.yaml', 3])
  })
})
