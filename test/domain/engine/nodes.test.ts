import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Execution, flowOf, FORM_ID, NOW, run, texts } from './world.ts'

describe('message, media, card, end', () => {
  it('shows a message with its templates filled in and ends when nothing follows', async () => {
    const turn = await run([{ id: 'a', type: 'message', text: 'Hello {{ vars.name }}', format: 'markdown' }], {
      variables: { name: 'Ada' },
    })
    assert.equal(turn.status, 'completed')
    assert.deepEqual(turn.blocks, [
      {
        id: 'id-1',
        type: 'message',
        payload: { text: 'Hello Ada', role: 'agent', format: 'markdown' },
        meta: { source_node_id: 'a' },
      },
    ])
    assert.equal(turn.expectedInput, null)
    assert.equal(turn.wait, null)
  })

  it('shows media and cards, leaving out what is not set', async () => {
    const turn = await run(
      [
        { id: 'm', type: 'media', kind: 'image', url: 'https://x.example/{{ vars.f }}.png', alt: 'A map', next: 'c' },
        { id: 'c', type: 'card', title: 'Plan', actions: [{ label: 'Read {{ vars.f }}', url: 'https://x.example' }] },
      ],
      { variables: { f: 'a' } },
    )
    assert.deepEqual(
      turn.blocks.map(block => block.payload),
      [
        { kind: 'image', url: 'https://x.example/a.png', alt: 'A map' },
        { title: 'Plan', actions: [{ label: 'Read a', url: 'https://x.example' }] },
      ],
    )
  })

  it('adds a message when an end has a text, and none when it has not', async () => {
    assert.deepEqual(texts(await run([{ id: 'e', type: 'end', text: 'Bye' }])), ['Bye'])
    assert.deepEqual(texts(await run([{ id: 'e', type: 'end' }])), [])
  })

  it('starts at the node that start names', async () => {
    const turn = await new Execution(
      flowOf(
        [
          { id: 'a', type: 'message', text: 'a' },
          { id: 'b', type: 'message', text: 'b' },
        ],
        { start: 'b' },
      ),
    ).start()
    assert.deepEqual(texts(turn), ['b'])
  })
})

describe('buttons', () => {
  const nodes = flowOf([
    {
      id: 'pick',
      type: 'buttons',
      prompt: 'Which?',
      choices: [
        { id: 's', label: 'Small', icon: '🐭', next: 'small' },
        { id: 'l', label: 'Large {{ vars.n }}' },
      ],
      saveAs: 'size',
      next: 'large',
    },
    { id: 'small', type: 'end', text: 'small' },
    { id: 'large', type: 'end', text: 'large {{ vars.size }} {{ input.choice }}' },
  ])

  it('pauses with the choices and expects one of their ids', async () => {
    const turn = await new Execution(nodes).start({ variables: { n: 1 } })
    assert.equal(turn.status, 'waiting_input')
    assert.deepEqual(turn.blocks[0]?.payload, {
      prompt: 'Which?',
      choices: [
        { id: 's', label: 'Small', icon: '🐭' },
        { id: 'l', label: 'Large 1' },
      ],
    })
    assert.deepEqual(turn.expectedInput, {
      type: 'button_choice',
      block_id: 'id-1',
      schema: { type: 'object', properties: { choice: { type: 'string', enum: ['s', 'l'] } }, required: ['choice'] },
    })
  })

  it('goes where the choice says, else to next, and keeps the answer', async () => {
    const first = new Execution(nodes)
    await first.start()
    assert.deepEqual(texts(await first.do({ type: 'resume', values: { choice: 's' } })), ['small'])
    const second = new Execution(nodes)
    await second.start()
    assert.deepEqual(texts(await second.do({ type: 'resume', values: { choice: 'l' } })), ['large l l'])
  })

  it('rejects an unknown choice, none, and one of a wrong type, and stays as it was', async () => {
    const execution = new Execution(nodes)
    await execution.start()
    const before = JSON.stringify(execution.snapshot)
    for (const [values, rule] of [
      [{ choice: 'xl' }, 'enum'],
      [{}, 'required'],
      [{ choice: 1 }, 'type'],
    ] as const) {
      const result = await execution.try({ type: 'resume', values })
      assert.deepEqual(result.outcome === 'rejected' && result.violations.map(one => [one.field, one.rule]), [
        ['choice', rule],
      ])
    }
    assert.equal(JSON.stringify(execution.snapshot), before)
  })

  it('goes to null when the choice says so, whatever next is', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'b', type: 'buttons', choices: [{ id: 'x', label: 'X', next: null }], next: 'e' },
        { id: 'e', type: 'end', text: 'not here' },
      ]),
    )
    await execution.start()
    assert.deepEqual(texts(await execution.do({ type: 'resume', values: { choice: 'x' } })), [])
  })
})

