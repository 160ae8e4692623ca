import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, afterEach, describe, it } from 'node:test'
import { parse } from 'yaml'
import type { Line } from '../../../console/gallery/ready-flows.ts'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement, useState } = await import('react')
const { cleanup, fireEvent, render, screen, within } = await import('@testing-library/react')
const { Gallery } = await import('../../../console/gallery/gallery.tsx')
const { readyFlows } = await import('../../../console/gallery/ready-flows.ts')
const { STARTERS } = await import('../../../console/gallery/starts.ts')
const { TRADES } = await import('../../../console/gallery/trades.ts')

type Definitions = Parameters<typeof readyFlows>[0]
type Suites = Parameters<typeof readyFlows>[1]

const FILES = globSync('examples/{cookbook,trades}/flows/*.yaml')
const contentsOf = (files: string[]) =>
  Object.fromEntries(files.map(file => [file, parse(readFileSync(file, 'utf8')) as unknown]))
const DEFINITIONS = contentsOf(FILES.filter(file => !file.endsWith('.test.yaml'))) as Definitions
const SUITES = contentsOf(FILES.filter(file => file.endsWith('.test.yaml'))) as Suites
const EXAMPLES = readyFlows(DEFINITIONS, SUITES)

const flow = (name: string, description: string, ...nodes: object[]) => ({
  name,
  description,
  triggers: [{ type: 'chat_intent' }],
  nodes: [...nodes, { id: 'end', type: 'end' }],
})
const SHELF = readyFlows(
  {
    'trades/flows/hotel-stay.yaml': flow('Plan your stay', 'Reckons the price of a room.'),
    'cookbook/flows/returns.yaml': flow('Return a parcel', 'Says whether an order can go back.'),
    'trades/flows/gift-ideas.yaml': flow('Find a gift', 'Suggests presents.'),
    'cookbook/flows/survey.yaml': flow('How did we do?', 'Three ratings make a score.'),
    'cookbook/flows/part.yaml': { name: 'A part', nodes: [{ id: 'end', type: 'end' }] },
  },
  {},
)

function open(flows = SHELF) {
  const chosen: string[] = []
  const tried: string[] = []
  const Stage = () => {
    const [id, setId] = useState('')
    const onChoose = (start: { id: string }) => {
      chosen.push(start.id)
      setId(start.id)
    }
    return createElement(Gallery, { flows, chosen: id, onChoose, onTry: () => tried.push(id) })
  }
  const { container } = render(createElement(Stage))
  return { container, chosen, tried }
}

const titles = () =>
  screen.queryAllByRole('radio').map(radio => radio.parentElement?.querySelector('strong')?.textContent)
