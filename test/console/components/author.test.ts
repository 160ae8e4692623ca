import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import type { Difference } from '../../../console/flow/overlays/difference.ts'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { act, cleanup, fireEvent, render, screen, within } = await import('@testing-library/react')
const { AdminConnectionsApi, AdminFlowsApi, ParleyError } = await import('../../../sdk/index.ts')
const { flowDrafts } = await import('../../../console/data/drafts.ts')
const { DraftProvider, useDraft } = await import('../../../console/drafts/draft.tsx')
const { AuthorPanel } = await import('../../../console/flow/author/author-panel.tsx')
const { signedIn } = await import('./signed-in.ts')

const HELLO = { id: 'hello', type: 'end', text: 'Hello' }
const BYE = { id: 'bye', type: 'end', text: 'Goodbye' }
const DEFINITION = { code: 'greet', start: 'hello', nodes: [HELLO] }
const PROPOSAL = {
  definition: { ...DEFINITION, nodes: [HELLO, BYE] },
  changes: [{ path: '/nodes/bye', change: 'added', after: BYE }],
  valid: false,
  findings: [{ severity: 'error', rule: 'unreachable', path: '/nodes/1', message: 'nothing leads to this node' }],
}
const NO_FACTS = { valid: null, errors: null, warnings: null, passed: null }

type Shown = { definition: unknown; edit: ReturnType<typeof useDraft>['edit'] }

/** A stream of events that the test sends. */
function stream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: given => {
      controller = given
    },
  })
  return {
    body,
    send: async (event: string, data: object) =>
      await act(async () => {
        controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
        await new Promise(resolve => setImmediate(resolve))
      }),
  }
}