describe('input, form, file_upload', () => {
  it('saves the answer under the name of the field, or under saveAs', async () => {
    for (const saveAs of [undefined, 'who']) {
      const execution = new Execution(
        flowOf([
          {
            id: 'ask',
            type: 'input',
            prompt: 'Name?',
            field: { name: 'name', type: 'text', required: true },
            ...(saveAs === undefined ? {} : { saveAs }),
            next: 'e',
          },
          { id: 'e', type: 'end', text: `{{ vars.${saveAs ?? 'name'} }}` },
        ]),
      )
      const asked = await execution.start()
      assert.equal(asked.expectedInput?.type, 'form_submission')
      assert.equal(asked.blocks[0]?.type, 'input')
      assert.deepEqual(texts(await execution.do({ type: 'resume', values: { name: '  Ada ' } })), ['Ada'])
    }
  })

  it('rejects an answer that breaks the rules of the field', async () => {
    const execution = new Execution(
      flowOf([
        {
          id: 'ask',
          type: 'input',
          field: { name: 'no', type: 'text', required: true, validation: { pattern: '^[0-9]{6}$' } },
        },
      ]),
    )
    await execution.start()
    const result = await execution.try({ type: 'resume', values: { no: 'x' } })
    assert.deepEqual(result.outcome === 'rejected' && result.violations, [
      { field: 'no', rule: 'pattern', constraint: 'pattern', expected: '^[0-9]{6}$' },
    ])
  })

  const form = {
    code: 'contact',
    title: 'Contact',
    submitLabel: 'Send',
    fields: [
      { name: 'email', type: 'email', required: true },
      { name: 'note', type: 'textarea', validation: { blocked_words: ['spam'] } },
    ],
    locales: { de: { title: 'Kontakt', fields: { email: { label: 'E-Mail' } } } },
  } as const

  it('shows a stored form in the language of the conversation, without the rules that only the server knows', async () => {
    const turn = await run(
      [{ id: 'f', type: 'form', form: 'contact' }],
      { conversation: { locale: 'de-AT' } },
      { forms: [structuredClone(form) as never] },
    )
    const [block] = turn.blocks
    assert.deepEqual([block?.type, block?.payload['formId'], block?.payload['title']], ['form', FORM_ID, 'Kontakt'])
    assert.equal(turn.expectedInput?.form_id, FORM_ID)
    assert.ok(!JSON.stringify([turn.blocks, turn.expectedInput]).includes('spam'))
  })

  it('enforces the form as it was shown and saves one variable per field, or one object', async () => {
    const definition = flowOf([
      { id: 'f', type: 'form', form: 'contact', next: 'e' },
      { id: 'e', type: 'end', text: '{{ vars.email }} {{ vars.all.email }}' },
    ])
    const execution = new Execution(definition, { forms: [structuredClone(form) as never] })
    await execution.start()
    const refused = await execution.try(
      { type: 'resume', values: { email: 'a@b.example', note: 'no SPAM please' } },
      { forms: [] },
    )
    assert.equal(refused.outcome, 'rejected')
    assert.deepEqual(texts(await execution.do({ type: 'resume', values: { email: 'a@b.example' } }, { forms: [] })), [
      'a@b.example ',
    ])
    const other = new Execution(
      flowOf([
        { id: 'f', type: 'form', form: 'contact', saveAs: 'all', next: 'e' },
        { id: 'e', type: 'end', text: '{{ vars.email }} {{ vars.all.email }}' },
      ]),
      { forms: [structuredClone(form) as never] },
    )
    await other.start()
    assert.deepEqual(texts(await other.do({ type: 'resume', values: { email: 'a@b.example' } })), [' a@b.example'])
  })

  it('fails when the form is gone', async () => {
    const turn = await run([{ id: 'f', type: 'form', form: 'contact' }])
    assert.equal(turn.status, 'failed')
    assert.equal(turn.failure?.kind, 'unknown_form')
  })

  it('takes a file reference of the right type and size', async () => {
    const execution = new Execution(
      flowOf([
        {
          id: 'u',
          type: 'file_upload',
          prompt: 'Photo?',
          field: { name: 'photo', type: 'image', required: true, maxSizeMb: 1 },
          next: 'e',
        },
        { id: 'e', type: 'end', text: '{{ vars.photo.name }}' },
      ]),
    )
    const asked = await execution.start()
    assert.equal(asked.expectedInput?.type, 'file_upload')
    const file = { fileId: FORM_ID, url: 'https://x.example/f', mime: 'image/png', size: 100, name: 'me.png' }
    assert.equal(
      (await execution.try({ type: 'resume', values: { photo: { ...file, mime: 'text/plain' } } })).outcome,
      'rejected',
    )
    assert.deepEqual(texts(await execution.do({ type: 'resume', values: { photo: file } })), ['me.png'])
  })
})

