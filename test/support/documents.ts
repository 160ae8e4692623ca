import yazl from 'yazl'
import { newId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { prepareDocuments, writeDocuments } from '../../services/knowledge/documents.ts'
import type { TestService } from './service.ts'
import { put } from './tables.ts'

/** A PDF of one line a page. */
export function pdfOf(...lines: string[]): Buffer {
  const pages = lines.length
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const stream = `BT /F1 12 Tf 50 700 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R
        /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n` +
      `startxref\n${text.length}\n%%EOF`,
  )
}

/** A PDF of one page, whose content is packed. */
export function packedPdf(content: Buffer): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ]
  const head = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${head}4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF'),
  ])
}

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml"
 ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELATIONS = `<?xml version="1.0"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
 Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
 Target="word/document.xml"/></Relationships>`

/** A DOCX with a heading and a paragraph; `more` is a further file in it. */
export async function docxOf(heading: string, paragraph: string, more?: { name: string; bytes: Buffer }) {
  const document = `<?xml version="1.0"?><w:document
 xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${heading}</w:t></w:r></w:p>
<w:p><w:r><w:t>${paragraph}</w:t></w:r></w:p></w:body></w:document>`
  const archive = new yazl.ZipFile()
  archive.addBuffer(Buffer.from(TYPES), '[Content_Types].xml')
  archive.addBuffer(Buffer.from(RELATIONS), '_rels/.rels')
  archive.addBuffer(Buffer.from(document), 'word/document.xml')
  if (more !== undefined) archive.addBuffer(more.bytes, more.name)
  archive.end()
  const chunks: Buffer[] = []
  for await (const chunk of archive.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Documents by the end of their address, in a source of their own, as a crawl stores them. */
export async function learn(
  { database: { pool }, clock }: Pick<TestService, 'database' | 'clock'>,
  tenantId: string,
  documents: Record<string, string>,
  name = 'Help',
): Promise<string> {
  const source = { tenantId, sourceId: newId() }
  await pool.query('insert into training_sources (tenant_id, id, name, url) values ($1, $2, $3, $4)', [
    ...[tenantId, source.sourceId, name, `https://${newId()}.example`],
  ])
  const given = Object.entries(documents).map(([path, content]) => ({
    ...{ url: `https://help.acme.example/${path}`, title: path, language: 'en', content },
    ...{ modifiedAt: null, etag: null, links: null },
    format: 'markdown' as const,
  }))
  const { changed } = await prepareDocuments(pool, source, given)
  await transaction(pool, async client => {
    await writeDocuments(client, newId, { ...source, promotion: 'at_once' }, changed, clock.now())
  })
  return source.sourceId
}

/** A question that no document answers, in a workspace with a training source that has the id of the workspace. */
export async function keepGap(
  { database: { pool } }: Pick<TestService, 'database'>,
  tenantId: string,
): Promise<string> {
  await pool.query(
    `insert into training_sources (tenant_id, id, name, url) values ($1, $1, 'Help', 'https://help.acme.example')
    on conflict do nothing`,
    [tenantId],
  )
  const id = newId()
  await put(pool, 'knowledge_gaps', {
    ...{ tenant_id: tenantId, id, locale: 'en', text: id, normalized: id, flow: 'help', node: 'know' },
  })
  return id
}

/** A generation that has not answered yet: the one that the example of a promotion names. */
export async function keepCandidate(pool: Pool, tenantId: string): Promise<void> {
  const since = '2026-11-01T09:00:00Z'
  await put(pool, 'knowledge_generations', { tenant_id: tenantId, number: 4, opened_at: since, changed_at: since })
}
