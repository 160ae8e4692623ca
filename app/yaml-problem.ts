import type { Document, YAMLParseError } from 'yaml'

export type YamlProblem = { message: string; start: number }

/** The first text in a file that is not YAML, in its author's terms; undefined for valid YAML. */
export function problemOf(document: Document, text: string): YamlProblem | undefined {
  const [error] = document.errors
  if (error !== undefined) return inWords(error, text)
  try {
    document.toJS()
  } catch (problem) {
    // `*name` refers to the value marked with `&name`.
    const name = problem instanceof ReferenceError ? /: (.*)$/.exec(problem.message)?.[1] : undefined
    if (name === undefined) throw problem
    return { message: 'a text that starts with * needs quotes', start: Math.max(text.indexOf(`*${name}`), 0) }
  }
  return undefined
}

function inWords(error: Pick<YAMLParseError, 'code' | 'message' | 'pos'>, text: string): YamlProblem {
  const { message } = error
  const [start] = error.pos
  const code: string = error.code
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? ''
  switch (code) {
    case 'TAB_AS_INDENT':
      return { message: 'YAML is indented with spaces, not tabs', start }
    case 'DUPLICATE_KEY':
      return { message: 'this field occurs twice', start }
    case 'BAD_SCALAR_START':
      return { message: `a text that starts with ${text[start] ?? 'this character'} needs quotes`, start }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s.*:(\s|$)/.test(line)
        ? { message: 'a text with a colon in it needs quotes', start }
        : { message: 'the indentation of the next line does not fit', start }
    case 'BLOCK_IN_FLOW':
      return { message: 'a text with a colon or question mark in it needs quotes', start }
    case 'MISSING_CHAR':
    case 'BAD_INDENT':
      return unclosed(message, start, text)
    case 'UNEXPECTED_TOKEN':
      return /^Unexpected scalar at node end/.test(message) && /["']/.test(text.slice(0, start).slice(-20))
        ? { message: 'the text ended at the quote before this; double a quote inside it', start }
        : { message: 'this does not fit the indentation or list around it', start }
    default:
      return { message: message.slice(0, 1).toLowerCase() + message.slice(1), start }
  }
}

/** YAML reports a missing bracket or quote where the file continues; the author must look where it was opened. */
function unclosed(message: string, start: number, text: string): YamlProblem {
  const closing = /end with a ([}\]])/.exec(message)?.[1]
  if (closing !== undefined) {
    const opening = closing === '}' ? '{' : '['
    const opened = openedAt(text.slice(0, start), opening, closing)
    return { message: `this ${opening} is not closed by ${closing}`, start: opened ?? start }
  }
  const quote = /closing (["'])quote/.exec(message)?.[1]
  if (quote !== undefined) return { message: 'this quote is not closed', start: oddQuote(text, quote) ?? start }
  if (message.includes('flow')) return { message: 'a text with commas or quotes in it needs quotes around it', start }
  return { message: message.slice(0, 1).toLowerCase() + message.slice(1), start }
}

function openedAt(before: string, opening: string, closing: string): number | undefined {
  const open: number[] = []
  for (let index = 0; index < before.length; index++)
    if (before[index] === opening) open.push(index)
    else if (before[index] === closing) open.pop()
  return open[0]
}

/** The first line that has an odd number of a quote. */
function oddQuote(text: string, quote: string): number | undefined {
  let start = 0
  for (const line of text.split('\n')) {
    if ((line.split(quote).length - 1) % 2 === 1) return start + line.lastIndexOf(quote)
    start += line.length + 1
  }
  return undefined
}
