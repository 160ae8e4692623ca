import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement, Fragment } = await import('react')
const { cleanup, fireEvent, render, screen, waitFor, within } = await import('@testing-library/react')
const { AdminFlowsApi } = await import('../../../sdk/index.ts')
const { flowDrafts } = await import('../../../console/data/drafts.ts')
const { DraftProvider, useDraft } = await import('../../../console/drafts/draft.tsx')
const { graphOf } = await import('../../../console/flow/graph.ts')
const { FindingsProvider } = await import('../../../console/flow/inspector/findings.tsx')
const { FlowDetails } = await import('../../../console/flow/inspector/inspector.tsx')
const { NodePanel } = await import('../../../console/flow/inspector/node-panel.tsx')
const { positionInWords } = await import('../../../console/flow/inspector/position.ts')
const { signedIn } = await import('./signed-in.ts')

const ASK = {
  id: 'ask',
  type: 'buttons',
  text: 'Tea or coffee?',
  choices: [
    { id: 'tea', label: 'Tea' },
    { id: 'coffee', label: 'Coffee' },
  ],
}

describe('the panel of a flow', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('asks for the label of a choice and what follows, folds the rest, and lets the id follow the label', async () => {
    const findings: object[] = []
    mock.method(AdminFlowsApi.prototype, 'validateFlow', async () => await Promise.resolve({ findings }))
    let seen: ReturnType<typeof useDraft> | undefined
    const Watch = () => {
      seen = useDraft()
      return null
    }
    const panel = { nodeId: 'ask', onOpen: () => undefined, published: new Map(), onFollow: () => undefined }
    const shown = createElement(FindingsProvider, null, createElement(NodePanel, panel))
    const saved = { definition: { nodes: [ASK] }, etag: '1', by: null }
    const keep = async () => await Promise.resolve(saved)
    const kind = { ...flowDrafts, readDraft: keep, saveDraft: keep }
    const children = createElement(Fragment, null, createElement(Watch), shown)
    render(createElement(DraftProvider, { kind, id: 'flow-1', children }), { wrapper: signedIn() })
    const choice = await screen.findByRole('group', { name: 'Choice 2' })
    const open = () =>
      [...choice.querySelectorAll('label')].filter(label => label.closest('details:not([open])') === null)
    assert.deepEqual(
      open().map(({ textContent }) => textContent),
      ['Label', 'Next'],
    )
    const id = within(choice).getByLabelText('ID')
    assert.equal((id as HTMLInputElement).value, 'coffee')
    fireEvent.change(within(choice).getByRole('textbox', { name: 'Label', hidden: true }), {
      target: { value: 'Cocoa' },
    })
    await waitFor(() => {
      const [node] = (seen?.definition['nodes'] ?? []) as { choices: unknown[] }[]
      assert.deepEqual(node?.choices[1], { id: 'cocoa', label: 'Cocoa' })
    })
    findings.push({ severity: 'error', rule: 'schema', path: '/nodes/0/choices/1/id', message: 'It is there twice.' })
    fireEvent.focus(window)
    await within(choice).findByText('It is there twice.')
    assert.equal(id.closest('details:not([open])'), null, 'what is wrong is seen')
  })

  it('reads the settings of a version under the names of their fields', () => {
    const definition = {
      code: 'tea',
      name: 'Tea',
      locale: 'en',
      triggers: [{ type: 'chat_intent', intent: 'tea', display: { accentColor: '#0a7' } }],
      nodes: [],
    }
    render(createElement(FlowDetails, { definition, graph: graphOf(definition) }))
    const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
    assert.deepEqual(terms, ['Language', 'Triggers', '1', 'Type', 'Intent', 'Display', 'Accent colour'])
    assert.ok(screen.getByText('Chat intent'))
  })

  it('says where a finding is in the words of the panel', () => {
    const call = { id: 'look', type: 'http', url: '', headers: { 'X-Plan': '' } }
    const tools = [{ type: 'http', name: 'find', parameters: { mail: { type: 'string' } } }]
    const definition = {
      triggers: [{ type: 'event', event: 'paid' }],
      nodes: [{ ...ASK, label: 'Which drink' }, call, { id: 'talk', type: 'agent', tools }],
    }
    const said = [
      ['ask', '/choices/1/label'],
      ['look', '/headers/X-Plan'],
      ['talk', '/tools/0/parameters/mail/type'],
      ['gone', '/text'],
      [undefined, '/triggers/0/event'],
      [undefined, '/triggers'],
      ['ask', ''],
    ].map(([nodeId, pointer = '']) => positionInWords(definition, { nodeId, pointer }))
    assert.deepEqual(said, [
      'Which drink › Choice 2 › Label',
      'look › Headers › X-Plan',
      'talk › Tool 1 › Parameters › mail › Type',
      'gone › text',
      'Trigger 1 › Event',
      'Triggers',
      'Which drink',
    ])
  })
})
