import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { AdminTrainingSourcesApi } = await import('../../../sdk/index.ts')
const { operation } = await import('../../../console/resource/operations.ts')
const { UploadDocument } = await import('../../../console/knowledge/upload-document.tsx')

type Upload = { sourceId: string; title?: string; labels?: string[]; file: File }

function open(reply: () => Promise<object>) {
  const sent: Upload[] = []
  const events: unknown[] = []
  mock.method(AdminTrainingSourcesApi.prototype, 'uploadTrainingDocument', async (request: Upload) => {
    sent.push(request)
    return await reply()
  })
  const props = {
    operation: operation('uploadTrainingDocument'),
    parameters: { sourceId: '7' },
    onDone: (document: object) => events.push(document),
    onClose: () => events.push('closed'),
  }
  render(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(UploadDocument, props)))
  return { sent, events }
}

async function label(text: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Labels' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Label' }))
  const [input] = await screen.findAllByRole('textbox', { name: /^Label/ })
  fireEvent.change(input!, { target: { value: text } })
}

const uploadButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' })

describe('the upload of a document', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('sends a file with its labels, and leads to the document', async () => {
    const { sent, events } = open(async () => await Promise.resolve({ id: '8' }))
    assert.equal(uploadButton().disabled, true)
    const file = new File(['Text'], 'a.txt')
    fireEvent.change(screen.getByLabelText(/^PDF/), { target: { files: [file] } })
    await label('prices')
    fireEvent.click(uploadButton())
    await waitFor(() => assert.deepEqual(events, ['closed', { id: '8' }]))
    assert.deepEqual(sent, [{ sourceId: '7', labels: ['prices'], file }])
  })

  it('sends a question and its answer as a file that has its name', async () => {
    const { sent } = open(async () => await Promise.resolve({ id: '8' }))
    fireEvent.click(screen.getByRole('button', { name: 'Text' }))
    fireEvent.change(screen.getByLabelText(/^Answer/), { target: { value: 'Within a week.' } })
    assert.equal(uploadButton().disabled, true)
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'How soon?' } })
    fireEvent.click(uploadButton())
    await waitFor(() => assert.equal(sent.length, 1))
    const [{ file, ...rest } = {} as Upload] = sent
    assert.deepEqual(
      [rest, file.name, await file.text()],
      [{ sourceId: '7', title: 'How soon?' }, 'How soon?.md', 'Within a week.'],
    )
  })

  it('stays open with what was refused', async () => {
    const { events } = open(async () => await Promise.reject(new Error('The network is away')))
    fireEvent.change(screen.getByLabelText(/^PDF/), { target: { files: [new File(['Text'], 'a.txt')] } })
    fireEvent.click(uploadButton())
    await screen.findByRole('alert')
    assert.deepEqual(events, [])
  })
})
