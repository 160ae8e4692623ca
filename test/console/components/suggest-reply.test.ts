import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement, useState } = await import('react')
const { cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { AdminHandoffsApi } = await import('../../../sdk/index.ts')
const { SuggestReply } = await import('../../../console/inbox/suggest-reply.tsx')
const { withSuggestion } = await import('../../../console/inbox/suggestions.ts')
const { signedIn } = await import('./signed-in.ts')

const HELP = { title: 'Returns', url: 'https://help.acme.example/returns' }

/** A reply, and the button beside it. */
function Reply() {
  const [text, setText] = useState('')
  return createElement(
    'form',
    {},
    createElement('textarea', {
      'aria-label': 'Reply',
      'value': text,
      'onChange': ({ target }: { target: HTMLTextAreaElement }) => setText(target.value),
    }),
    createElement(SuggestReply, {
      handoffId: 'one',
      onTake: (suggested: string) => setText(withSuggestion(text, suggested)),
    }),
  )
}

function open(answer: () => Promise<object>) {
  mock.method(AdminHandoffsApi.prototype, 'suggestReply', answer)
  render(createElement(Reply), { wrapper: signedIn() })
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Reply')
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Suggest a reply' }))

describe('the button that suggests a reply', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('puts the draft below what was typed meanwhile, and names its documents', async () => {
    const asked = Promise.withResolvers<object>()
    open(async () => await asked.promise)
    ask()
    await screen.findByRole('button', { name: 'Asking the model…' })
    fireEvent.change(field(), { target: { value: 'Dear Ada,' } })
    asked.resolve({ text: 'You have 14 days.', failure: 'none', message: null, sources: [HELP] })
    await waitFor(() => assert.equal(field().value, 'Dear Ada,\n\nYou have 14 days.'))
    assert.equal(screen.getByRole<HTMLAnchorElement>('link', { name: 'Returns' }).href, HELP.url)
  })

  it('says how to get one where the queue names no model, and leaves the reply alone', async () => {
    open(async () => await Promise.resolve({ text: null, failure: 'not_configured', message: null, sources: [] }))
    ask()
    await screen.findByText(/names no language model/)
    assert.match(screen.getByRole<HTMLAnchorElement>('link').getAttribute('href') ?? '', /\/queues$/)
    assert.equal(field().value, '')
  })
})
