import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page, Response } from 'playwright-core'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, GRACE, inSight, startConsoleStage, type ConsoleStage } from './console-stage.ts'

type Node = { id: string; next?: string; text?: string }

describe('the editor of flows in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })
  afterEach(async () => await stage.closePages())
  const draft = () => `/console/flows/${stage.seen.giftFinder}?version=draft`
  const savedNode = async (id: string): Promise<Node> => {
    const { definition } = await stage.admin.flows.getFlowDraft({ flowId: stage.seen.giftFinder })
    const node = (definition['nodes'] as Node[]).find(one => one.id === id)
    assert.ok(node, `no node ${id}`)
    return node
  }
  /** Another user saves the draft with changed nodes. */
  const saveElsewhere = async (changes: Record<string, object>) => {
    const flowId = stage.seen.giftFinder
    const { definition, etag } = await stage.admin.flows.getFlowDraft({ flowId })
    const nodes = (definition['nodes'] as Node[]).map(node => ({ ...node, ...changes[node.id] }))
    await stage.admin.flows.saveFlowDraft({ flowId, definition: { ...definition, nodes }, ifMatch: etag })
  }

  it('adds a node after another, undoes it, and saves when nothing is typed', async () => {
    const { page, complaints } = await stage.enter(draft())
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await page.getByRole('treeitem', { name: /^plain/ }).click()
    await page.keyboard.press('a')
    await page.keyboard.type('message')
    await photograph(page, 'console-editor-add')
    await page.keyboard.press('Enter')
    await page.locator('[role="img"][data-selected]').getByText('message', { exact: true }).waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual([(await savedNode('plain')).next, (await savedNode('message')).next], ['message', 'budget'])
    assert.deepEqual(await inSight(page, ['plain', 'message']), [true, true])
    await page.keyboard.type('Nice to meet you')
    await page.locator('[role="img"][data-selected]').getByText('Nice to meet you').waitFor()
    await photograph(page, 'console-editor')
    for (const key of ['Escape', 'Control+z', 'Control+z']) await page.keyboard.press(key)
    await page.locator('[data-ready] [role="img"]').getByText('message', { exact: true }).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.equal((await savedNode('plain')).next, 'budget')
    assert.deepEqual(complaints, [])
  })

  it('shows notes on the canvas, which keys move, colour and delete', async () => {
    const { page, complaints } = await stage.enter(draft())
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    const notes = async () => (await stage.admin.flows.getFlowLayout({ flowId: stage.seen.giftFinder })).notes
    const saved = () => page.waitForResponse(response => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.locator('.react-flow textarea:focus').waitFor()
    // The note itself, still empty, may be saved while it is being written.
    const written = page.waitForResponse(response => response.request().postData()?.includes('seen this.') ?? false)
    await page.keyboard.type('Legal has seen this.')
    await written
    const [note] = await notes()
    assert.equal(note?.text, 'Legal has seen this.')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    const moved = saved()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await moved
    assert.deepEqual(await notes(), [{ ...note, x: note.x + 20, color: 'blue' }])
    await photograph(page, 'console-editor-note')
    assert.deepEqual(await examine(page, 'note'), [])
    const removed = saved()
    await page.keyboard.press('Delete')
    await removed
    assert.deepEqual([await notes(), complaints], [[], []])
  })

  it('offers no editing to a role that may not edit', async () => {
    const { page, complaints } = await stage.enter(draft(), { as: GRACE })
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await page.keyboard.press('a')
    // The tests before left the flow open: its viewers are shown as soon as they are known.
    const buttons = page.getByRole('main').getByRole('button').and(page.locator(':not([aria-label="Also here"] *)'))
    const offered = await buttons.allTextContents()
    const named = offered.map(text => text.trim()).filter(text => text !== '')
    assert.deepEqual(named, ['Outline', 'Canvas', 'Text'])
    assert.deepEqual([await page.getByRole('dialog').count(), complaints], [0, []])
  })

  it('merges changes of an agent in different nodes, says so, and asks about the same field', async () => {
    const { page, complaints } = await stage.enter(draft())
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    const connect = async (from: RegExp, to: string) => {
      await page.getByRole('treeitem', { name: from }).click()
      await page.keyboard.press('c')
      await page.keyboard.type(to)
      await page.keyboard.press('Enter')
    }
    await stage.changeByAgent(stage.seen.giftFinder, { warm: { text: 'Changed elsewhere' } })
    await connect(/^plain/, 'show')
    await page.getByText('Ada, by the token “Drafter”, changed this draft').waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.equal((await savedNode('plain')).next, 'show')
    assert.equal((await savedNode('warm')).text, 'Changed elsewhere')

    await connect(/^plain/, 'found')
    await saveElsewhere({ plain: { next: 'like' }, warm: { text: 'Changed again' } })
    const dialog = page.getByRole('dialog', { name: 'You and someone else changed the same field' })
    await dialog.waitFor()
    await photograph(page, 'console-editor-conflict')
    assert.deepEqual(await examine(page, 'conflict'), [])
    await page.keyboard.press('Escape')
    await dialog.getByText('Yours').click()
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual([(await savedNode('plain')).next, (await savedNode('warm')).text], ['found', 'Changed again'])
    await connect(/^plain/, 'budget')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('loses at most two seconds of work when its tab is killed', async () => {
    const { page } = await stage.enter(draft())
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await page.clock.install()
    // The service no longer answers: typed text is only in the browser.
    await page.route('**/draft', () => undefined)
    await page.getByRole('treeitem', { name: /^plain/ }).click()
    await page.keyboard.press('r')
    await page.keyboard.type('greeting')
    await page.keyboard.press('Enter')
    await page.locator('[role="img"][data-selected]').getByText('greeting', { exact: true }).waitFor()
    const isHeld = "Object.keys(localStorage).some(key => localStorage[key].includes('greeting'))"
    await page.clock.runFor(2_000)
    assert.ok(await page.evaluate<boolean>(isHeld), 'nothing is stored in the browser')
    const session = await page.context().newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')

    const again = await page.context().newPage()
    await again.goto(`${stage.service.url}${draft()}`)
    await again.getByText('Unsaved work from this browser has been restored').waitFor()
    await photograph(again, 'console-editor-restored')
    await again.getByText('Saved', { exact: true }).waitFor()
    assert.equal((await savedNode('greeting')).next, 'budget')
    await again.getByRole('treeitem', { name: /^greeting/ }).click()
    for (const key of ['Control+z', 'Control+s']) await again.keyboard.press(key)
    await again.getByText('Saved', { exact: true }).waitFor()
  })

  it('is copied and pasted as YAML, searched, and typed as text that is applied once it can be parsed', async () => {
    const { page, complaints } = await stage.enter(draft(), { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('treeitem', { name: /^show/ }).click()
    await page.getByRole('treeitem', { name: /^like/ }).click({ modifiers: ['Control'] })
    await page.keyboard.press('Control+c')
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    assert.match(copied, /^nodes:\n {2}- id: show\n {4}type: card\n[^]*- id: like\n/)
    await page.getByRole('treeitem', { name: /^bye/ }).click()
    await page.keyboard.press('Control+v')
    await page.getByRole('toolbar', { name: '2 nodes' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('Gooseneck')
    await photograph(page, 'console-editor-search')
    await page.keyboard.press('Enter')
    await page.locator('[role="img"][data-selected]').getByText('set_kettle', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Text' }).click()
    const text = page.locator('.cm-content')
    await text.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('name: Twice\n')
    await page.getByText('Map keys must be unique').waitFor()
    for (const key of ['Shift+ArrowUp', 'Delete']) await page.keyboard.press(key)
    await page.getByText('Map keys must be unique').waitFor({ state: 'detached' })
    await page.keyboard.type('x-owner: Shop team\n')
    await page.getByText('Unsaved', { exact: true }).waitFor()
    await photograph(page, 'console-editor-text')
    assert.deepEqual(await examine(page, 'text'), [])
    await page.getByRole('button', { name: 'Canvas' }).click()
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    const { definition } = await stage.admin.flows.getFlowDraft({ flowId: stage.seen.giftFinder })
    assert.equal(definition['x-owner'], 'Shop team')
    assert.equal((await savedNode('show_2')).next, 'like_2')
    assert.deepEqual(complaints, [])
  })

  it('is edited on the canvas by mouse: dropped on an edge, connected, moved, selected, cut', async () => {
    const nodes = [
      { id: 'hello', type: 'message', text: 'Hello', next: 'bye' },
      { id: 'bye', type: 'end' },
    ]
    const definition = { code: 'gestures', name: 'Gestures', nodes }
    const { id: flowId } = await stage.admin.flows.createFlow({ definition })
    const { page, complaints } = await stage.enter(`/console/flows/${flowId}?version=draft`, {
      viewport: { width: 1900, height: 900 },
    })
    const step = (name: string) => page.locator(`.react-flow__node[data-id="${name}"]`)
    const box = async (at: Locator) => {
      const found = await at.boundingBox()
      assert.ok(found)
      return found
    }
    const drag = async (from: Locator, to: { x: number; y: number }) => {
      const { x, y, width, height } = await box(from)
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
    }
    const middle = async (at: Locator) => {
      const { x, y, width, height } = await box(at)
      return { x: x + width / 2, y: y + height / 2 }
    }
    const stored = async () => {
      await page.getByText('Saved', { exact: true }).waitFor()
      const { definition } = await stage.admin.flows.getFlowDraft({ flowId })
      return Object.fromEntries((definition['nodes'] as Node[]).map(({ id, next }) => [id, next]))
    }
    const saved = (what: RegExp) => page.waitForResponse(response => what.test(callOf(response)) && response.ok())
    await page.locator('[data-ready] [role="img"]').first().waitFor()

    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const [x0, y0] = await pointOn(edge(page, 'hello/next'))
    const palette = page.getByRole('region', { name: 'Nodes to add' })
    await drag(palette.getByRole('button', { name: 'Wait' }), { x: x0, y: y0 })
    await step('wait').waitFor()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    assert.deepEqual(await stored(), { hello: 'wait', wait: 'bye', bye: undefined })

    await page.locator('.react-flow__controls-fitview').click()
    const joined = saved(/PUT .*draft/)
    await drag(step('hello').locator('.source'), await middle(step('bye')))
    await joined
    assert.deepEqual(await stored(), { hello: 'bye', wait: 'bye', bye: undefined })

    const { x, y } = await middle(step('bye'))
    const moved = saved(/PUT .*layout/)
    await drag(step('bye'), { x: x + 30, y: y + 160 })
    await moved
    assert.deepEqual(Object.keys((await stage.admin.flows.getFlowLayout({ flowId })).positions), ['bye'])

    const pulled = saved(/PUT .*layout/)
    await drag(step('wait').locator('.source[data-open]'), { x, y: y - 160 })
    await page
      .getByRole('dialog', { name: 'Add a node' })
      .getByRole('option', { name: /^Message/ })
      .click()
    await step('message').waitFor()
    await pulled
    await photograph(page, 'console-editor-mouse')

    await page.mouse.click(...(await pointOn(edge(page, 'hello/next'))))
    await page.getByRole('toolbar', { name: 'This edge' }).getByRole('button', { name: 'Disconnect' }).click()
    await edge(page, 'hello/next').waitFor({ state: 'detached' })
    const tidied = saved(/PUT .*layout/)
    await page.getByRole('button', { name: 'Tidy' }).click()
    await tidied
    assert.deepEqual((await stage.admin.flows.getFlowLayout({ flowId })).positions, {})

    await page.locator('.react-flow__controls-fitview').click()
    await step('message').locator('.source[data-open]').click()
    await page.getByRole('dialog', { name: 'Add a node' }).waitFor()
    await page.keyboard.press('Escape')
    await step('wait').click()
    await step('message').click({ modifiers: ['Shift'] })
    await page.getByRole('toolbar', { name: '2 nodes' }).getByRole('button', { name: 'Delete' }).click()
    await step('message').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await step('message').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('runs the unsaved draft in a chat, highlights its path, and makes a test of the conversation', async () => {
    // The draft has errors from the tests before, and the flow has tests of the demo.
    const flowId = stage.seen.giftFinder
    await stage.admin.flows.discardFlowDraft({ flowId, ifMatch: '*' })
    await stage.admin.flows.saveFlowTests({ flowId, ifMatch: '*', tests: [] })
    const { page, complaints } = await stage.enter(draft())
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    const areas = page.getByRole('group', { name: 'Beside the canvas' })
    await areas.getByRole('button', { name: 'Try' }).click()
    const chat = page.getByRole('region', { name: 'Chat with the draft' })
    const tried = page.getByRole('region', { name: 'Try', exact: true })
    await page.locator('[role="img"][data-mark="waiting"]').waitFor()
    await chat.getByRole('spinbutton').fill('100')
    await chat.getByRole('button', { name: 'Send' }).click()
    await chat.getByLabel('Things made by hand').check()
    await chat.getByRole('button', { name: 'Send' }).click()
    await chat.getByRole('button', { name: 'Perfect' }).waitFor()
    await page.locator('.react-flow__edge.edge-visited').first().waitFor()
    await photograph(page, 'console-try')
    assert.deepEqual(await examine(page, 'try'), [])
    // The simulation has its own clock.
    await tried.getByRole('button', { name: '+ 1 hour' }).click()
    await chat.getByRole('button', { name: 'Perfect' }).click()
    await tried.getByRole('list').getByText('ended').waitFor()

    await tried.getByRole('button', { name: 'Make a test of this conversation' }).click()
    await page.getByLabel('What it tests').fill('suggests a gift')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('The test is stored.').waitFor()
    await areas.getByRole('button', { name: 'Tests' }).click()
    await page.getByRole('button', { name: 'Run the test' }).click()
    await page.getByText('All passed.').waitFor()
    await page.locator('[data-ready] [role="img"]').getByText('not covered').first().waitFor()
    await photograph(page, 'console-tests')
    assert.deepEqual(await examine(page, 'tests'), [])
    const [test] = (await stage.admin.flows.getFlowTests({ flowId })).tests
    assert.equal(test?.['name'], 'suggests a gift')
    assert.deepEqual(complaints, [])
  })

  it('tries half a flow up to its error, and forgets the error once its connection was made elsewhere', async () => {
    const definition = {
      code: 'half-made',
      name: 'Half-made',
      triggers: [{ type: 'chat_intent', intent: 'half_made' }],
      nodes: [
        { id: 'hello', type: 'message', text: 'Half of a flow', next: 'call' },
        { id: 'call', type: 'http', connection: 'depot', url: '/stock', next: null },
      ],
    }
    const { id } = await stage.admin.flows.createFlow({ definition })
    const { page, complaints } = await stage.enter(`/console/flows/${id}?version=draft`)
    await page.getByRole('button', { name: '1 error' }).waitFor()
    await page.getByRole('group', { name: 'Beside the canvas' }).getByRole('button', { name: 'Try' }).click()
    const tried = page.getByRole('region', { name: 'Try', exact: true })
    await tried.getByRole('region', { name: 'Chat with the draft' }).getByText('Half of a flow').waitFor()
    await tried.getByRole('alert').getByText('there is no connection "depot"').waitFor()
    await page.locator('[role="img"][data-mark="failed"]').getByText('call').first().waitFor()
    await photograph(page, 'console-try-half')
    const body = {
      code: 'depot',
      name: 'Depot',
      providerKey: 'http' as const,
      baseUrl: 'https://depot.example',
    }
    await stage.admin.connections.createConnection(body)
    await page.getByRole('button', { name: 'Nothing to fix' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('starts a simulation at any node, and takes the replies to its calls from a recorded execution', async () => {
    const { items } = await stage.admin.flows.listFlows({ search: 'stock' })
    const { page, complaints } = await stage.enter(`/console/flows/${items[0]?.id}?version=draft`)
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await page.getByRole('group', { name: 'Beside the canvas' }).getByRole('button', { name: 'Try' }).click()
    const tried = page.getByRole('region', { name: 'Try', exact: true })
    const call = tried.getByRole('form', { name: 'Answer of look' })
    await call.getByLabel('Body').fill('{ "count": 3 }')
    await call.getByRole('button', { name: 'Answer' }).click()
    await tried.getByText('3 left').waitFor()
    await tried.getByLabel('From', { exact: true }).selectOption('tell')
    await tried.getByText('ended').waitFor()
    assert.deepEqual(await tried.locator('ol summary > :first-child').allTextContents(), ['tell'])
    await tried.getByLabel('From', { exact: true }).selectOption('the start')
    await tried.getByText('Recorded executions').click()
    await tried.getByRole('button', { name: 'Use the answers to its calls' }).click()
    await tried.getByRole('alert').waitFor()
    await page.locator('[role="img"][data-mark="failed"]').waitFor()
    await photograph(page, 'console-try-recorded')
    // An execution links to a simulation that repeats it.
    await page.goto(new URL(`/console/executions/${stage.seen.waiting}`, page.url()).href)
    await page.getByRole('link', { name: 'Try on the draft' }).click()
    await tried.getByRole('form', { name: 'Repeat the execution' }).getByRole('button', { name: 'Repeat' }).click()
    await tried.getByRole('region', { name: 'Chat with the draft' }).getByText('123456', { exact: true }).waitFor()
    await page.locator('[role="img"][data-mark="waiting"]').waitFor()
    assert.deepEqual(complaints, [])
  })
})

const callOf = (response: Response): string => `${response.request().method()} ${response.url()}`
const edge = (page: Page, id: string): Locator =>
  page.locator(`.react-flow__edge[data-id="${id}"] .react-flow__edge-path`)

/** A point on an edge: the middle of its bounding box may be off the edge. */
async function pointOn(edge: Locator): Promise<[x: number, y: number]> {
  return await edge.evaluate((path: unknown) => {
    const drawn = path as DrawnPath
    const { x, y } = drawn.getPointAtLength(drawn.getTotalLength() / 2)
    const { a, d, e, f } = drawn.getScreenCTM()
    return [x * a + e, y * d + f] as [number, number]
  })
}

/** What is needed of an SVG path in the page. */
type DrawnPath = {
  getTotalLength(): number
  getPointAtLength(length: number): { x: number; y: number }
  getScreenCTM(): { a: number; d: number; e: number; f: number }
}
