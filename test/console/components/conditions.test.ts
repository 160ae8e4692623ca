import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, it } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement, useState } = await import('react')
const { cleanup, fireEvent, render, screen, within } = await import('@testing-library/react')
const { SessionContext } = await import('../../../console/access/session.tsx')
const { FieldsContext } = await import('../../../console/fields/context.ts')
const { controls } = await import('../../../console/fields/controls.ts')
const { Field } = await import('../../../console/fields/field.tsx')
const { VisibleIf } = await import('../../../console/forms/visible-if.tsx')
const { kindOf, valuesOf } = await import('../../../console/fields/variable-kinds.ts')

const DEFINITION = {
  variables: { budget: 10, tags: ['new'], urgent: false },
  nodes: [
    {
      id: 'ask',
      type: 'buttons',
      saveAs: 'drink',
      choices: [
        { id: 'tea', label: 'Tea' },
        { id: 'milk', label: 'Milk' },
      ],
    },
    { id: 'mail', type: 'input', field: { name: 'email', type: 'email' } },
    { id: 'stars', type: 'input', saveAs: 'score', field: { name: 'stars', type: 'rating' } },
    { id: 'call', type: 'http', saveAs: 'reply' },
    { id: 'set', type: 'set_variable', set: { greeting: 'Hi {{ vars.email }}', total: { expr: 'vars.budget * 2' } } },
  ],
}
const VARIABLES = ['budget', 'tags', 'urgent', 'drink', 'email', 'score', 'total'].map(name => ({
  name: `vars.${name}`,
  from: '',
}))

let stored: unknown

/** The field of a condition with this value, as the panel of a node shows it. */
function renderCondition(value: unknown, field: object = { required: true }, readOnly = false): void {
  const Held = () => {
    const [present, setPresent] = useState(value)
    stored = present
    const shown = { kind: 'Expression', name: 'when', title: 'When', description: 'What must hold.', ...field }
    return createElement(Field, { field: shown, value: present, pointer: '/when', onChange: setPresent })
  }
  const surroundings = {
    ...{ definition: DEFINITION, controls, variableNames: [], variables: VARIABLES, nodes: [], readOnly },
    ...{ problemsAt: () => [], onOpen: undefined },
  }
  const session = { user: { id: 'ada' } as never, signOut: async () => await Promise.resolve(), may: () => false }
  const fields = createElement(FieldsContext, { value: surroundings }, createElement(Held))
  render(createElement(SessionContext, { value: session }, fields))
}

