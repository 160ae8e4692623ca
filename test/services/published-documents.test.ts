import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createNullStore } from '../../adapters/edge-store/null.ts'
import { createPublishedDocuments } from '../../services/published/documents.ts'

describe('published documents', () => {
  it('A stored text that cannot be served is reported once, and not at each read', async () => {
    const publishedAt = '2026-03-02T10:00:00+00:00'
    let text = JSON.stringify({ publishedAt, label: '\ud83d' })
    const errors: string[] = []
    const published = createPublishedDocuments({
      store: { ...createNullStore(), serves: true, read: () => Promise.resolve(text) },
      onError: error => errors.push((error as Error).message),
    })
    const read = async () => await published.read('webchat', 'a/quick-questions', value => value as object)
    for (let times = 0; times < 3; times++) assert.equal(await read(), undefined)
    assert.deepEqual(errors, ['webchat:a/quick-questions of the edge store is not a document that can be served'])

    text = JSON.stringify({ publishedAt, label: 'Help' })
    assert.equal((await read())?.source, 'store')
    text = '{'
    assert.equal(await read(), undefined)
    assert.equal(errors.length, 2)
  })
})
