import { textOfHtml } from '../conversion/html.ts'
import { listIn, settingsOf, textIn, type Settings } from '../conversion/settings.ts'
import type { Remark } from '../conversion/texts.ts'
import { templateOf } from './texts.ts'
import type { Variables } from './variables.ts'

type Written = { text: string; format?: 'markdown' }
type Format = { variables: Variables; remark: Remark; markdown: boolean }

const MARKS = ['bold', 'italic', 'code'] as const

/**
 * The content of a text bubble, from the editor's tree, or from the plain text or HTML of older exports; undefined when
 * it is empty.
 */
export function bubbleText(content: unknown, variables: Variables, remark: Remark): Written | undefined {
  const settings = settingsOf(content)
  const tree = listIn(settings, 'richText')
  if (tree.length > 0) {
    const markdown = tree.some(isFormatted)
    const text = blocksOf(tree, { variables, remark, markdown }, '')
      .join(markdown ? '\n\n' : '\n')
      .trim()
    return text === '' ? undefined : { text, ...(markdown ? { format: 'markdown' as const } : {}) }
  }
  const html = textIn(settings, 'html')
  const plain =
    textIn(settings, 'plainText') ??
    (html === undefined ? (typeof content === 'string' ? content : undefined) : textOfHtml(html))
  if (html !== undefined && /<(?:b|i|u|a|strong|em|ul|ol)\b/i.test(html))
    remark('The formatting of the text is lost: this export has it as HTML only.')
  return plain === undefined || plain.trim() === '' ? undefined : { text: templateOf(plain.trim(), variables, remark) }
}

function isFormatted(element: Settings): boolean {
  const type = textIn(element, 'type')
  return (
    ['a', 'ul', 'ol', 'blockquote', 'code_block', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(type ?? '') ||
    MARKS.some(mark => element[mark] === true) ||
    listIn(element, 'children').some(isFormatted)
  )
}

function blocksOf(elements: readonly Settings[], format: Format, indent: string): string[] {
  return elements.map(element => {
    const children = listIn(element, 'children')
    const type = textIn(element, 'type') ?? 'p'
    if (!format.markdown) return lineOf(children, format)
    if (type === 'ul' || type === 'ol')
      return children
        .map((item, index) => `${indent}${type === 'ul' ? '-' : `${String(index + 1)}.`} ${itemOf(item, format)}`)
        .join('\n')
    const heading = /^h([1-6])$/.exec(type)?.[1]
    if (heading !== undefined) return `${'#'.repeat(Number(heading))} ${lineOf(children, format)}`
    if (type === 'blockquote') return `> ${lineOf(children, format)}`
    if (type === 'code_block')
      return [
        '```',
        ...children.map(line => lineOf(listIn(line, 'children'), { ...format, markdown: false })),
        '```',
      ].join('\n')
    return lineOf(children, format)
  })
}

/** A list's item as one line: lists within it follow one another there. */
function itemOf(item: Settings, format: Format): string {
  const parts = listIn(item, 'children').map(child => {
    const type = textIn(child, 'type')
    if (type === 'ul' || type === 'ol') {
      format.remark('A list within a list is shown in one line.')
      return listIn(child, 'children')
        .map(inner => itemOf(inner, format))
        .join('; ')
    }
    return lineOf(type === undefined ? [child] : listIn(child, 'children'), format)
  })
  return parts.join(' ').replaceAll('\n', ' ')
}

function lineOf(children: readonly Settings[], format: Format): string {
  // A placeholder may be spread over pieces of the same look, so they are put together before it is read.
  const pieces: Settings[] = []
  for (const child of children) {
    const last = pieces.at(-1)
    if (
      last !== undefined &&
      typeof last['text'] === 'string' &&
      typeof child['text'] === 'string' &&
      lookOf(last) === lookOf(child)
    )
      pieces.splice(-1, 1, { ...last, text: last['text'] + child['text'] })
    else pieces.push(child)
  }
  return pieces.map(piece => pieceOf(piece, format)).join('')
}

function lookOf(piece: Settings): string {
  return MARKS.map(mark => (piece[mark] === true ? '1' : '0')).join('')
}

function pieceOf(piece: Settings, format: Format): string {
  const { text } = piece
  if (typeof text === 'string') {
    if (piece['underline'] === true || piece['strikethrough'] === true)
      format.remark('Underlined and struck text is shown without its line.')
    const shown = templateOf(text, format.variables, format.remark)
    return format.markdown ? marked(shown, piece) : shown
  }
  const inner = lineOf(listIn(piece, 'children'), format)
  const url = textIn(piece, 'url')
  if (textIn(piece, 'type') === 'a' && url !== undefined) {
    const address = templateOf(url, format.variables, format.remark)
    return inner === '' || inner === address ? address : `[${inner}](${address})`
  }
  return inner
}

/** Marks are adjacent to the words, as Markdown requires. */
function marked(text: string, piece: Settings): string {
  const words = text.trim()
  if (words === '') return text
  const start = text.length - text.trimStart().length
  const before = text.slice(0, start)
  const after = text.slice(start + words.length)
  const bold = piece['bold'] === true ? '**' : ''
  const italic = piece['italic'] === true ? '*' : ''
  const inner = piece['code'] === true ? `\`${words}\`` : words
  return `${before}${bold}${italic}${inner}${italic}${bold}${after}`
}