const select = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Types a variable and leaves its field. */
function type(name: string, value: string): void {
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
  fireEvent.blur(screen.getByLabelText(name))
}
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const asText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'When' })
const comparisons = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the control of a condition', () => {
  beforeEach(() => (stored = undefined))
  afterEach(cleanup)
  after(closePage)

  it('is made by choosing a variable, a comparison and a value, and stores the expression', () => {
    renderCondition('')
    type('Variable of “When”', 'email')
    assert.equal(stored, 'vars.email = ""')
    select('Comparison of “When”', 'contains')
    write('Value of “When”', '@"acme".')
    assert.equal(stored, '$contains(vars.email, "@\\"acme\\".")')
    click('Condition')
    assert.equal(stored, '$contains(vars.email, "@\\"acme\\".")')
    type('Variable of “When 2”', 'vars.budget')
    select('Comparison of “When 2”', 'atLeast')
    write('Value of “When 2”', '79')
    assert.equal(stored, '$contains(vars.email, "@\\"acme\\".") and vars.budget >= 79')
    select('How the rows of “When” are joined', 'any')
    assert.equal(stored, '$contains(vars.email, "@\\"acme\\".") or vars.budget >= 79')
    click('Remove When 1')
    assert.equal(stored, 'vars.budget >= 79')
    click('Remove When')
    assert.equal(stored, 'true')
  })

  it('joins by what was chosen before the second row was complete', () => {
    renderCondition('vars.urgent = true')
    click('Condition')
    select('How the rows of “When” are joined', 'any')
    type('Variable of “When 2”', 'vars.score')
    assert.equal(stored, 'vars.urgent = true or vars.score = 0')
  })

  it('offers the comparisons of what the variable is, and a value of its kind', () => {
    renderCondition('vars.budget >= 79')
    assert.deepEqual(comparisons('Comparison of “When”'), [
      ...['is', 'is not', 'is more than', 'is less than', 'is at least', 'is at most', 'is known', 'is not known'],
    ])
    type('Variable of “When”', 'vars.tags')
    assert.equal(stored, '"" in vars.tags')
    assert.ok(comparisons('Comparison of “When”').includes('is an empty list'))
    type('Variable of “When”', 'vars.urgent')
    assert.equal(stored, 'vars.urgent = true')
    select('Value of “When”', 'false')
    assert.equal(stored, 'vars.urgent = false')
    select('Comparison of “When”', 'isKnown')
    assert.equal(stored, '$exists(vars.urgent)')
    assert.equal(screen.queryByLabelText('Value of “When”'), null)
  })

  it('compares with another variable', () => {
    renderCondition('vars.score = 3')
    select('Type of value of “When”', 'variable')
    type('Value of “When”', 'vars.total')
    assert.equal(stored, 'vars.score = vars.total')
    type('Value of “When”', 'not a variable')
    assert.equal(stored, 'vars.score = vars.total')
  })

  it('keeps the expression when it is shown as text and as rows again, and shows any other as text alone', () => {
    const written = "vars.state = 'on its way'  and vars.budget>1"
    renderCondition(written)
    click('Edit as expression')
    assert.equal(asText().value, written)
    click('Edit as conditions')
    assert.equal(stored, written)
    cleanup()
    renderCondition('$count(vars.tags) > 3')
    assert.equal(asText().value, '$count(vars.tags) > 3')
    assert.equal(screen.queryByRole('button', { name: 'Edit as conditions' }), null)
    fireEvent.change(asText(), { target: { value: 'vars.budget > 3' } })
    assert.equal(asText().value, 'vars.budget > 3')
    click('Edit as conditions')
    assert.equal(screen.getByLabelText<HTMLInputElement>('Variable of “When”').value, 'vars.budget')
  })

  it('takes an expression that was typed in place of a variable', () => {
    for (const expression of ['$contains(vars.email, "@acme.")', '$count(vars.tags) > 3']) {
      for (const key of ['Enter', undefined]) {
        renderCondition('true')
        write('Variable of “When”', expression)
        const field = screen.getByLabelText('Variable of “When”')
        if (key === undefined) fireEvent.blur(field)
        else fireEvent.keyDown(field, { key })
        assert.equal(stored, expression)
        cleanup()
      }
    }
  })

  it('is absent until an optional one is added, and again when its last row is removed', () => {
    renderCondition(undefined, {})
    click('When')
    type('Variable of “When”', 'drink')
    assert.equal(stored, 'vars.drink = ""')
    fireEvent.change(screen.getByLabelText('Value of “When”'), { target: { value: 'tea' } })
    assert.equal(stored, 'vars.drink = "tea"')
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove When' })[1] ?? assert.fail('no button'))
    assert.equal(stored, undefined)
  })

  it('changes nothing where nobody may edit', () => {
    renderCondition('vars.budget > 3', { required: true }, true)
    assert.equal(screen.getByLabelText<HTMLSelectElement>('Comparison of “When”').disabled, true)
    assert.equal(screen.getByLabelText<HTMLInputElement>('Value of “When”').readOnly, true)
    assert.deepEqual(screen.queryAllByRole('button'), [])
  })

  it('knows what variables are by their first values, questions and calls', () => {
    for (const [path, kind] of [
      ['vars.budget', 'number'],
      ['vars.tags', 'list'],
      ['vars.urgent', 'yes'],
      ['vars.drink', 'text'],
      ['vars.email', 'text'],
      ['vars.score', 'number'],
      ['vars.stars', undefined],
      ['vars.reply.status', 'number'],
      ['vars.reply.body.status', undefined],
      ['vars.greeting', 'text'],
      ['vars.total', undefined],
      ['conversation.customer.proven', 'yes'],
      ['conversation.locale', 'text'],
      ['conversation.customer.properties.plan', undefined],
      ['$event.payment', undefined],
    ] as const)
      assert.equal(kindOf(DEFINITION, path), kind, path)
    assert.deepEqual(
      valuesOf(DEFINITION, 'vars.drink').map(({ value }) => value),
      ['tea', 'milk'],
    )
    assert.deepEqual(valuesOf(undefined, 'vars.drink'), [])
  })

  describe('of a field of a form', () => {
    const TOPIC = { value: 'delivery', label: 'Delivery' }
    const FIELDS = [
      { name: 'topic', type: 'radio', label: 'Topic', options: [TOPIC, { value: 'other', label: 'Other' }] },
      { name: 'stars', type: 'rating', label: 'Stars' },
      { name: 'order no', type: 'text' },
      { name: 'story', type: 'textarea' },
    ]
    /** The visibility of the last field. */
    function renderVisibility(value: unknown, disabled = false): void {
      const Held = () => {
        const [field, setField] = useState<Record<string, unknown>>({ ...FIELDS[3], visibleIf: value })
        stored = field['visibleIf']
        const set = (path: readonly unknown[], next: unknown) => setField({ ...field, [String(path[0])]: next })
        return createElement(VisibleIf, { field, disabled, set, fields: FIELDS, index: 3 })
      }
      const session = { user: { id: 'ada' } as never, signOut: async () => await Promise.resolve(), may: () => false }
      render(createElement(SessionContext, { value: session }, createElement(Held)))
    }

    it('is made of rows over the other fields, with their kinds and options, and stored as an expression', async () => {
      renderVisibility(undefined)
      select('Visibility', 'expression')
      await screen.findByLabelText('Variable of “Visible if”')
      type('Variable of “Visible if”', 'topic')
      assert.equal(stored, 'input.topic = ""')
      write('Value of “Visible if”', 'delivery')
      click('Condition')
      type('Variable of “Visible if 2”', 'stars')
      select('Comparison of “Visible if 2”', 'atMost')
      write('Value of “Visible if 2”', '2')
      assert.equal(stored, 'input.topic = "delivery" and input.stars <= 2')
      assert.deepEqual(
        valuesOf({ fields: FIELDS }, 'input.topic').map(({ title }) => title),
        ['Delivery', 'Other'],
      )
      select('Visibility', '')
      assert.equal(stored, undefined)
    })

    it('begins with the comparison that was there, and leaves an expression that is no rows as it is', async () => {
      for (const [comparison, expression] of [
        [{ field: 'topic', equals: 'other' }, 'input.topic = "other"'],
        [{ field: 'stars', notEquals: 3 }, 'input.stars != 3'],
        [{ field: 'order no', present: true }, '$exists(input.`order no`)'],
        [{ field: 'order no', present: false }, '$not($exists(input.`order no`))'],
        [{ field: 'topic', in: ['other'] }, 'true'],
      ] as const) {
        renderVisibility(comparison)
        select('Visibility', 'expression')
        assert.equal(stored, expression)
        await screen.findByLabelText('Variable of “Visible if”')
        cleanup()
      }
      renderVisibility('$count(input.stars) > 3')
      const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Visible if' })
      assert.equal(text.value, '$count(input.stars) > 3')
    })

    it('shows nothing to change where nobody may edit', async () => {
      renderVisibility('input.stars = 3', true)
      assert.equal((await screen.findByLabelText<HTMLInputElement>('Value of “Visible if”')).readOnly, true)
      assert.deepEqual(screen.queryAllByRole('button'), [])
    })
  })
})
