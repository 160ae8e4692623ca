import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type {
  OAuthClientInformationFull,
  OAuthClientMetadata,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js'
import { startAdminService, type AdminService, type AdminCalls } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { freePort } from '../../support/ports.ts'
import { successBody, successItems } from '../admin/fixtures.ts'

/*
 * What a desktop assistant does that knows nothing but the address of the gateway: the official client with its own
 * implementation of OAuth. Only the browser is played by the test.
 */

let admins: AdminService
let gateway: URL
before(async () => {
  const port = await freePort()
  // The resource has to be what the client was told to connect to.
  admins = await startAdminService({ environment: { port, publicUrl: `http://127.0.0.1:${port}` } })
  gateway = new URL(`http://127.0.0.1:${port}/mcp`)
})
after(() => admins.service.stop())

/** What an assistant remembers. `sentTo`: the address that it opened in the browser. */
class Memory implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:51034/callback'
  readonly clientMetadata: OAuthClientMetadata = {
    client_name: 'Desktop assistant',
    redirect_uris: [this.redirectUrl],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
  information: OAuthClientInformationFull | undefined
  held: OAuthTokens | undefined
  verifier = ''
  sentTo: URL | undefined

  state = () => 'the state of the assistant'
  clientInformation = () => this.information
  saveClientInformation = (information: OAuthClientInformationFull) => void (this.information = information)
  tokens = () => this.held
  saveTokens = (tokens: OAuthTokens) => void (this.held = tokens)
  redirectToAuthorization = (url: URL) => void (this.sentTo = url)
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier)
  codeVerifier = () => this.verifier
  invalidateCredentials = () => {
    this.information = undefined
    this.held = undefined
  }
}

/** What the consent page does with the address that the assistant opened. */
async function consentAt(url: URL, session: AdminCalls, scopes: string[]): Promise<URL> {
  assert.equal(url.pathname, '/console/connect')
  const parameters = Object.fromEntries(
    [...url.searchParams].map(([name, value]) => [
      name.replace(/_(\w)/g, (_, next: string) => next.toUpperCase()),
      value,
    ]),
  )
  const offer = await successBody(session.post('/authorizations/check', parameters))
  assert.deepEqual([offer['application'], offer['refusal']], ['Desktop assistant', null])
  const { redirectTo } = await successBody(session.post('/authorizations', { request: parameters, scopes }))
  return new URL(String(redirectTo))
}

async function connect(memory: Memory): Promise<{ client: Client; transport: StreamableHTTPClientTransport }> {
  const transport = new StreamableHTTPClientTransport(gateway, { authProvider: memory })
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  await client.connect(transport)
  return { client, transport }
}

async function connectFirst(memory: Memory, session: AdminCalls, scopes: string[]): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(gateway, { authProvider: memory })
  const connecting = new Client({ name: 'assistant', version: '1.0.0' }).connect(transport)
  await assert.rejects(connecting, UnauthorizedError)
  const back = await consentAt(memory.sentTo!, session, scopes)
  assert.equal(back.searchParams.get('state'), 'the state of the assistant')
  await transport.finishAuth(back.searchParams.get('code') ?? '')
  return (await connect(memory)).client
}

describe('the official client by the address alone', () => {
  it('registers, asks for consent, works with what was chosen, and renews it', async () => {
    const { home, service } = admins
    const session = await home.sessionOf(await home.person(['admin']))
    const memory = new Memory()
    const client = await connectFirst(memory, session, ['mcp:flows:read', 'mcp:config:read'])
    const { tools } = await client.listTools()
    assert.deepEqual([...new Set(tools.map(({ name }) => name.split('.')[0]))].toSorted(), ['config', 'flows'])
    await client.callTool({ name: 'flows.list_flows', arguments: {} })
    const [token] = await successItems(session.get('/tokens'))
    assert.deepEqual([token?.['name'], token?.['status']], ['Desktop assistant', 'active'])
    const [entry] = await successItems(home.token.get('/audit?action=mcp.tool.call'))
    assert.equal((entry?.['actor'] as { tokenId: string }).tokenId, token?.['id'])

    const first = memory.held?.access_token
    service.clock.advance(3_600_000)
    const { tools: again } = await client.listTools()
    assert.equal(again.length, tools.length)
    assert.notEqual(memory.held?.access_token, first)
    await client.close()
  })

  it('asks for consent again after the token was revoked in the console', async () => {
    const { home } = admins
    const session = await home.sessionOf(await home.person(['admin']))
    const memory = new Memory()
    const client = await connectFirst(memory, session, ['mcp:flows:read'])
    await client.close()
    const [token] = await successItems(session.get('/tokens'))
    await session.delete(`/tokens/${String(token?.['id'])}`)
    await eventually(async () => {
      await assert.rejects(connect(memory), UnauthorizedError)
    })
  })

  it('registers again where its client is not known any more, as after a change of APP_SECRET', async () => {
    const memory = new Memory()
    memory.information = { ...memory.clientMetadata, client_id: 'of another installation' }
    memory.held = { access_token: 'cfp_gone', token_type: 'Bearer', refresh_token: 'gone' }
    await assert.rejects(connect(memory), UnauthorizedError)
    await consentAt(memory.sentTo!, admins.home.session, ['mcp:flows:read'])
  })
})
