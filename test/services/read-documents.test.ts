import assert from 'node:assert/strict'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { createDeflate } from 'node:zlib'
import { readDocuments } from '../../services/knowledge/read-documents.ts'
import { docxOf, packedPdf, pdfOf } from '../support/documents.ts'
import { hostileFiles } from '../support/hostile-documents.ts'

const html = (content: string) => ({ format: 'html' as const, content })
const pdf = (...lines: string[]) => ({ format: 'pdf' as const, content: pdfOf(...lines).toString('base64') })
const docx = async (more?: { name: string; bytes: Buffer }) => ({
  format: 'docx' as const,
  content: (await docxOf('Refunds', 'Within 14 days.', more)).toString('base64'),
})

describe('the reader of documents', () => {
  it('reads each format as Markdown', async () => {
    const page = `<html lang="de"><head><title>Hilfe</title><style>p { color: red }</style></head><body>
      <nav><a href="/">Start</a></nav><h1>Erstattung</h1><p>Binnen <b>14 Tagen</b>.</p><script>alert(1)</script>
      <ul><li>Karte</li></ul></body></html>`
    assert.deepEqual(
      await readDocuments([
        { format: 'text', content: 'One\r\ntwo \0' },
        { format: 'markdown', content: '# One\n' },
        html(page),
        pdf('Refunds within 14 days', 'Second page'),
        await docx(),
      ]),
      [
        { text: 'One\ntwo' },
        { text: '# One' },
        { text: '## Erstattung\n\nBinnen **14 Tagen**.\n\n-   Karte', title: 'Hilfe', language: 'de' },
        { text: 'Refunds within 14 days\n\nSecond page' },
        { text: '# Refunds\n\nWithin 14 days.' },
      ],
    )
  })
  it('reads a page that leaves out the tags that HTML lets it leave out', async () => {
    const read = { text: 'Within 14 days.', title: 'Refunds', language: 'en' }
    const title = '<title>Refunds</title>'
    assert.deepEqual(
      await readDocuments([
        html(`<!doctype html><html lang="en"><head>${title}</head><p>Within 14 days.</p></html>`),
        html(`<!doctype html><html lang="en">${title}<p>Within 14 days.`),
        html(`<!doctype html>${title}<p>Within 14 days.`),
      ]),
      [read, read, { ...read, language: undefined }],
    )
  })
  it('has a finding for each document that cannot be read, and reads those beside it', async () => {
    const bomb = await docx({ name: 'word/bomb.xml', bytes: Buffer.alloc(60 * 2 ** 20) })
    const readings = await readDocuments([
      html('<p></p>'),
      html(`<p>${'word '.repeat(110_000)}</p>`),
      { format: 'pdf', content: Buffer.from('%PDF-1.4 not really').toString('base64') },
      { format: 'docx', content: 'AAAA' },
      pdf(...Array.from({ length: 501 }, (_, page) => String(page))),
      bomb,
      html('<p>Fine.</p>'),
    ])
    assert.deepEqual(readings, [
      { finding: 'no_text' },
      { finding: 'too_large' },
      { finding: 'unreadable' },
      { finding: 'unreadable' },
      { finding: 'too_many_pages' },
      { finding: 'too_large' },
      { text: 'Fine.', title: undefined, language: undefined },
    ])
  })
  it('ends the reading of a PDF that unpacks to gigabytes before it takes the memory of the process', async () => {
    const deflate = createDeflate()
    const page = Buffer.alloc(16 * 2 ** 20, 'BT (a) Tj ET ')
    const packed = buffer(deflate)
    for (let pages = 0; pages < 100; pages++) if (!deflate.write(page)) await once(deflate, 'drain')
    deflate.end()
    const bomb = { format: 'pdf' as const, content: packedPdf(await packed).toString('base64') }
    let most = 0
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before)
    }, 20)
    const readings = await readDocuments([bomb])
    clearInterval(watch)
    assert.deepEqual(readings, [{ finding: 'took_too_long' }])
    assert.ok(most < 1_200 * 2 ** 20, String(most))
  })
  it('reads or refuses each of 30 hostile files, and goes on', async () => {
    const files = await hostileFiles()
    assert.equal(files.length, 30)
    const readings: Record<string, unknown> = {}
    for (const { name, ...file } of files) [readings[name]] = await readDocuments([file])
    const texts = Object.values(readings).flatMap(reading => {
      assert.ok(typeof reading === 'object' && reading !== null, 'it was read')
      return 'text' in reading ? [String(reading.text)] : []
    })
    assert.doesNotMatch(texts.join('\n'), /root:|javascript:|onerror|<script/i)
    assert.deepEqual(readings['frames and scripts'], { text: 'Text', title: undefined, language: undefined })
    assert.deepEqual(readings['10,000 pages'], { finding: 'too_many_pages' })
    const [beside] = await readDocuments([html('<p>Fine.</p>')])
    assert.ok(typeof beside === 'object' && 'text' in beside)
  })
})
