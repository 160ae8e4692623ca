import { INTENT, ORDER_NO, PUBLIC_KEY, TENANT_ID } from '../workspace.ts'
import type { Answer, Connection } from './connection.ts'

/** Kinds of load, each a closed loop: a client sends its next request when the last one is answered. */
export type Traffic =
  | 'public trigger'
  | 'public trigger and resume'
  | 'engine trigger'
  | 'engine trigger and resume'
  | 'engine trigger and resume, idempotent'
  | 'quick questions'
  | 'agent tools/call config.get'
  | 'agent tools/list'

export type Client = {
  connection: Connection
  port: number
  lane: number
  token: string
  engineToken: string
  round: number
}

/** Sends one unit of a traffic and returns how many requests it was. */
export async function send(traffic: Traffic, client: Client): Promise<number> {
  switch (traffic) {
    case 'quick questions': {
      await answered(
        client,
        `GET /api/public/v1/chat/quick-questions?publicKey=${PUBLIC_KEY} HTTP/1.1\r\n` +
          `Host: localhost\r\nX-Lane: ${client.lane}\r\n\r\n`,
      )
      return 1
    }
    case 'agent tools/call config.get': {
      await agentCall(client, {
        method: 'tools/call',
        params: { name: 'config.get', arguments: { path: 'widget/appearance/title' } },
      })
      return 1
    }
    case 'agent tools/list': {
      await agentCall(client, { method: 'tools/list' })
      return 1
    }
    case 'public trigger': {
      await publicTrigger(client)
      return 1
    }
    case 'public trigger and resume': {
      const { executionId, waitToken } = read((await publicTrigger(client)).body, 'executionId', 'waitToken')
      await post(client, '/api/public/v1/chat/messages', client.token, {
        executionId,
        waitToken,
        input: { values: { order_no: ORDER_NO } },
      })
      return 2
    }
    case 'engine trigger': {
      await engineTrigger(client, undefined)
      return 1
    }
    case 'engine trigger and resume':
    case 'engine trigger and resume, idempotent': {
      const key = traffic.endsWith('idempotent') ? `${client.lane}-${client.round}` : undefined
      const { execution_id, wait_token } = read((await engineTrigger(client, key)).body, 'execution_id', 'wait_token')
      await post(
        client,
        `/api/v1/engine/executions/${execution_id}/resume`,
        client.engineToken,
        { tenant_id: TENANT_ID, wait_token, input: { values: { order_no: ORDER_NO } } },
        key,
      )
      return 2
    }
  }
}

/** As the official client sends it: its server refuses clients that do not accept event streams too. */
async function agentCall(client: Client, message: object): Promise<void> {
  const text = JSON.stringify({ jsonrpc: '2.0', id: client.round, ...message })
  const { body } = await answered(
    client,
    [
      'POST /mcp HTTP/1.1',
      `Host: localhost:${client.port}`,
      `X-Lane: ${client.lane}`,
      `Authorization: Bearer ${client.token}`,
      'Accept: application/json, text/event-stream',
      'MCP-Protocol-Version: 2025-06-18',
      'Content-Type: application/json',
      `Content-Length: ${text.length}`,
      `\r\n${text}`,
    ].join('\r\n'),
  )
  if (!body.includes('"result"') || body.includes('"isError":true')) throw new Error(`answered ${body.slice(0, 300)}`)
}

async function publicTrigger(client: Client): Promise<Answer> {
  return await post(client, '/api/public/v1/chat/messages', client.token, {
    text: 'Where is my order?',
    intentName: INTENT,
    variables: { first_name: 'Ada' },
  })
}

async function engineTrigger(client: Client, key: string | undefined): Promise<Answer> {
  const context = { recent_messages: [{ role: 'user', text: 'Where is my order?' }] }
  return await post(
    client,
    '/api/v1/engine/triggers/chat',
    client.engineToken,
    { tenant_id: TENANT_ID, intent_name: INTENT, context, variables: { first_name: 'Ada' } },
    key,
  )
}

async function post(
  client: Client,
  path: string,
  token: string,
  body: unknown,
  idempotencyKey?: string,
): Promise<Answer> {
  const text = JSON.stringify(body)
  const key = idempotencyKey === undefined ? '' : `Idempotency-Key: ${idempotencyKey}\r\n`
  return await answered(
    client,
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Lane: ${client.lane}\r\nAuthorization: Bearer ${token}\r\n${key}` +
      `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  )
}

/** Only what was answered with 200 counts: a benchmark of refusals would be fast and worthless. */
async function answered({ connection }: Client, request: string): Promise<Answer> {
  const answer = await connection.send(request)
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.body.slice(0, 300)}`)
  return answer
}

/** String members by name, found without parsing the whole answer. */
function read<const Name extends string>(body: string, ...names: Name[]): Record<Name, string> {
  return Object.fromEntries(
    names.map(name => {
      const at = body.indexOf(`"${name}":"`)
      if (at === -1) throw new Error(`no ${name} in ${body.slice(0, 300)}`)
      const start = at + name.length + 4
      return [name, body.slice(start, body.indexOf('"', start))]
    }),
  ) as Record<Name, string>
}