describe('set_variable, condition, goto, split', () => {
  it('sets text, kept types, expressions and literals in order', async () => {
    const turn = await run(
      [
        {
          id: 's',
          type: 'set_variable',
          set: {
            copy: '{{ vars.list }}',
            text: 'n={{ vars.n }}',
            sum: { expr: '$sum(vars.list)' },
            late: '{{ vars.sum }}',
            flag: true,
            nothing: '{{ vars.missing }}',
            nested: { a: ['{{ vars.n }}'] },
          },
        },
      ],
      { variables: { list: [1, 2], n: 3 } },
    )
    assert.deepEqual(turn.snapshot.frames[0]?.vars, {
      list: [1, 2],
      n: 3,
      copy: [1, 2],
      text: 'n=3',
      sum: 3,
      late: 3,
      flag: true,
      nothing: null,
      nested: { a: [3] },
    })
  })

  it('takes the first branch that holds, else otherwise', async () => {
    const nodes = flowOf([
      {
        id: 'c',
        type: 'condition',
        branches: [
          { when: 'vars.n > 10', next: 'big' },
          { when: 'vars.n > 5', next: 'mid' },
        ],
        otherwise: 'small',
      },
      { id: 'big', type: 'end', text: 'big' },
      { id: 'mid', type: 'end', text: 'mid' },
      { id: 'small', type: 'end', text: 'small' },
    ])
    for (const [n, text] of [
      [11, 'big'],
      [6, 'mid'],
      [1, 'small'],
    ] as const)
      assert.deepEqual(texts(await new Execution(nodes).start({ variables: { n } })), [text])
  })

  it('fails the execution when a condition cannot be evaluated', async () => {
    const turn = await run([{ id: 'c', type: 'condition', branches: [{ when: 'vars.n > "a"', next: null }] }], {
      variables: { n: 1 },
    })
    assert.equal(turn.status, 'failed')
    assert.deepEqual([turn.failure?.kind, turn.failure?.nodeId], ['expression_error', 'c'])
  })

  it('goes on at the target of a goto', async () => {
    assert.deepEqual(
      texts(
        await run([
          { id: 'g', type: 'goto', target: 'e' },
          { id: 'x', type: 'end', text: 'x' },
          { id: 'e', type: 'end', text: 'e' },
        ]),
      ),
      ['e'],
    )
    assert.deepEqual(
      texts(
        await run([
          { id: 'g', type: 'goto', next: 'e' },
          { id: 'x', type: 'end', text: 'x' },
          { id: 'e', type: 'end', text: 'e' },
        ]),
      ),
      ['e'],
    )
  })

  const split = flowOf([
    {
      id: 's',
      type: 'split',
      branches: [
        { weight: 1, next: 'a' },
        { weight: 0, next: 'never' },
        { weight: 3, next: 'b' },
      ],
    },
    { id: 'a', type: 'end', text: 'a' },
    { id: 'never', type: 'end', text: 'never' },
    { id: 'b', type: 'end', text: 'b' },
  ])

  it('chooses by weight and never a branch without weight', async () => {
    const counts: Record<string, number> = {}
    for (let point = 0; point < 100; point++) {
      const [text] = texts(await new Execution(split, { random: () => point / 100 }).start())
      counts[String(text)] = (counts[String(text)] ?? 0) + 1
    }
    assert.deepEqual(counts, { a: 25, b: 75 })
  })

  it('keeps a conversation on the branch it took', async () => {
    const first = await new Execution(split, { random: () => 0.1 }).start()
    assert.deepEqual(first.effects, [{ type: 'recordSplit', key: 'main/s', branch: 0 }])
    const again = await new Execution(split, { random: () => 0.9 }).start({ splits: first.snapshot.splits })
    assert.deepEqual(texts(again), ['a'])
    assert.deepEqual(again.effects, [])
  })
})

