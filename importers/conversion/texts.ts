/** A piece of a text: literal, or an expression whose value is shown. */
type Segment = { text: string } | { expression: string }

/** Parts of a text that the flow cannot express. */
export type Remark = (how: string) => void

/** Finds the placeholders of a text; the expression of one is undefined if it is shown literally. */
export interface Placeholders {
  pattern: RegExp
  expressionAt: (found: RegExpExecArray) => string | undefined
}

/** A text with placeholders as a template of the flow. Text that only looks like a template is shown literally. */
export function templateWith(source: string, placeholders: Placeholders): string {
  const segments = segmentsOf(source, placeholders)
  return segments
    .map((segment, index) => {
      if ('expression' in segment) return `{{ ${segment.expression} }}`
      const next = segments[index + 1]
      return literal(segment.text, next !== undefined && 'expression' in next)
    })
    .join('')
}

/**
 * The same text as an expression: a single placeholder keeps the type of its value, anything else is joined to a text.
 */
export function expressionWith(source: string, placeholders: Placeholders): string {
  const segments = segmentsOf(source, placeholders)
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

/** A text without a template. */
function literal(text: string, beforeExpression = false): string {
  const quoted = text.replace(/\{{2,}/g, braces => `{{ "${braces}" }}`)
  // A brace right before `{{` would be taken for a part of it.
  return beforeExpression && text.endsWith('{') && !text.endsWith('{{') ? `${quoted.slice(0, -1)}{{ "{" }}` : quoted
}

function segmentsOf(source: string, { pattern, expressionAt }: Placeholders): Segment[] {
  const segments: Segment[] = []
  let done = 0
  for (const found of source.matchAll(pattern)) {
    const expression = expressionAt(found)
    if (found.index > done) segments.push({ text: source.slice(done, found.index) })
    segments.push(expression === undefined ? { text: found[0] } : { expression })
    done = found.index + found[0].length
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
