import type { CrawledDocument } from '../generated/sdk/dist/index.js'
import { signsOf, type PageSigns } from './page.ts'
import type { SiteAnswer } from './site.ts'

type Format = CrawledDocument['format']

/** What an answer turned out to be. `signs` has no links where it is no HTML. */
export type Found = { document: CrawledDocument; signs: PageSigns }

const FORMATS: Readonly<Record<string, Format>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/markdown': 'markdown',
  'text/plain': 'text',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}
const NO_SIGNS: PageSigns = { links: [], canonical: undefined, noindex: false }
const LANGUAGE = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,4}$/
const ETAG = /^[\t\x20-\x7e]{2,300}$/

/** Undefined where the answer is in no format that documents have, or empty. */
export function documentOf({ address, headers, body }: SiteAnswer): Found | undefined {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const format = FORMATS[type.trim()]
  if (format === undefined || body.length === 0) return undefined
  const isBinary = format === 'pdf' || format === 'docx'
  const content = isBinary ? body.toString('base64') : decode(body, charsetIn(parameters.join(';')))
  if (content === '') return undefined
  const robots = headers['x-robots-tag'] ?? ''
  const signs =
    format === 'html'
      ? signsOf(content, address, robots)
      : { ...NO_SIGNS, noindex: /\b(?:noindex|none)\b/i.test(robots) }
  return { document: { url: address, format, content, ...languageOf(headers), ...validatorsOf(headers) }, signs }
}

function languageOf({ 'content-language': language = '' }: SiteAnswer['headers']): { language?: string } {
  return language.length <= 35 && LANGUAGE.test(language) ? { language } : {}
}

/** For `If-None-Match` and `If-Modified-Since` of the next crawl. */
function validatorsOf({ etag = '', 'last-modified': modified }: SiteAnswer['headers']) {
  const time = modified === undefined ? Number.NaN : Date.parse(modified)
  return {
    ...(ETAG.test(etag) ? { etag } : {}),
    ...(Number.isNaN(time) ? {} : { modified_at: new Date(time).toISOString() }),
  }
}

function decode(body: Buffer, charset: string | undefined): string {
  // A page that does not say it in the header says it in its first bytes (HTML Standard, section 13.2.3.2).
  const stated = charset ?? charsetIn(body.subarray(0, 1024).toString('latin1')) ?? 'utf-8'
  return decoderOf(stated).decode(body).replaceAll('\0', '')
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

function charsetIn(text: string): string | undefined {
  return /\bcharset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1]
}
