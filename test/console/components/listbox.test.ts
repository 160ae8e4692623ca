import assert from 'node:assert/strict'
import { after, afterEach, describe, it } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement, useState } = await import('react')
const { cleanup, fireEvent, render, screen } = await import('@testing-library/react')
const { Combobox } = await import('../../../console/fields/combobox.tsx')
const { CompletedText } = await import('../../../console/fields/completed-text.tsx')
const { FieldsContext } = await import('../../../console/fields/context.ts')
const { Picker } = await import('../../../console/parts/listbox/picker.tsx')

const OPTIONS = ['one', 'two', 'three', 'four'].map(value => ({ value, title: value }))
const SURROUNDINGS = {
  variables: ['first_name', 'last_name'].map(name => ({ name: `vars.${name}`, from: 'set by ask' })),
  readOnly: false,
}

/** A control that keeps its value, in a panel that notices the keys that reach it. */
function stage(control: typeof Combobox | typeof CompletedText, props: object, start?: string) {
  const seen = { keys: [] as string[], values: [] as unknown[] }
  const Stage = () => {
    const [value, setValue] = useState<unknown>(start)
    const onChange = (next: unknown) => {
      seen.values.push(next)
      setValue(next)
    }
    const given = { id: 'x', title: 'Next', shape: { kind: 'string' }, pointer: '/x', value, onChange, ...props }
    return createElement(
      FieldsContext,
      { value: SURROUNDINGS as never },
      createElement(
        'aside',
        { onKeyDown: (event: { key: string }) => seen.keys.push(event.key) },
        createElement(control as never, given),
      ),
    )
  }
  render(createElement(Stage))
  return seen
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const press = (...keys: string[]) => keys.forEach(key => fireEvent.keyDown(document.activeElement ?? field(), { key }))
const shown = () => screen.queryAllByRole('option').map(option => option.textContent)

/** The option that assistive technology announces, which must be the one that is marked. */
function current(): string | null | undefined {
  const active = document.activeElement?.getAttribute('aria-activedescendant')
  const option = active == null ? null : document.getElementById(active)
  assert.equal(option?.getAttribute('aria-selected') ?? 'true', 'true')
  return option?.textContent
}

function open(element: HTMLElement): void {
  element.focus()
  fireEvent.click(element)
}

describe('listbox', () => {
  afterEach(cleanup)
  after(closePage)

  it('says whether it is open, and names its list and its current option only then', () => {
    stage(Combobox, { options: OPTIONS })
    assert.deepEqual(
      ['aria-expanded', 'aria-controls', 'aria-activedescendant'].map(name => field().getAttribute(name)),
      ['false', null, null],
    )
    open(field())
    assert.equal(field().getAttribute('aria-expanded'), 'true')
    assert.equal(screen.getByRole('listbox').id, field().getAttribute('aria-controls'))
    assert.equal(current(), 'one')
  })

  it('goes through its options with the arrow keys from end to end, and takes one with Enter', () => {
    const { values } = stage(Combobox, { options: OPTIONS })
    open(field())
    press('ArrowUp')
    assert.equal(current(), 'four')
    press('ArrowDown', 'ArrowDown')
    assert.equal(current(), 'two')
    press('Enter')
    assert.deepEqual([values, field().value, shown()], [['two'], 'two', []])
  })

  it('leaves Home and End to the text until a key has gone into the list', () => {
    const { keys } = stage(Combobox, { options: OPTIONS })
    open(field())
    press('End')
    assert.deepEqual([current(), keys], ['one', ['End']])
    press('ArrowDown', 'End')
    assert.equal(current(), 'four')
    press('Home')
    assert.equal(current(), 'one')
  })

  it('closes on Escape and does nothing else: only the second one reaches what is around it', () => {
    const { keys, values } = stage(Combobox, { options: OPTIONS }, 'two')
    open(field())
    press('Escape')
    assert.deepEqual([shown(), keys, values], [[], [], []])
    press('Escape')
    assert.deepEqual(keys, ['Escape'])
  })

  it('takes no option when a click elsewhere closes it, and forgets what a strict field cannot hold', () => {
    const { values } = stage(Combobox, { options: OPTIONS, strict: true }, 'two')
    open(field())
    fireEvent.change(field(), { target: { value: 'thr' } })
    assert.deepEqual(shown(), ['three'])
    fireEvent.blur(field())
    assert.deepEqual([shown(), field().value, values], [[], 'two', []])
  })

  it('takes the option that a text is half of with Tab, and none when nothing was typed', () => {
    const { values, keys } = stage(Combobox, { options: OPTIONS })
    open(field())
    press('Tab')
    assert.deepEqual([values, keys], [[], ['Tab']])
    fireEvent.change(field(), { target: { value: 'thr' } })
    press('Tab')
    assert.deepEqual([values.at(-1), shown()], ['three', []])
  })

  it('ignores a key that completes a character, and keys with a modifier', () => {
    const { values } = stage(Combobox, { options: OPTIONS })
    open(field())
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'ArrowDown', shiftKey: true })
    assert.deepEqual([values, current()], [[], 'one'])
  })

  it('does not open in a field that cannot be changed', () => {
    const before = SURROUNDINGS.readOnly
    SURROUNDINGS.readOnly = true
    stage(Combobox, { options: OPTIONS })
    open(field())
    press('ArrowDown')
    SURROUNDINGS.readOnly = before
    assert.deepEqual(shown(), [])
  })

  it('completes a name in a text of several lines, which stays a text box', () => {
    const { values, keys } = stage(CompletedText, { template: false })
    const text = screen.getByRole<HTMLTextAreaElement>('textbox')
    text.focus()
    fireEvent.keyDown(text, { key: ' ', ctrlKey: true })
    assert.deepEqual(shown().slice(0, 2), ['vars.first_nameset by ask', 'vars.last_nameset by ask'])
    press('Escape')
    assert.deepEqual([shown(), keys], [[], [' ']])
    fireEvent.keyDown(text, { key: ' ', ctrlKey: true })
    press('ArrowDown', 'Enter')
    assert.deepEqual([values, text.getAttribute('role')], [['vars.last_name'], null])
  })

  it('is always open below the field of a picker, whose Escape belongs to its dialog', () => {
    const seen: string[] = []
    const items = (text: string) =>
      OPTIONS.filter(({ title }) => title.includes(text)).map(option => ({
        ...option,
        group: option.title.slice(0, 1),
      }))
    render(
      createElement(
        'div',
        { onKeyDown: ({ key }: { key: string }) => seen.push(key) },
        createElement(Picker, { label: 'Node', items, empty: 'None.', onPick: value => seen.push(value) }),
      ),
    )
    field().focus()
    assert.deepEqual(
      screen.getAllByRole('presentation').map(({ textContent }) => textContent),
      ['o', 't', 'f'],
    )
    press('PageDown')
    assert.equal(current(), 'four')
    fireEvent.change(field(), { target: { value: 'o' } })
    assert.equal(current(), 'one')
    press('ArrowDown', 'Enter', 'Escape')
    assert.deepEqual(seen, ['two', 'Escape'])
    fireEvent.change(field(), { target: { value: 'nothing' } })
    assert.deepEqual([shown(), field().getAttribute('aria-expanded')], [[], 'false'])
  })
})
