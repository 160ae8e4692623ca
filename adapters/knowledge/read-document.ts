import type { DocumentFormat, DocumentFinding } from '../../domain/knowledge/documents.ts'

/** What a document contains, as Markdown; a title and a language where it states them itself. */
export type ReadDocument = { text: string; title?: string | undefined; language?: string | undefined }
export type UnreadDocument = { finding: DocumentFinding }
export type DocumentContent = { format: DocumentFormat; content: string }

const MOST_PAGES = 500
const MOST_CHARACTERS = 500_000
const MOST_DEPTH = 500
const UNREAD = 'title, script, style, noscript, template, nav, svg'
const MOST_UNPACKED_BYTES = 50 * 2 ** 20

/**
 * Reads a document of any format. Its libraries trust what they read, so this runs in a thread of its own, which
 * memory and time bound; here are the bounds of pages, of what an archive unpacks to, and of the text.
 */
export async function readDocument({ format, content }: DocumentContent): Promise<ReadDocument | UnreadDocument> {
  try {
    const read = await READERS[format](content)
    if ('finding' in read) return read
    const text = cleaned(read.text)
    if (text.length > MOST_CHARACTERS) return { finding: 'too_large' }
    return text === '' ? { finding: 'no_text' } : { ...read, text }
  } catch {
    return { finding: 'unreadable' }
  }
}

type Reader = (content: string) => Promise<ReadDocument | UnreadDocument>

const READERS: Readonly<Record<DocumentFormat, Reader>> = {
  text: async text => await Promise.resolve({ text }),
  markdown: async text => await Promise.resolve({ text }),
  html: readHtml,
  pdf: readPdf,
  docx: readDocx,
}

/** Without what the database cannot store, and with line ends of one kind. */
function cleaned(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').toWellFormed().trim()
}

async function readHtml(html: string): Promise<ReadDocument | UnreadDocument> {
  const [{ parseHTML }, { Readability }] = await Promise.all([import('linkedom'), import('@mozilla/readability')])
  const { document } = parseHTML(withBody(html)) as unknown as { document: Page }
  const language = document.documentElement.getAttribute('lang') ?? undefined
  const title = document.querySelector('title')?.textContent?.trim()
  for (const element of document.querySelectorAll(UNREAD)) element.remove()
  if (isDeeperThan(document.body, MOST_DEPTH)) return { finding: 'unreadable' }
  const whole = document.body.innerHTML
  const length = (document.body.textContent ?? '').trim().length
  // Only the article; a page that is not an article, such as a list of questions, is kept whole.
  const article = new Readability(document).parse() as { content: string; length: number } | null
  const isMost = (article?.length ?? 0) * 2 > length
  return { text: await markdownOf(isMost ? (article?.content ?? '') : whole), title, language }
}

/** HTML lets a page leave out these tags, and the library makes an empty body where there is none. */
function withBody(html: string): string {
  if (!/<html[\s>]/i.test(html)) return `<html><body>${html}</body></html>`
  if (/<body[\s>]/i.test(html)) return html
  return html.replace(/<\/head\s*>/i.test(html) ? /<\/head\s*>/i : /<html(\s[^<>]*)?>/i, tag => `${tag}<body>`)
}

/** What is used of the parsed document; the types of browsers are not those of a server. */
type Node = { firstChild: Node | null; nextSibling: Node | null; parentNode: Node | null; textContent: string | null }
type Element = Node & { innerHTML: string; getAttribute(name: string): string | null; remove(): void }
type Page = {
  documentElement: Element
  body: Element
  querySelector(selector: string): Element | null
  querySelectorAll(selector: string): Iterable<Element>
}

/** Without recursion: the libraries after it have some, and take a minute where there are 100,000 levels. */
function isDeeperThan(root: Node, most: number): boolean {
  let depth = 0
  let node: Node | null = root
  while (node !== null) {
    if (node.firstChild !== null) {
      depth += 1
      if (depth > most) return true
      node = node.firstChild
      continue
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      depth -= 1
      node = node.parentNode
    }
    node = node === root ? null : (node?.nextSibling ?? null)
  }
  return false
}

async function markdownOf(html: string): Promise<string> {
  const { default: Turndown } = await import('turndown')
  const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  turndown.remove(['script', 'style', 'noscript'])
  // Pictures say nothing to a reader of the text, and some are a megabyte of base64.
  turndown.addRule('pictures', { filter: 'img', replacement: () => '' })
  turndown.addRule('links', { filter: 'a', replacement: text => text })
  return turndown.turndown(html)
}

async function readPdf(base64: string): Promise<ReadDocument | UnreadDocument> {
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  if (pdf.numPages > MOST_PAGES) return { finding: 'too_many_pages' }
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = await getMeta(pdf)
  const title = (info as { Title?: unknown }).Title
  return { text: text.join('\n\n'), ...(typeof title === 'string' && title !== '' ? { title } : {}) }
}

async function readDocx(base64: string): Promise<ReadDocument | UnreadDocument> {
  const { default: mammoth } = await import('mammoth')
  const buffer = Buffer.from(base64, 'base64')
  if (!(await unpacksWithin(buffer))) return { finding: 'too_large' }
  const { value } = await mammoth.convertToHtml({ buffer }, { externalFileAccess: false })
  return { text: await markdownOf(value) }
}

/** An archive of a few kilobytes may unpack to terabytes, and the library would: each file is unpacked here first. */
async function unpacksWithin(archive: Buffer): Promise<boolean> {
  const { unzipSync } = await import('fflate')
  let bytes = 0
  let within = true
  unzipSync(archive, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      within &&= bytes <= MOST_UNPACKED_BYTES
      return within
    },
  })
  return within
}
