import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Execution, flowOf, FORM_ID, run, texts } from '../world.ts'

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

  it('The run pauses with the choices and expects one of their ids', async () => {
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

  it('The run continues at the target of the choice, otherwise at `next`, and stores the answer', async () => {
    const first = new Execution(nodes)
    await first.start()
    assert.deepEqual(texts(await first.do({ type: 'resume', values: { choice: 's' } })), ['small'])
    const second = new Execution(nodes)
    await second.start()
    assert.deepEqual(texts(await second.do({ type: 'resume', values: { choice: 'l' } })), ['large l l'])
  })

  it('A choice has a sentence and a picture, in which templates are filled in', async () => {
    const [block] = (
      await new Execution(
        flowOf([
          {
            id: 'pick',
            type: 'buttons',
            choices: [
              { id: 'a', label: 'A', text: '{{ vars.n }} left', imageUrl: 'https://acme.example/{{ vars.n }}.png' },
            ],
          },
        ]),
      ).start({ variables: { n: 3 } })
    ).blocks
    assert.deepEqual(block?.payload, {
      choices: [{ id: 'a', label: 'A', text: '3 left', imageUrl: 'https://acme.example/3.png' }],
    })
  })

  const conditional = flowOf([
    {
      id: 'pick',
      type: 'buttons',
      choices: [
        { id: 'free', label: 'Free' },
        { id: 'paid', label: 'Paid', when: 'vars.hasCard' },
      ],
      next: 'end',
    },
    { id: 'end', type: 'end', text: 'chose {{ input.choice }}' },
  ])

  it('A choice whose condition is false is neither offered nor accepted', async () => {
    const execution = new Execution(conditional)
    const turn = await execution.start({ variables: { hasCard: false } })
    assert.deepEqual(turn.blocks[0]?.payload, { choices: [{ id: 'free', label: 'Free' }] })
    const result = await execution.try({ type: 'resume', values: { choice: 'paid' } })
    assert.deepEqual(result.outcome === 'rejected' && result.violations, [
      { field: 'choice', rule: 'enum', constraint: 'choices', expected: ['free'] },
    ])
    const offered = new Execution(conditional)
    await offered.start({ variables: { hasCard: true } })
    assert.deepEqual(texts(await offered.do({ type: 'resume', values: { choice: 'paid' } })), ['chose paid'])
  })

  it('Without a choice to offer, the run continues at `next`', async () => {
    const turn = await new Execution(
      flowOf([
        {
          id: 'pick',
          type: 'buttons',
          choices: [{ id: 'a', label: 'A', when: 'false', next: 'never' }],
          next: 'end',
        },
        { id: 'never', type: 'end', text: 'never' },
        { id: 'end', type: 'end', text: 'nothing to choose' },
      ]),
    ).start()
    assert.deepEqual(texts(turn), ['nothing to choose'])
  })

  it('An unknown, missing or mistyped choice is rejected, and the snapshot does not change', async () => {
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

  it('A choice whose `next` is null ends the execution, regardless of the `next` of the node', async () => {
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
  it('The answer is stored under the name of the field, or under `saveAs`', async () => {
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

  it('An answer that breaks the rules of the field is rejected', async () => {
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

  it('A stored form is shown in the language of the conversation, without rules for the server only', async () => {
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

  it('The form is enforced as it was shown, and stored as one variable per field or as one object', async () => {
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

  it('The run fails when the form no longer exists', async () => {
    const turn = await run([{ id: 'f', type: 'form', form: 'contact' }])
    assert.equal(turn.status, 'failed')
    assert.equal(turn.failure?.kind, 'unknown_form')
  })

  it('An upload is a file reference of the right type and size', async () => {
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