describe('goal, emit, handoff', () => {
  it('asks its caller to record, raise and hand over', async () => {
    const turn = await run(
      [
        { id: 'g', type: 'goal', code: 'purchase', props: { amount: '{{ vars.n }}' }, next: 'm' },
        { id: 'm', type: 'emit', event: 'order.paid', data: { who: 'x{{ vars.n }}' }, next: 'h' },
        { id: 'h', type: 'handoff', reason: 'No {{ vars.n }}' },
      ],
      { variables: { n: 5 } },
    )
    assert.deepEqual(turn.effects, [
      { type: 'recordGoal', nodeId: 'g', code: 'purchase', props: { amount: 5 } },
      { type: 'emit', nodeId: 'm', event: 'order.paid', data: { who: 'x5' }, depth: 1 },
      { type: 'handoff', nodeId: 'h', reason: 'No 5' },
    ])
    assert.deepEqual(
      turn.blocks.map(block => [block.type, block.payload]),
      [['custom', { kind: 'handoff', reason: 'No 5' }]],
    )
    assert.equal(turn.status, 'completed')
  })
})

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

  it('pauses for the call with everything that it needs, and goes on with its result', async () => {
    const execution = new Execution(http)
    const turn = await execution.start({ variables: { n: 5 } })
    assert.equal(turn.status, 'calling')
    assert.deepEqual(turn.effects, [
      {
        type: 'call',
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
      },
    ])
    const done = await execution.do({
      type: 'callResult',
      callId: 'id-1',
      result: { ok: true, value: { status: 200, headers: {}, body: null } },
    })
    assert.deepEqual(texts(done), ['200'])
    assert.equal(done.status, 'completed')
  })

  it('takes onError when the call failed, with what came back', async () => {
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

  it('fails the execution when there is no onError', async () => {
    const execution = new Execution(flowOf([{ id: 'call', type: 'http', url: 'https://x.example' }]))
    await execution.start()
    const turn = await execution.do({ type: 'callResult', callId: 'id-1', result: { ok: false, message: 'timed out' } })
    assert.deepEqual(
      [turn.status, turn.failure],
      ['failed', { kind: 'http_error', nodeId: 'call', message: 'timed out' }],
    )
  })

  it('ignores the result of another call, and a second one of the same', async () => {
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

  it("shows an agent's answer, or only saves it", async () => {
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
      assert.deepEqual(asked.effects[0]?.type === 'call' && asked.effects[0].request, {
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

  it('answers one reply with the blocks before and after the call', async () => {
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

describe('the record of a turn', () => {
  it('has one line per step with what happened and where it went', async () => {
    const turn = await run([
      { id: 'a', type: 'message', text: 'a', next: 'w' },
      { id: 'w', type: 'wait', for: 'PT1S' },
    ])
    assert.deepEqual(
      turn.steps.map(({ index, nodeId, nodeType, outcome, next }) => [index, nodeId, nodeType, outcome, next]),
      [
        [1, 'a', 'message', 'passed', 'w'],
        [2, 'w', 'wait', 'waiting', null],
      ],
    )
    assert.deepEqual(turn.wait, { kind: 'time', nodeId: 'w', dueAt: new Date(NOW.getTime() + 1000).toISOString() })
  })
})
