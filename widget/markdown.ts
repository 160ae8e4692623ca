import { el, linkUrl, type Child } from './dom.ts'

type Line = { kind: 'ul' | 'ol' | 'quote' | 'heading' | 'text'; text: string }

/**
 * A small part of Markdown as DOM nodes: paragraphs, headings, lists, quotes, fenced code, and in a line code, bold,
 * italic and links.
 * Everything else remains text; markup in it is shown, not interpreted.
 */
export function renderMarkdown(text: string, base: string): Node[] {
  const nodes: Node[] = []
  const parts = text.replace(/\r\n?/g, '\n').split(/^```[^\n]*\n([\s\S]*?)^```[ \t]*$/m)
  parts.forEach((part, index) => {
    if (index % 2 === 1) nodes.push(el('pre', { tabindex: '0' }, el('code', {}, part.replace(/\n$/, ''))))
    else for (const paragraph of part.split(/\n[ \t]*\n/)) nodes.push(...renderBlock(paragraph, base))
  })
  return nodes
}

function renderBlock(paragraph: string, base: string): Node[] {
  const nodes: Node[] = []
  const lines = paragraph
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(readLine)
  while (lines.length > 0) {
    const kind = lines[0]?.kind ?? 'text'
    const end = lines.findIndex(line => line.kind !== kind)
    nodes.push(
      renderLines(
        kind,
        lines.splice(0, kind === 'heading' ? 1 : end === -1 ? lines.length : end).map(line => line.text),
        base,
      ),
    )
  }
  return nodes
}

function readLine(line: string): Line {
  const found = /^\s{0,3}(?:([-*+])\s+|(\d{1,9}[.)])\s+|(>)\s?|(#{1,6})\s+)(.*)$/.exec(line)
  if (found === null) return { kind: 'text', text: line }
  const [, bullet, number, quote, , text = ''] = found
  return {
    kind: bullet !== undefined ? 'ul' : number !== undefined ? 'ol' : quote !== undefined ? 'quote' : 'heading',
    text,
  }
}

function renderLines(kind: Line['kind'], lines: string[], base: string): Node {
  if (kind === 'ul' || kind === 'ol')
    return el(
      kind,
      {},
      lines.map(line => el('li', {}, renderInline(line, base))),
    )
  const content = lines.flatMap((line, index): Child[] => [index > 0 && el('br'), ...renderInline(line, base)])
  if (kind === 'quote') return el('blockquote', {}, content)
  return el('p', {}, kind === 'heading' ? el('strong', {}, content) : content)
}

// Code first, since nothing is interpreted in it; no alternative can match the empty string, and none backtracks over a
// long text.
const INLINE = new RegExp(
  [
    /`([^`\n]+)`/,
    /\[([^[\]\n]{1,500})\]\(([^()\s]{1,2000})\)/,
    /(https?:\/\/[^\s<>()[\]"']{1,2000}[^\s<>()[\]"'.,;:!?])/,
    /\*\*([^*\n]+)\*\*/,
    /\*([^*\s][^*\n]*)\*/,
    /(?<![\w])_([^_\s][^_\n]*)_(?![\w])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

function renderInline(text: string, base: string): Child[] {
  const children: Child[] = []
  let done = 0
  for (const found of text.matchAll(INLINE)) {
    children.push(text.slice(done, found.index))
    children.push(renderMatch(found, base))
    done = found.index + found[0].length
  }
  children.push(text.slice(done))
  return children
}

function renderMatch(
  [whole, code, label, target, address, bold, italic, underlined]: RegExpMatchArray,
  base: string,
): Child {
  if (code !== undefined) return el('code', {}, code)
  if (bold !== undefined) return el('strong', {}, renderInline(bold, base))
  const slanted = italic ?? underlined
  if (slanted !== undefined) return el('em', {}, renderInline(slanted, base))
  const url = linkUrl(target ?? address ?? '', base)
  return url === undefined ? whole : externalLink(url, label ?? whole)
}

export function externalLink(url: string, ...children: Child[]): HTMLAnchorElement {
  return el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, children)
}
