import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { ChatCompletionCreateParams, ChatCompletionTool } from 'openai/resources'
import { allPermissions, applyAgents, giveToken } from '../support/agents.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { makeFlow, modelAt, scriptedModel } from './author.ts'
import { tasks, type Task } from './tasks.ts'

/*
 * How well agents make flows by the tools of the gateway. Without an address the model is scripted, which shows that
 * the tools, the descriptions and the hidden tests fit; `make eval` with EVAL_MODEL_URL, EVAL_MODEL and EVAL_MODEL_KEY
 * measures a real one and prints its score, flow by flow.
 */

const { EVAL_MODEL_URL: url = '', EVAL_MODEL: name = '', EVAL_MODEL_KEY: key = 'none' } = process.env
const isReal = url !== ''

let service: TestService
let tenantId: string
before(async () => {
  service = await startTestService()
  ;({ tenantId } = await applyAgents(service))
})
after(() => service.stop())

/** An agent of its own for each task: a token allows 120 calls in a minute, and the clock stands still. */
async function connect(): Promise<Client> {
  const token = await giveToken(service, tenantId, { permissions: allPermissions })
  const client = new Client({ name: 'author', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${service.url}/mcp?names=underscore`), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  )
  return client
}

type Judgement = { passed: number; of: number; failures: string[] }

/** The hidden tests on what has the code of the task, or on a definition in its place. */
async function judge(client: Client, { code, tests }: Task, definition?: object): Promise<Judgement> {
  const call = async (tool: string, args: object) => {
    const { structuredContent, isError, content } = await client.callTool({ name: tool, arguments: { ...args } })
    return isError === true ? { refused: JSON.stringify(content) } : (structuredContent as Record<string, unknown>)
  }
  const { flows = [] } = (await call('flows.list_flows', {})) as { flows?: { flow_id: string; code: string }[] }
  const flow = flows.find(one => one.code === code)
  if (flow === undefined) return { passed: 0, of: tests.length, failures: ['there is no such flow'] }
  const report = (await call('flows.test', {
    flow_id: flow.flow_id,
    tests,
    ...(definition === undefined ? { source: 'draft' } : { definition }),
  })) as { refused?: string; results?: { name: string; failures: { message: string }[] }[] }
  const { refused, results = [] } = report
  const failures = results.flatMap(result => result.failures.map(({ message }) => `${result.name}: ${message}`))
  return {
    passed: results.filter(result => result.failures.length === 0).length,
    of: tests.length,
    failures: refused === undefined ? failures : [refused],
  }
}

describe('flows described in sentences', () => {
  it('are twenty', () => {
    assert.equal(tasks.length, 20)
  })

  for (const [index, task] of tasks.entries()) {
    it(`${task.code}, by ${isReal ? name : 'the scripted model'}`, async t => {
      const client = await connect()
      await makeFlow(client, isReal ? modelAt({ url, name, key }) : scriptedModel(task), task)
      const { passed, of, failures } = await judge(client, task)
      t.diagnostic(`${task.code}: ${passed} of ${of}${failures.map(failure => `\n  ${failure}`).join('')}`)
      if (!isReal) assert.deepEqual(failures, [])
      assert.equal(passed, of)
      // Tests that any flow passes would judge nothing.
      const another = tasks[(index + 1) % tasks.length] as Task
      const { passed: byOther } = await judge(client, task, { ...another.definition, code: task.code })
      assert.ok(byOther < of, `the tests also pass for ${another.code}`)
      await client.close()
    })
  }

  it('are made through an address of the OpenAI API as well', async () => {
    const [task] = tasks as [Task]
    const own = {
      ...task,
      code: 'over-the-wire',
      definition: { ...task.definition, code: 'over-the-wire', triggers: [] },
    }
    const heard: string[] = []
    const api = createServer((req, res) => {
      void (async () => {
        const body = JSON.parse(await text(req)) as ChatCompletionCreateParams
        heard.push(`${req.url ?? ''} ${req.headers.authorization ?? ''} ${body.model}`)
        const message = await scriptedModel(own)(body.messages, body.tools as ChatCompletionTool[])
        res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ choices: [{ index: 0, message }] }))
      })()
    })
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    try {
      const client = await connect()
      const { port } = api.address() as AddressInfo
      await makeFlow(client, modelAt({ url: `http://127.0.0.1:${port}/v1`, name: 'a-model', key: 'a-key' }), own)
      assert.deepEqual(await judge(client, own), { passed: own.tests.length, of: own.tests.length, failures: [] })
      assert.deepEqual([...new Set(heard)], ['/v1/chat/completions Bearer a-key a-model'])
      await client.close()
    } finally {
      api.closeAllConnections()
      api.close()
    }
  })
})