const spoken = () =>
  within(screen.getByRole('region', { name: /^Example conversation/ }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const takeTrade = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Trade' }), { target: { value } })

describe('gallery of flows', () => {
  afterEach(cleanup)
  after(closePage)

  it('shows by trade what a visitor or an event can start, what fits any trade first', () => {
    open()
    assert.deepEqual(titles(), ['How did we do?', 'Plan your stay', 'Find a gift', 'Return a parcel'])
    assert.deepEqual(
      within(screen.getByRole('combobox', { name: 'Trade' }))
        .getAllByRole('option')
        .map(option => option.textContent),
      ['All trades', 'Any trade', 'Hotels', 'Shops'],
    )
  })

  it('finds flows by trade and by all words of a search, and counts them', () => {
    open()
    takeTrade('Shops')
    assert.deepEqual(titles(), ['Find a gift', 'Return a parcel'])
    assert.equal(screen.getByRole('status').textContent, '2 of 4 flows')
    search('ORDER back')
    assert.deepEqual(titles(), ['Return a parcel'])
    search('room')
    assert.deepEqual(titles(), [])
    assert.equal(screen.getByRole('status').textContent, '0 of 4 flows')
    takeTrade('')
    assert.deepEqual(titles(), ['Plan your stay'])
    search('hotels')
    assert.deepEqual(titles(), ['Plan your stay'])
  })

  it('keeps the chosen flow in sight while others are looked for', () => {
    const { chosen } = open()
    fireEvent.click(screen.getByRole('radio', { name: /Plan your stay/ }))
    takeTrade('Shops')
    assert.deepEqual(chosen, ['trades/hotel-stay'])
    assert.deepEqual(titles(), ['Plan your stay', 'Find a gift', 'Return a parcel'])
    assert.equal(screen.getByRole<HTMLInputElement>('radio', { name: /Plan your stay/ }).checked, true)
    assert.equal(screen.getByRole('status').textContent, '2 of 4 flows')
  })

  it('does not create the flow when Enter ends a search', () => {
    open()
    assert.equal(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' }), false)
    assert.equal(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'a' }), true)
  })

  it('says what an author has to make before a publish', () => {
    const call = { id: 'call', type: 'http', connection: 'shop', body: { form: 'a value', flow: 'another' } }
    const nodes = [
      call,
      { id: 'again', type: 'http', connection: 'shop' },
      { id: 'form', type: 'form', form: 'partner' },
      { id: 'own', type: 'form', form: { fields: [] } },
      { id: 'goal', type: 'goal', code: 'sale' },
      { id: 'agent', type: 'agent', connection: 'model', tools: [{ type: 'flow', flow: 'hours' }] },
    ]
    open(readyFlows({ 'trades/flows/a.yaml': flow('Much', '', ...nodes), 'trades/flows/b.yaml': flow('None', '') }, {}))
    assert.ok(screen.getByText('Any trade; needs two connections, a form, a goal and another flow'))
    assert.ok(screen.getByText('Any trade', { selector: 'small' }))
  })

  it('draws every node of each example in the colour of its kind, with the edges to it', () => {
    const { container } = open(EXAMPLES)
    const pictures = [...container.querySelectorAll('li svg')]
    assert.equal(pictures.length, EXAMPLES.length)
    for (const [index, { id, definition }] of EXAMPLES.entries()) {
      const picture = pictures[index]
      assert.ok(picture)
      const groups = [...picture.querySelectorAll('rect')].map(node => node.getAttribute('data-group'))
      assert.equal(groups.length, definition.nodes.length + 1, id)
      assert.ok(!groups.includes('unknown'), id)
      assert.ok(picture.querySelectorAll('path').length >= definition.nodes.length - 1, id)
      assert.doesNotMatch(picture.outerHTML, /NaN|Infinity|undefined/, id)
    }
  })

  it('shows next to the chosen flow the conversation of its first test, and lets it be tried', () => {
    const lines: Line[] = [
      { by: 'visitor', text: 'I need a room' },
      { by: 'flow', text: 'Which one?', choices: ['Single', 'Double'] },
      { by: 'time', text: 'P2D' },
      { by: 'flow', text: 'Are you still there?' },
    ]
    const tests = [{ name: 'says the price', steps: [{ say: 'I need a room' }] }] as [never]
    const silent = { tests, conversation: [{ by: 'event' as const, text: 'order.paid' }] }
    const definitions = {
      'trades/flows/hotel-stay.yaml': flow('Plan your stay', ''),
      'cookbook/flows/payment-reminder.yaml': flow('Remind', ''),
    }
    const suites = {
      'trades/flows/hotel-stay.test.yaml': { tests, conversation: lines },
      'cookbook/flows/payment-reminder.test.yaml': silent,
    }
    const flows = readyFlows(definitions, suites)
    assert.ok(flows.every(({ suite }) => suite !== undefined && !('conversation' in suite)))
    const { tried } = open(flows)
    assert.equal(screen.queryByRole('region'), null)
    fireEvent.click(screen.getByRole('radio', { name: /Plan your stay/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }))
    assert.deepEqual(tried, ['trades/hotel-stay'])
    assert.deepEqual(spoken(), [
      'Visitor: I need a room',
      'Flow: Which one?\nSingle · Double',
      '2 days later',
      'Flow: Are you still there?',
    ])
    fireEvent.click(screen.getByRole('radio', { name: /Remind/ }))
    assert.equal(screen.queryByRole('region'), null, 'a flow that says nothing to a visitor has no conversation')
  })

  it('has every example that a visitor or an event starts, with a sentence and its tests', () => {
    assert.ok(EXAMPLES.length >= 10)
    assert.equal(EXAMPLES.length, Object.values(DEFINITIONS).filter(({ triggers = [] }) => triggers.length > 0).length)
    for (const { id, about, suite } of EXAMPLES) {
      assert.match(about, /^\p{Lu}.{10,118}\.$/u, id)
      assert.ok((suite?.tests.length ?? 0) > 0, id)
    }
    const ids = [...EXAMPLES, ...STARTERS].map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length, 'a start has an id of its own')
  })

  it('names the trade of each example of a trade', () => {
    const files = EXAMPLES.flatMap(({ id }) => (id.startsWith('trades/') ? id.slice('trades/'.length) : []))
    assert.deepEqual(
      files.filter(file => !(file in TRADES)),
      [],
    )
  })
})
