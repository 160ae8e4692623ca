import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openSession, type Block } from '../../generated/sdk/dist/index.js'
import { startAnthropicServer, startOpenAiServer, MODEL_KEY, type ModelServer } from '../support/model-servers.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { PROGRAM } from '../support/program.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Simulated'
const flow = {
  code: 'advise',
  name: 'Advise',
  triggers: [{ type: 'chat_intent', intent: 'advise' }],
  start: 'ask',
  nodes: [
    {
      id: 'ask',
      type: 'input',
      prompt: 'Your order number?',
      field: { name: 'order_no', type: 'text', required: true },
      next: 'look',
    },
    {
      id: 'look',
      type: 'http',
      connection: 'shop',
      url: '/orders/{{ vars.order_no }}',
      saveAs: 'order',
      onError: 'sorry',
      next: 'tell',
    },
    { id: 'tell', type: 'message', text: 'It is {{ vars.order.body.state }}', next: 'explain' },
    {
      id: 'explain',
      type: 'agent',
      connection: 'gpt',
      model: 'gpt-4o-mini',
      prompt: 'What does {{ vars.order.body.state }} mean?',
      onError: 'sorry',
      next: 'sum-up',
    },
    {
      id: 'sum-up',
      type: 'agent',
      connection: 'claude',
      model: 'claude-sonnet-4-5',
      prompt: 'Sum up',
      saveAs: 'summary',
      onError: 'sorry',
      next: 'bye',
    },
    { id: 'bye', type: 'end', text: 'In short: {{ vars.summary }}' },
    { id: 'sorry', type: 'end', text: 'Please ask a person' },
  ],
}

describe('a flow with http and agent nodes', () => {
  let folder: string
  let service: TestService
  let shop: Receiver
  let openai: ModelServer
  let anthropic: ModelServer

  before(async () => {
    ;[shop, openai, anthropic] = await Promise.all([startReceiver(), startOpenAiServer(), startAnthropicServer()])
    service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-simulated-'))
    await writeFile(path.join(folder, 'advise.yaml'), JSON.stringify(flow))
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Acme' },
      keys: [{ name: 'open', key: KEY }],
      flows: [flow],
      connections: [
        { code: 'shop', providerKey: 'http', baseUrl: shop.url },
        { code: 'gpt', providerKey: 'openai', baseUrl: openai.baseUrl, credentials: { apiKey: MODEL_KEY } },
        { code: 'claude', providerKey: 'anthropic', baseUrl: anthropic.baseUrl, credentials: { apiKey: MODEL_KEY } },
      ],
    })
  })
  after(async () => {
    await service.stop()
    await Promise.all([shop, openai, anthropic].map(async server => await server.stop()))
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"state":"packed"}' }))
    openai.answer({ pieces: ['It lies ', 'in its box.'] })
    anthropic.answer({ pieces: ['Soon ', 'yours.'] })
  })

  const asked = () => [shop.received.length, openai.asked.length, anthropic.asked.length]
  const textsOf = (blocks: readonly Block[]) =>
    blocks.map(({ payload }) => (payload as { text?: string }).text).filter(said => said !== undefined)

  /** The flow's replies over HTTP, streamed, to a client that answers its question. */
  async function serve(): Promise<unknown[]> {
    const session = await openSession({
      baseUrl: service.url,
      publicKey: KEY,
      now: () => service.clock.now().getTime(),
    })
    await session.send({ text: 'Hi', intentName: 'advise' })
    const blocks: Block[] = []
    const reply = await session.answer({ text: '4711' }, { onBlock: block => blocks.push(block) })
    assert.deepEqual([blocks, reply.status], [reply.blocks, 'completed'])
    return textsOf(blocks)
  }

  async function simulate(lines: string[], file = 'advise.yaml'): Promise<string> {
    const child = spawn(process.execPath, [PROGRAM, 'flow', 'simulate', file], {
      cwd: folder,
      env: { PATH: process.env['PATH'], DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    })
    child.stdin.end(`${lines.join('\n')}\n`)
    const [stdout, stderr, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>(resolve => child.once('exit', resolve)),
    ])
    assert.deepEqual([code, stderr], [0, ''])
    return stdout
  }

  it('says the same when it is simulated with the same answers, without outgoing calls', async () => {
    const said = await serve()
    assert.deepEqual(
      [said, asked()],
      [
        ['It is packed', 'It lies in its box.', 'In short: Soon yours.'],
        [1, 1, 1],
      ],
    )
    const simulated = await simulate(['4711', '{"state":"packed"}', 'It lies in its box.', 'Soon yours.'])
    assert.deepEqual(
      said.map(line => simulated.split('\n').includes(String(line))),
      [true, true, true],
      simulated,
    )
    assert.match(simulated, /\(GET \/orders\/4711; body of the answer as JSON, or ! and a failure\) /)
    assert.match(simulated, /\(gpt-4o-mini is asked "What does packed mean\?"; its answer, or ! and a failure\) /)
    assert.match(simulated, /\* completed\n$/)
    assert.deepEqual(asked(), [1, 1, 1])
  })

  it('prompts for the tool calls of a model, and for the replies of the services', async () => {
    const tools = [
      {
        type: 'http',
        name: 'find_order',
        description: 'Finds an order',
        connection: 'shop',
        path: '/orders/{{ args.order_no }}',
        parameters: { order_no: { type: 'string' } },
      },
    ]
    const think = {
      id: 'think',
      type: 'agent',
      connection: 'gpt',
      model: 'gpt-4o-mini',
      prompt: '{{ input.text }}',
      tools,
      next: null,
    }
    await writeFile(
      path.join(folder, 'tools.yaml'),
      JSON.stringify({
        code: 'tools',
        name: 'Tools',
        triggers: [{ type: 'chat_intent', intent: 'tools' }],
        nodes: [think],
      }),
    )
    const simulated = await simulate(
      ['[{"name":"find_order","arguments":{"order_no":"4711"}}]', '{"state":"packed"}', 'It is packed.'],
      'tools.yaml',
    )
    for (const line of [
      'its answer or its tool calls as JSON [{"name", "arguments"}] (find_order)',
      '(GET /orders/4711; body of the answer as JSON',
      'reads {"status":200,"body":{"state":"packed"}}; its answer',
      'It is packed.',
      '* completed',
    ])
      assert.ok(simulated.includes(line), simulated)
  })

  it('takes its error paths in both', async () => {
    openai.answer({ status: 500 })
    assert.deepEqual(await serve(), ['It is packed', 'Please ask a person'])
    assert.match(
      await simulate(['4711', '{"state":"packed"}', '! away']),
      /It is packed\n.*Please ask a person\n\* completed\n$/s,
    )
    shop.answer(() => ({ status: 500 }))
    assert.deepEqual(await serve(), ['Please ask a person'])
    assert.match(await simulate(['4711', '!']), /Please ask a person\n\* completed\n$/)
  })
})
