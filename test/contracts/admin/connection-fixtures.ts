import { after } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { configurationOf } from '../../../services/connections/grant-tokens.ts'
import type { AdminWorkspace } from '../../support/admin.ts'
import { put } from '../../support/tables.ts'
import { startToolServer, type ToolServer } from '../../support/tool-server.ts'
import { successBody } from './answers.ts'
import { uniqueCode } from './unique-code.ts'

type ConnectionPath = { connectionId: string }

export async function documentedConnection(token: AdminWorkspace['token']): Promise<ConnectionPath> {
  const { id } = await successBody(
    token.post('/connections', { ...newConnection(), providerKey: 'http', baseUrl: 'https://shop.acme.example' }),
  )
  const content = '{"openapi":"3.1.0","info":{"title":"Shop","version":"1"},"paths":{"/orders":{"get":{}}}}'
  await successBody(token.put(`/connections/${String(id)}/document`, { content }, { 'If-Match': '*' }))
  return { connectionId: id as string }
}

/** A connection to an MCP server with the held tool of the contract's example. */
export async function heldConnection({ service, tenantId, token }: AdminWorkspace): Promise<ConnectionPath> {
  const connection = { ...newConnection(), providerKey: 'mcp', baseUrl: 'https://warehouse.acme.example/mcp' }
  const { id } = await successBody(token.post('/connections', connection))
  const tool = { id: 'count_stock', method: 'TOOL', path: '', summary: '', parameters: [], body: null, response: null }
  await put(service.database.pool, 'connection_documents', {
    tenant_id: tenantId,
    connection_id: id,
    title: 'Warehouse',
    version: '1',
    digest: '',
    operations: [tool],
    held: [{ operation: tool.id, after: { ...tool, summary: 'Counts the stock' } }],
  })
  return { connectionId: id as string }
}

/** Those of `grantedConnection`. */
export const CONSENTED_CREDENTIALS = {
  authorizationUrl: 'https://shop.acme.example/auth',
  tokenUrl: 'https://shop.acme.example/token',
  clientId: 'parley',
}

/** A connection to which a person has consented, at a service that is asked for nothing. */
export async function grantedConnection({ service, tenantId, token }: AdminWorkspace): Promise<ConnectionPath> {
  const [baseUrl, credentials] = ['https://shop.acme.example', CONSENTED_CREDENTIALS]
  const { id } = await successBody(
    token.post('/connections', { ...newConnection(), providerKey: 'http', baseUrl, credentials }),
  )
  await put(service.database.pool, 'connection_grants', {
    tenant_id: tenantId,
    connection_id: id,
    configuration: configurationOf({ baseUrl, credentials }),
    connected_at: service.clock.now(),
  })
  return { connectionId: id as string }
}

/** A connection whose test makes no request. */
export function newConnection() {
  return { code: uniqueCode(), name: 'Model', providerKey: 'openai' }
}

/** A template for the shelf of a workspace. */
export function newTemplate(key = uniqueCode(), more: object = {}) {
  const template = {
    name: `Shop ${key}`,
    category: 'shop',
    description: 'Reads orders.',
    providerKey: 'http',
    baseUrl: 'https://shop.acme.example',
    domains: ['acme.example'],
    keyLabel: 'Token',
    credentials: { bearer: '{key}' },
    steps: ['Ask the shop.'],
    example: { flow: { code: 'orders', name: 'Orders', nodes: [] }, tests: [{ name: 'x', steps: [] }] },
    ...more,
  }
  return { key, template }
}

/** By the paths of operations, as all of them are in `fixtures.ts`. */
export const connectionCreators: Record<string, (workspace: AdminWorkspace) => Promise<Record<string, string>>> = {
  '/connections/{connectionId}': async ({ token }) => ({
    connectionId: (await successBody(token.post('/connections', newConnection())))['id'] as string,
  }),
  '/connection-templates/{templateKey}': async ({ token }) => ({
    templateKey: (await successBody(token.post('/connection-templates', newTemplate())))['key'] as string,
  }),
  '/connections/{connectionId}/call-arguments': async ({ token }) => await documentedConnection(token),
  '/connections/{connectionId}/document': async ({ token }) => await documentedConnection(token),
  '/connections/{connectionId}/document/held-operations': async workspace => await heldConnection(workspace),
  '/connections/{connectionId}/grant': async workspace => await grantedConnection(workspace),
  '/connections/{connectionId}/operations': async ({ token }) => await documentedConnection(token),
}

/** By operationId. */
export const connectionBodies: Record<string, () => object> = {
  createConnection: () => newConnection(),
  createConnectionFromTemplate: () => ({ templateKey: 'postmark', code: uniqueCode(), name: 'Mail', key: 'a-token' }),
  createConnectionTemplate: () => newTemplate(),
  proposeCallArguments: () => ({ operation: 'get /orders', request: 'All of them', connection: 'llm', model: 'gpt' }),
  replaceConnectionCredentials: () => ({ apiKey: `sk-${newId()}` }),
}

let server: Promise<ToolServer> | undefined

/** A connection to a server that lists its tools; all of a test are to one server, which stops with the test. */
export async function listingConnection(token: AdminWorkspace['token']): Promise<ConnectionPath> {
  if (server === undefined) {
    server = startToolServer()
    after(async () => {
      await (await server)?.stop()
      server = undefined
    })
  }
  const connection = { ...newConnection(), providerKey: 'mcp', baseUrl: (await server).url }
  return { connectionId: (await successBody(token.post('/connections', connection)))['id'] as string }
}