describe('the panel in which a flow is described', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
    sessionStorage.clear()
  })
  after(closePage)

  /** The panel beside a draft, with what the console asked of the service. */
  function open({ connections = [{ code: 'llm', name: 'Model', providerKey: 'openai', status: 'active' }] } = {}) {
    const shown: Partial<Shown> = {}
    const asked: { order: { definition?: object; earlier?: string[] }; signal: AbortSignal }[] = []
    const streams: ReturnType<typeof stream>[] = []
    mock.method(
      AdminConnectionsApi.prototype,
      'listConnections',
      async () => await Promise.resolve({ items: connections, nextCursor: null }),
    )
    const author = mock.method(
      AdminFlowsApi.prototype,
      'authorFlowRaw',
      async (input: { flowId: string }, { signal }: { signal: AbortSignal }) => {
        const { flowId: _flow, ...order } = input
        asked.push({ order, signal })
        const next = stream()
        streams.push(next)
        return await Promise.resolve({ raw: { body: next.body } })
      },
    )
    const saved = { definition: DEFINITION, etag: '1', by: null }
    const kind = {
      ...flowDrafts,
      readDraft: async () => await Promise.resolve(saved),
      saveDraft: async (_: string, definition: object) =>
        await Promise.resolve({ ...saved, definition: { ...definition } }),
    }
    const marks: (string | undefined)[] = []
    const note = (difference: Difference | undefined) => {
      marks.push(difference?.overlay.nodes.get('bye')?.mark)
    }
    function Beside() {
      const { definition, edit } = useDraft()
      Object.assign(shown, { definition, edit })
      return createElement(AuthorPanel, {
        flow: { id: 'flow-1', code: 'greet' } as never,
        selected: undefined,
        onSelect: () => undefined,
        onDifference: note,
      })
    }
    const draft = createElement(DraftProvider, { kind, id: 'flow-1', children: createElement(Beside) })
    render(draft, { wrapper: signedIn() })
    return { shown: shown as Shown, asked, streams, marks, author }
  }

  const ask = async (request: string) => {
    const area = await screen.findByRole('textbox', { name: /Describe what you want|What else/ })
    fireEvent.change(area, { target: { value: request } })
    fireEvent.change(screen.getByLabelText('Model'), { target: { value: 'gpt-4o' } })
    await act(async () => {
      fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true })
      await new Promise(resolve => setImmediate(resolve))
    })
  }
  const nodesIn = ({ definition }: Shown) => (definition as typeof DEFINITION).nodes.map(({ id }) => id)

  it('shows the steps as they come, and changes the draft only when the proposal is accepted', async () => {
    const page = open()
    await ask('Say goodbye at the end')
    const [first] = page.streams
    assert.deepEqual(page.asked[0]?.order, { request: 'Say goodbye at the end', connection: 'llm', model: 'gpt-4o' })
    await first?.send('step', {
      tool: 'flows.update_draft',
      ok: true,
      message: null,
      ...NO_FACTS,
      valid: false,
      errors: 1,
    })
    await first?.send('step', { tool: 'flows.test', ok: false, message: 'flow_invalid: <b>no</b>', ...NO_FACTS })
    const log = screen.getByRole('log')
    assert.match(log.textContent, /Changed the proposal: one errorTested it: flow_invalid: <b>no<\/b>/)
    await first?.send('proposal', PROPOSAL)
    assert.equal(screen.queryByRole('button', { name: 'Accept' }), null)
    await first?.send('said', { text: 'There is a goodbye now.' })
    await first?.send('usage', { promptTokens: 1_200, completionTokens: 34, costMicros: 20_000 })
    await first?.send('end', { reason: 'done', message: null })
    const proposal = await screen.findByRole('region', { name: 'Proposal' })
    assert.match(proposal.textContent, /nothing leads to this node/)
    assert.match(log.textContent, /There is a goodbye now\.1,234 tokens, about \$0\.02/)
    assert.deepEqual([nodesIn(page.shown), page.marks.at(-1)], [['hello'], 'added'])
    fireEvent.click(within(proposal).getByRole('button', { name: 'Accept' }))
    assert.deepEqual(nodesIn(page.shown), ['hello', 'bye'])
    assert.equal(page.marks.at(-1), undefined)
    assert.match(log.textContent, /The draft has the proposal/)
  })

  it('continues on the proposal, with what the person changed meanwhile', async () => {
    const page = open()
    await ask('Say goodbye')
    await page.streams[0]?.send('proposal', PROPOSAL)
    await page.streams[0]?.send('end', { reason: 'steps', message: null })
    assert.match(screen.getByRole('log').textContent, /limit of steps/)
    act(() => page.shown.edit('Greet', () => ({ ...DEFINITION, nodes: [{ ...HELLO, text: 'Good morning' }] })))
    await ask('Also thank them')
    const { definition, earlier } = page.asked[1]?.order ?? {}
    assert.deepEqual(earlier, ['Say goodbye'])
    assert.deepEqual((definition as typeof DEFINITION).nodes, [{ ...HELLO, text: 'Good morning' }, BYE])
  })

  it('stops the model, discards a proposal, and tells why a request failed', async () => {
    const page = open()
    await ask('Say goodbye')
    await page.streams[0]?.send('proposal', PROPOSAL)
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    assert.equal(page.asked[0]?.signal.aborted, true)
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    assert.equal(screen.queryByRole('region', { name: 'Proposal' }), null)
    assert.deepEqual(nodesIn(page.shown), ['hello'])
    page.author.mock.mockImplementation(
      async () =>
        await Promise.reject(
          new ParleyError('conflict', 'A model is at work on this flow for you already', { status: 409 }),
        ),
    )
    await ask('Say goodbye')
    assert.match((await screen.findByRole('alert')).textContent, /at work on this flow/)
  })

  it('says how to get a connection where there is none to a language model', async () => {
    open({ connections: [{ code: 'crm', name: 'CRM', providerKey: 'http', status: 'active' }] })
    const link = await screen.findByRole('link', { name: 'Choose a connection' })
    assert.equal(link.getAttribute('href'), '/connections')
    assert.equal(screen.queryByRole('textbox'), null)
  })
})
