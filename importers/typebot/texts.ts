import { javascriptExpression } from './javascript.ts'
import type { Variables } from './variables.ts'

type Segment = { text: string } | { expression: string }

const PLACE = /\{\{=([\s\S]*?)=\}\}|\{\{([^{}]+)\}\}/g

/** What was found in a text that the flow cannot say. */
export type Remark = (how: string) => void

/**
 * A text with `{{name}}` places as a template of the flow. What looks like a template but is none is shown as it
 * stands.
 */
export function templateOf(source: string, variables: Variables, remark: Remark): string {
  const segments = segmentsOf(source, variables, remark)
  return segments
    .map((segment, index) => {
      if ('expression' in segment) return `{{ ${segment.expression} }}`
      const next = segments[index + 1]
      return literal(segment.text, next !== undefined && 'expression' in next)
    })
    .join('')
}

/** The same text as an expression: one place keeps the type of its value, anything else is joined to a text. */
export function expressionOf(source: string, variables: Variables, remark: Remark): string {
  const segments = segmentsOf(source, variables, remark)
  if (segments.length === 0) return '""'
  return segments
    .map(segment =>
      'text' in segment
        ? JSON.stringify(segment.text)
        : segments.length === 1
          ? segment.expression
          : `(${segment.expression})`,
    )
    .join(' & ')
}

/** Whether the whole text is one place. */
export function isOnePlace(source: string): boolean {
  return /^\s*\{\{[^{}]+\}\}\s*$/.test(source)
}

/** A text that holds no template. */
export function literal(text: string, beforeExpression = false): string {
  const quoted = text.replace(/\{{2,}/g, braces => `{{ "${braces}" }}`)
  // A brace right before `{{` would be taken for a part of it.
  return beforeExpression && text.endsWith('{') && !text.endsWith('{{') ? `${quoted.slice(0, -1)}{{ "{" }}` : quoted
}

function segmentsOf(source: string, variables: Variables, remark: Remark): Segment[] {
  const segments: Segment[] = []
  let done = 0
  for (const found of source.matchAll(PLACE)) {
    const [whole, code, name] = found
    const expression = code === undefined ? placeOf(name ?? '', variables, remark) : codeOf(code, variables, remark)
    if (found.index > done) segments.push({ text: source.slice(done, found.index) })
    segments.push(expression === undefined ? { text: whole } : { expression })
    done = found.index + whole.length
  }
  if (done < source.length) segments.push({ text: source.slice(done) })
  return joined(segments)
}

function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const segment of segments) {
    const last = result.at(-1)
    if (last !== undefined && 'text' in last && 'text' in segment)
      result.splice(-1, 1, { text: last.text + segment.text })
    else result.push(segment)
  }
  return result
}

function placeOf(name: string, variables: Variables, remark: Remark): string | undefined {
  const variable = variables.byName(name)
  if (variable !== undefined) return `vars.${variable}`
  remark(`The text names "${name.trim()}", which is no variable of the export; it is shown as it is written.`)
  return undefined
}

function codeOf(code: string, variables: Variables, remark: Remark): string {
  const expression = javascriptExpression(code, variables)
  if (expression !== undefined) return expression
  remark('A piece of JavaScript in the text could not be translated; nothing is shown in its place.')
  return '""'
}
