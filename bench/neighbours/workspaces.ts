import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance } from '../../adapters/postgres/pool.ts'
import { generateAccessToken } from '../../adapters/secrets.ts'
import type { workspaceDeps as WorkspaceDepsOf } from '../../app/workspace-deps.ts'
import type { applyWorkspace as ApplyWorkspace } from '../../services/workspace/apply.ts'
import { APP_SECRET, ENGINE_TOKEN } from '../../test/support/service.ts'
import type { Call, Target } from './attacks.ts'
import { largeFlow } from './flows.ts'

const RUNS = 100
const SMALL = {
  code: 'small',
  name: 'Small',
  triggers: [{ type: 'chat_intent', intent: 'small' }],
  nodes: [{ id: 'bye', type: 'end', text: 'Bye' }],
}

export type Answer = { status: number; text: string; ms: number }
/** The admin API as the admin of a workspace uses it. */
export type Workspace = { tenantId: string; port: number; token: string; send: (call: Call) => Promise<Answer> }

/** A service, with its database and the folder of its sources. */
export type Server = { folder: string; url: string; port: number }

/** The workspace that attacks, with a flow of 990 nodes, and a quiet one. */
export async function openWorkspaces(server: Server): Promise<Record<'loud' | 'quiet', Workspace>> {
  return {
    loud: await workspace(server, 'Loud', largeFlow('large', 1)),
    quiet: await workspace(server, 'Quiet', SMALL),
  }
}

async function workspace({ folder, url, port }: Server, name: string, flow: object): Promise<Workspace> {
  // Another checkout has another schema.
  const load = async <Module>(file: string) => (await import(pathToFileURL(resolve(folder, file)).href)) as Module
  const { workspaceDeps } = await load<{ workspaceDeps: typeof WorkspaceDepsOf }>('app/workspace-deps.ts')
  const { applyWorkspace } = await load<{ applyWorkspace: typeof ApplyWorkspace }>('services/workspace/apply.ts')
  const knex = createKnexInstance({ url, max: 2 })
  const token = generateAccessToken()
  await applyWorkspace(
    workspaceDeps(knex, { appSecret: APP_SECRET, appSecretSecondary: undefined, egressAllow: [] }),
    {
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name },
      users: [
        {
          email: `admin@${name}.example`.toLowerCase(),
          name,
          roles: ['admin'],
          tokens: [{ name: 'bench', scopes: ['api:full'], value: token }],
        },
      ],
      flows: [flow],
    },
    {},
    { type: 'bench' },
  )
  const row = await knex<{ id: string; name: string }>('tenants').where({ name }).first('id')
  await knex.destroy()
  return {
    tenantId: row?.id ?? '',
    port,
    token,
    send: async call => await sendAs(port, token, call),
  }
}

/** Sends a request to the admin API with the token of a user. */
export async function sendAs(port: number, token: string, { method, path, body, headers }: Call): Promise<Answer> {
  return await answerTo(`http://127.0.0.1:${port}/api/admin/v1${path}`, {
    method,
    headers: { 'Authorization': `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** A request, timed until its whole answer has arrived; status 0 where there was none. */
export async function answerTo(url: string, init: RequestInit = {}): Promise<Answer> {
  const sentAt = performance.now()
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    return { status: response.status, ms: performance.now() - sentAt, text }
  } catch (error) {
    return { status: 0, ms: performance.now() - sentAt, text: String((error as Error).cause) }
  }
}

/** Gives the large flow of the workspace a second version and runs to replay. */
export async function prepareTarget({ tenantId, send }: Workspace, port: number): Promise<Target> {
  const flows = await send({ method: 'GET', path: '/flows?limit=1' })
  const flowId = (JSON.parse(flows.text) as { items: { id: string }[] }).items[0]?.id ?? ''
  const ANY = { 'If-Match': '*' }
  const definition = largeFlow('large', 2)
  await done(send({ method: 'PUT', path: `/flows/${flowId}/draft`, body: { definition }, headers: ANY }))
  await done(send({ method: 'POST', path: `/flows/${flowId}/publish`, body: {}, headers: ANY }))
  let executionId = ''
  for (let run = 0; run < RUNS; run++) {
    const started = await done(
      answerTo(`http://127.0.0.1:${port}/api/v1/engine/triggers/chat`, {
        method: 'POST',
        headers: { 'Authorization': `Bearer ${ENGINE_TOKEN}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tenant_id: tenantId, intent_name: 'large' }),
      }),
    )
    executionId = (JSON.parse(started.text) as { execution_id: string }).execution_id
  }
  return { flowId, executionId }
}

async function done(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer
  if (status > 299) throw new Error(`${String(status)}: ${text.slice(0, 500)}`)
  return await answer
}

/** A name that no other call has had. */
export const freshSalt = (() => {
  let last = Number.parseInt(newId().slice(-5), 16)
  return () => (last += 1)
})()
