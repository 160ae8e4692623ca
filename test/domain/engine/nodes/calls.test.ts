import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Execution, flowOf, texts } from '../world.ts'

describe('http and agent', () => {
  const http = flowOf([
    {
      id: 'call',
      type: 'http',
      connection: 'crm',
      method: 'POST',
      url: '/c/{{ vars.n }}',
      headers: { 'X-N': '{{ vars.n }}' },
      body: { n: '{{ vars.n }}', list: [{ expr: 'vars.n + 1' }] },
      saveAs: 'res',
      onError: 'err',
      next: 'ok',
    },
    { id: 'ok', type: 'end', text: '{{ vars.res.status }}' },
    { id: 'err', type: 'end', text: 'error {{ vars.res.status }}' },
  ])

  it('The run pauses with everything that the call needs, and continues with its result', async () => {
    const execution = new Execution(http)
    const turn = await execution.start({ variables: { n: 5 } })
    assert.equal(turn.status, 'waiting_time')
    assert.deepEqual(turn.wait, {
      kind: 'call',
      callId: 'id-1',
      nodeId: 'call',
      request: {
        kind: 'http',
        connection: 'crm',
        method: 'POST',
        url: '/c/5',
        headers: { 'X-N': '5' },
        body: { n: 5, list: [6] },
        timeoutMs: 10_000,
        retries: 0,
      },
    })
    assert.deepEqual(turn.effects, [{ type: 'call', wait: turn.wait }])
    const done = await execution.do({
      type: 'callResult',
      callId: 'id-1',
      result: { ok: true, value: { status: 200, headers: {}, body: null } },
    })
    assert.deepEqual(texts(done), ['200'])
    assert.equal(done.status, 'completed')
  })

  it('A value that is a segment of dots redirects no call: the execution continues at `onError`', async () => {
    const calling = (url: string) =>
      flowOf([
        { id: 'call', type: 'http', connection: 'crm', url, onError: 'err' },
        { id: 'err', type: 'end', text: 'not called' },
      ])
    const turnWith = async (n: string, url = '/c/{{ vars.n }}') =>
      await new Execution(calling(url)).start({ variables: { n } })
    const dots = [
      '..',
      '.',
      '../../admin',
      '%2e%2E',
      'a/.%2e',
      '..\\admin',
      '.\t.',
      '.. ',
      '..\u0001',
      '../?a=b',
      '..#',
      '%2e%2e%2fadmin',
      '%252e%252e%252fadmin',
      '..%5cadmin',
      '..;/admin',
      'a/..;x=1/admin',
    ]
    for (const n of dots) {
      const turn = await turnWith(n)
      assert.deepEqual([turn.effects, texts(turn)], [[], ['not called']], n)
    }
    for (const n of ['...', 'a..b', '.a', '?next=../', 'v1.2', 'a;..', '100%25'])
      assert.equal((await turnWith(n)).wait?.kind, 'call', n)
    for (const url of ['../v2/{{ vars.n }}', '/c?at=/{{ vars.n }}']) {
      assert.equal((await turnWith('5', url)).wait?.kind, 'call', `those of the author remain: ${url}`)
    }
    assert.equal((await turnWith('..', '/c?at=/{{ vars.n }}')).wait?.kind, 'call', 'a query has no segments')
    for (const [url, n] of [
      ['../v2/{{ vars.n }}', '../../admin'],
      ['../v{{ vars.n }}', '2/..'],
      ['../v2/.{{ vars.n }}', '.'],
      ['/c/{{ vars.n }}/../v2', '../admin?'],
    ] as const)
      assert.deepEqual((await turnWith(n, url)).effects, [], `beside those of the author: ${url}`)
  })

  it('A failed call continues at `onError` with the received answer', async () => {
    const execution = new Execution(http)
    await execution.start()
    assert.deepEqual(
      texts(
        await execution.do({
          type: 'callResult',
          callId: 'id-1',
          result: { ok: false, message: 'HTTP 500', value: { status: 500, headers: {}, body: null } },
        }),
      ),
      ['error 500'],
    )
  })

  it('A failed call without `onError` fails the run', async () => {
    const execution = new Execution(flowOf([{ id: 'call', type: 'http', url: 'https://x.example' }]))
    await execution.start()
    const turn = await execution.do({ type: 'callResult', callId: 'id-1', result: { ok: false, message: 'timed out' } })
    assert.deepEqual(
      [turn.status, turn.failure],
      ['failed', { kind: 'http_error', nodeId: 'call', message: 'timed out' }],
    )
  })

  it('The result of another call is ignored, and so is a second result of the same call', async () => {
    const execution = new Execution(http)
    await execution.start()
    assert.deepEqual(await execution.try({ type: 'callResult', callId: 'id-9', result: { ok: true, value: null } }), {
      outcome: 'ignored',
      reason: 'stale_call',
    })
    await execution.do({ type: 'callResult', callId: 'id-1', result: { ok: true, value: null } })
    assert.deepEqual(await execution.try({ type: 'callResult', callId: 'id-1', result: { ok: true, value: null } }), {
      outcome: 'ignored',
      reason: 'ended',
    })
  })

  it('The answer of an agent is shown, or only stored when it has `saveAs`', async () => {
    for (const saveAs of [undefined, 'reply']) {
      const execution = new Execution(
        flowOf([
          {
            id: 'ai',
            type: 'agent',
            connection: 'llm',
            model: 'm',
            system: 'Be {{ vars.tone }}',
            prompt: 'Hi',
            temperature: 0,
            ...(saveAs === undefined ? {} : { saveAs }),
          },
        ]),
      )
      const asked = await execution.start({ variables: { tone: 'kind' } })
      assert.deepEqual(asked.effects[0]?.type === 'call' && asked.effects[0].wait.request, {
        kind: 'agent',
        connection: 'llm',
        model: 'm',
        system: 'Be kind',
        prompt: 'Hi',
        shown: saveAs === undefined,
        temperature: 0,
        timeoutMs: 30_000,
        retries: 0,
      })
      const turn = await execution.do({ type: 'callResult', callId: 'id-1', result: { ok: true, value: 'Hello!' } })
      assert.deepEqual(texts(turn), saveAs === undefined ? ['Hello!'] : [])
      if (saveAs !== undefined) assert.equal(turn.snapshot.frames[0]?.vars['reply'], 'Hello!')
    }
  })

  it('One reply has the blocks before and after the call', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'm', type: 'message', text: 'one', next: 'call' },
        { id: 'call', type: 'http', url: 'https://x.example', next: 'e' },
        { id: 'e', type: 'end', text: 'two' },
      ]),
    )
    await execution.start()
    const turn = await execution.do({ type: 'callResult', callId: 'id-2', result: { ok: true, value: null } })
    assert.deepEqual(
      turn.blocks.map(block => block.payload['text']),
      ['one', 'two'],
    )
    assert.deepEqual(texts(turn), ['two'])
  })
})
