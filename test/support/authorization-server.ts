import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Configuration } from 'oidc-provider'

export const REDIRECT_URL = 'http://localhost/console/connected'
export const CLIENT = { clientId: 'parley', clientSecret: 'the-secret-of-the-client' }

/** The authorization server of the package on this machine; it knows whoever signs in. */
export type AuthorizationServer = {
  url: string
  /** Every token that it gave. */
  issued: Set<string>
  /** Requests by path. */
  asked: string[]
  /** Answers instead of the server. */
  instead: ((req: IncomingMessage, res: ServerResponse) => boolean) | undefined
  /** Signs in and consents as a person with a browser would, and returns where the browser is sent back to. */
  consent(address: string, options?: { refuse?: boolean }): Promise<URL>
  /** Who a token is for and whether it is valid. */
  isValid(accessToken: string | undefined): Promise<boolean>
  /** The person withdraws the consent. */
  revokeAll(): Promise<void>
  stop(): Promise<void>
}

export async function startAuthorizationServer(resource?: () => string): Promise<AuthorizationServer> {
  const http = createServer((req, res) => {
    server.asked.push(`${req.method ?? ''} ${new URL(req.url ?? '/', server.url).pathname}`)
    if (server.instead?.(req, res) !== true) void provider.callback()(req, res)
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const provider = new Provider(url, configuration(resource))
  // Its library warns of what suits tests alone.
  provider.on('server_error', (_, error) => {
    throw error
  })
  const grants = new Set<string>()
  provider.on('grant.success', ({ oidc }) => {
    if (oidc.entities.Grant?.jti !== undefined) grants.add(oidc.entities.Grant.jti)
  })
  provider.on('access_token.issued', ({ jti }) => {
    server.issued.add(jti)
  })
  provider.on('access_token.saved', ({ jti }) => {
    server.issued.add(jti)
  })
  provider.on('refresh_token.saved', ({ jti }) => {
    server.issued.add(jti)
  })
  const server: AuthorizationServer = {
    url,
    issued: new Set(),
    asked: [],
    instead: undefined,
    consent: async (address, { refuse = false } = {}) => await consent(address, refuse),
    isValid: async token => token !== undefined && (await provider.AccessToken.find(token))?.isExpired === false,
    revokeAll: async () => {
      for (const grant of grants) {
        await provider.Grant.adapter.destroy(grant)
        await provider.RefreshToken.revokeByGrantId(grant)
        await provider.AccessToken.revokeByGrantId(grant)
      }
    },
    stop: async () => {
      http.closeAllConnections()
      await new Promise<void>(resolve => http.close(() => resolve()))
    },
  }
  return server
}

function configuration(resource: (() => string) | undefined): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [REDIRECT_URL],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    clientDefaults: { grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
    scopes: ['openid', 'email', 'offline_access', 'orders'],
    claims: { openid: ['sub'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, email: `${id}@service.example` }) }),
    rotateRefreshToken: true,
    ttl: { AccessToken: 3_600, RefreshToken: 86_400, Grant: 86_400, Session: 86_400, Interaction: 600, IdToken: 3_600 },
    cookies: { keys: ['a key of the tests'] },
    features: {
      devInteractions: { enabled: true },
      revocation: { enabled: true },
      registration: { enabled: true },
      ...(resource === undefined
        ? {}
        : {
            resourceIndicators: {
              enabled: true,
              defaultResource: () => resource(),
              useGrantedResource: () => true,
              getResourceServerInfo: () => ({ scope: 'orders', accessTokenFormat: 'opaque', accessTokenTTL: 3_600 }),
            },
          }),
    },
  }
}

/** Follows the pages of the server, with its cookies, until it sends the browser elsewhere. */
async function consent(address: string, refuse: boolean): Promise<URL> {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  let next = new URL(address)
  let form: URLSearchParams | undefined
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(next, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { body: form }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const page = await answer.text()
    const location = answer.headers.get('location')
    form = undefined
    if (location !== null) {
      next = new URL(location, next)
      if (next.origin !== origin) return next
      continue
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (prompt === undefined) throw new Error(`the authorization server shows ${page.slice(0, 2_000)}`)
    if (refuse) next = new URL(`${next.pathname}/abort`, next)
    else form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: 'ada', password: 'any' } : {}) })
  }
  throw new Error('the authorization server has too many pages')
}
