import assert from 'node:assert/strict'
import { hash, randomBytes } from 'node:crypto'
import request, { type Response } from 'supertest'
import type { Loose } from '../contracts/callers.ts'
import type { AdminCalls } from './admin.ts'
import type { TestService } from './service.ts'

/** What `testEnvironment` has as `publicUrl`. */
export const ISSUER = 'http://localhost'
export const GATEWAY = `${ISSUER}/mcp`
export const CALLBACK = 'http://127.0.0.1:51034/callback'

export type Connected = { clientId: string; accessToken: string; refreshToken: string; id: string }

/** An application and a person who connects it, step by step. */
export function applicationOf(service: Pick<TestService, 'url' | 'nextAddress'>) {
  const own = () => ({ 'X-Forwarded-For': service.nextAddress() })
  const form = async (path: string, fields: Record<string, string | undefined> | string): Promise<Response> =>
    await request(service.url)
      .post(path)
      .set({ 'Content-Type': 'application/x-www-form-urlencoded', ...own() })
      .send(typeof fields === 'string' ? fields : new URLSearchParams(defined(fields)).toString())
  const register = async (metadata: object): Promise<Response> =>
    await request(service.url).post('/oauth/register').set(own()).send(metadata)

  async function clientId(metadata: object = {}): Promise<string> {
    const answer = await register({
      client_name: 'Assistant',
      redirect_uris: ['http://127.0.0.1/callback'],
      ...metadata,
    })
    assert.equal(answer.status, 201, answer.text)
    return answer.body.client_id as string
  }

  const token = async (fields: Record<string, string | undefined> | string) => await form('/oauth/token', fields)
  const renew = async (client: string, refreshToken: string) =>
    await token({ grant_type: 'refresh_token', client_id: client, refresh_token: refreshToken })

  /** The whole way of a person's consent: a client with its first tokens. */
  async function connect(session: AdminCalls, scopes: string[] = ['mcp:flows:read']): Promise<Connected> {
    const client = await clientId()
    const asked = requestOf(client)
    const code = await consent(session, asked, scopes)
    const answer = await token(exchangeOf(asked, code))
    assert.equal(answer.status, 200, answer.text)
    const { access_token: accessToken, refresh_token: refreshToken } = answer.body as Record<string, string>
    const { items } = (await session.get('/tokens')).body as { items: { id: string }[] }
    return {
      clientId: client,
      accessToken: accessToken ?? '',
      refreshToken: refreshToken ?? '',
      id: items[0]?.id ?? '',
    }
  }

  return { form, register, clientId, token, renew, connect }
}

export type Asked = { request: Loose; verifier: string }

/** A valid request of the client, with the verifier that belongs to its challenge. */
export function requestOf(clientId: string, changes: Loose = {}): Asked {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    request: {
      responseType: 'code',
      clientId,
      redirectUri: CALLBACK,
      codeChallenge: hash('sha256', verifier, 'base64url'),
      codeChallengeMethod: 'S256',
      state: 'a state',
      resource: GATEWAY,
      ...changes,
    },
  }
}

/** The code that the person's consent leads to. */
export async function consent(
  session: AdminCalls,
  { request: asked }: Asked,
  scopes: string[] = ['mcp:flows:read'],
): Promise<string> {
  const answer = await session.post('/authorizations', { request: asked, scopes })
  assert.equal(answer.status, 200, answer.text)
  return new URL(answer.body.redirectTo as string).searchParams.get('code') ?? ''
}

/** The exchange of a code as the client of the request makes it. */
export function exchangeOf({ request: { clientId, redirectUri, resource }, verifier }: Asked, code: string) {
  return {
    grant_type: 'authorization_code',
    client_id: clientId as string,
    code,
    redirect_uri: redirectUri as string,
    code_verifier: verifier,
    resource: resource as string | undefined,
  }
}

function defined(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
