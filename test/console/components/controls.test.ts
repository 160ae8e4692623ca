import assert from 'node:assert/strict'
import { after, afterEach, describe, it } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement, useState } = await import('react')
const { cleanup, fireEvent, render, screen } = await import('@testing-library/react')
const parts = await import('../../../console/parts/controls/controls.tsx')
const { FieldsContext } = await import('../../../console/fields/context.ts')
const { controls } = await import('../../../console/fields/controls.ts')
const { Field } = await import('../../../console/fields/field.tsx')
const { FileControl } = await import('../../../console/parts/file-control.tsx')

const onChange = () => undefined
const KINDS: Readonly<Record<string, (props: object) => ReturnType<typeof createElement>>> = {
  text: props => createElement(parts.TextControl, { label: 'Wait', value: 'a', onChange, ...props }),
  number: props => createElement(parts.NumberControl, { label: 'Wait', value: 1, onChange, ...props }),
  select: props => createElement(parts.SelectControl, { label: 'Wait', value: 'a', choices: [], onChange, ...props }),
  lines: props => createElement(parts.LinesControl, { label: 'Wait', value: ['a'], onChange, ...props }),
  check: props => createElement(parts.CheckControl, { label: 'Wait', value: true, onChange, ...props }),
}

/** A number of a definition in its frame, and the values that were set. */
function showField(field: object, value: unknown, problems: string[] = [], readOnly = false): unknown[] {
  const set: unknown[] = []
  const surroundings = {
    ...{ definition: {}, controls, variableNames: [], variables: [], nodes: [], onOpen: undefined, readOnly },
    problemsAt: () => problems.map(message => ({ severity: 'error' as const, message })),
  }
  function Editor() {
    const [present, setPresent] = useState(value)
    const take = (next: unknown) => {
      set.push(next)
      setPresent(next)
    }
    const shape = { name: 'wait', title: 'Wait', description: 'How long. In seconds.', ...field } as never
    return createElement(Field, { field: shape, value: present, pointer: '/wait', onChange: take })
  }
  render(createElement(FieldsContext, { value: surroundings }, createElement(Editor)))
  return set
}

const control = () => screen.getByLabelText<HTMLInputElement>('Wait')
/** The texts that describe the control, in the order in which they are read out. */
const described = () =>
  (control().getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent)

after(closePage)

describe('a control', () => {
  afterEach(cleanup)

  for (const [kind, shown] of Object.entries(KINDS))
    it(`for ${kind} has its label, and its problem and help read out with it`, () => {
      const { container } = render(shown({ help: 'How long', problem: 'Too long', required: true }))
      assert.deepEqual(described(), ['Too long', 'How long'])
      assert.equal(control().getAttribute('aria-invalid'), 'true')
      assert.equal(control().getAttribute('aria-required'), 'true')
      assert.equal(control().disabled, false)
      assert.equal(container.querySelectorAll('label').length, 1)
    })

  for (const [kind, shown] of Object.entries(KINDS))
    it(`for ${kind} without them says nothing of them, and can be disabled`, () => {
      render(shown({ disabled: true }))
      for (const name of ['aria-describedby', 'aria-invalid', 'aria-required'])
        assert.equal(control().getAttribute(name), null)
      assert.equal(control().disabled, true)
    })

  it('shows a value that it cannot hold until it is removed', () => {
    const set: unknown[] = []
    render(createElement(parts.NumberControl, { label: 'Wait', value: 'soon', onChange: next => set.push(next) }))
    fireEvent.click(screen.getByText('Remove'))
    assert.deepEqual(set, [undefined])
  })

  it('for a file says what is wrong with the file, also when it is chosen', () => {
    const [accept, chosen] = ['.json', { name: 'a.json', problem: 'This is not JSON.' }]
    const contentOf = () => ({})
    render(createElement(FileControl, { label: 'Wait', accept, contentOf, chosen, onChoose: onChange }))
    assert.deepEqual(described(), ['This is not JSON.'])
    assert.equal(screen.getByRole('alert').textContent, 'This is not JSON.')
  })
})

describe('the control of a field', () => {
  afterEach(cleanup)

  it('has its label, and its unit, problems and help read out with it', () => {
    showField({ kind: 'integer', unit: 's', required: true }, 3, ['Too long'])
    assert.deepEqual(described(), ['s', 'Too long', 'How long.'])
    assert.equal(control().getAttribute('aria-invalid'), 'true')
    assert.equal(control().getAttribute('aria-required'), 'true')
    assert.equal(screen.getByText('How long.').title, 'How long. In seconds.')
  })

  it('sets a number as it is typed, and nothing while the text is none', () => {
    const set = showField({ kind: 'number' }, 3)
    for (const value of ['-', '-2', '-2x', '']) fireEvent.change(control(), { target: { value } })
    assert.deepEqual(set, [-2, undefined])
    fireEvent.change(control(), { target: { value: 'x' } })
    fireEvent.blur(control())
    assert.equal(control().value, '')
  })

  it('that is made of others is a group with the label of the field', () => {
    showField({ kind: 'array', items: { kind: 'string' } }, ['a'])
    const group = screen.getByRole('group', { name: 'Wait' })
    assert.ok(group.contains(screen.getByRole('button', { name: 'Remove Wait' })))
  })

  it('cannot be changed by who may only read', () => {
    showField({ kind: 'number' }, 3, [], true)
    assert.equal(control().readOnly, true)
  })
})
