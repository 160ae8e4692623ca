import { isJsonObject, type Json } from '../json.ts'
import { ExpressionError } from './errors.ts'
import { compileExpression, type CompiledExpression } from './expression.ts'
import { weigh, type Ambient, type Scope } from './evaluation.ts'

const OPEN = '{{'
const CLOSE = '}}'
/** Characters one rendered text may have. */
export const RENDERED_MAX_LENGTH = 100_000

type Part = string | CompiledExpression

export interface CompiledTemplate {
  readonly source: string
  /**
   * The text with each `{{ … }}` replaced once by its value; undefined and null become "", lists and objects their
   * JSON.
   */
  render(scope: Scope, ambient: Ambient): string | Promise<string>
  /** As `render`, but a template that is one whole `{{ … }}` keeps the value's type; undefined becomes null. */
  value: (scope: Scope, ambient: Ambient) => Json | Promise<Json>
  /** The paths of the scope that its expressions read, each once: `vars.order.id`. */
  names: () => string[]
}

/** A JSON value of a definition in which texts are templates and `{expr}` is an expression. */
export interface CompiledValue {
  evaluate(scope: Scope, ambient: Ambient): Json | Promise<Json>
}

/** Throws ExpressionError (`compile`) for an open `{{` and for expressions that do not compile. */
export function compileTemplate(source: string): CompiledTemplate {
  const parts = partsOf(source)
  const [only] = parts
  const whole = parts.length === 1 && typeof only === 'object' ? only : undefined
  const render: CompiledTemplate['render'] = parts.every(part => typeof part === 'string')
    ? () => source
    : (scope, ambient) => renderParts(parts, scope, ambient)
  return {
    source,
    render,
    value:
      whole === undefined ? render : (scope, ambient) => then(whole.evaluate(scope, ambient), value => value ?? null),
    names: () => [...new Set(parts.flatMap(part => (typeof part === 'string' ? [] : part.names())))],
  }
}

/** Reports problems with their position in the value instead of throwing: `report('/items/0', error)`. */
export function compileValue(
  definition: Json,
  report: (pointer: string, error: ExpressionError) => void,
  pointer = '',
): CompiledValue {
  if (typeof definition === 'string') return attempt(pointer, report, () => templateValue(compileTemplate(definition)))
  if (Array.isArray(definition))
    return listValue(definition.map((item, index) => compileValue(item, report, `${pointer}/${index}`)))
  if (isJsonObject(definition)) {
    const { expr } = definition
    if (typeof expr === 'string' && Object.keys(definition).length === 1)
      return attempt(`${pointer}/expr`, report, () => expressionValue(compileExpression(expr)))
    return mapValue(
      Object.entries(definition).map(
        ([key, item]) => [key, compileValue(item, report, `${pointer}/${escapePointer(key)}`)] as const,
      ),
    )
  }
  return { evaluate: () => definition }
}

/** One segment of a JSON pointer (RFC 6901). */
export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

function attempt(
  pointer: string,
  report: (pointer: string, error: ExpressionError) => void,
  compile: () => CompiledValue,
): CompiledValue {
  try {
    return compile()
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    report(pointer, error)
    return { evaluate: () => null }
  }
}

function templateValue(template: CompiledTemplate): CompiledValue {
  return { evaluate: (scope, ambient) => template.value(scope, ambient) }
}

function expressionValue(expression: CompiledExpression): CompiledValue {
  return { evaluate: (scope, ambient) => then(expression.evaluate(scope, ambient), value => value ?? null) }
}

function listValue(items: readonly CompiledValue[]): CompiledValue {
  return {
    async evaluate(scope, ambient) {
      const result: Json[] = []
      for (const item of items) result.push(await item.evaluate(scope, ambient))
      return result
    },
  }
}

function mapValue(entries: readonly (readonly [string, CompiledValue])[]): CompiledValue {
  return {
    async evaluate(scope, ambient) {
      const result: { [key: string]: Json } = {}
      for (const [key, item] of entries) result[key] = await item.evaluate(scope, ambient)
      return result
    },
  }
}

/** The expressions of a template, each with its offset in characters. Throws as `compileTemplate` does. */
export function expressionsIn(source: string): { expression: CompiledExpression; offset: number }[] {
  const found: { expression: CompiledExpression; offset: number }[] = []
  partsOf(source, (expression, offset) => found.push({ expression, offset }))
  return found
}

function partsOf(source: string, found?: (expression: CompiledExpression, offset: number) => void): Part[] {
  const parts: Part[] = []
  let position = 0
  for (;;) {
    const open = source.indexOf(OPEN, position)
    if (open < 0) break
    if (open > position) parts.push(source.slice(position, open))
    const { expression, offset, end } = expressionAt(source, open + OPEN.length)
    parts.push(expression)
    found?.(expression, offset)
    position = end
  }
  if (position < source.length || parts.length === 0) parts.push(source.slice(position))
  return parts
}

// An expression may hold `}}` itself ({"a": {"b": 1}}): the first `}}` up to which it compiles closes it.
const CLOSE_CANDIDATES = 8

function expressionAt(source: string, start: number): { expression: CompiledExpression; offset: number; end: number } {
  const offset = start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0)
  let failure: ExpressionError | undefined
  let close = source.indexOf(CLOSE, start)
  for (let tries = 0; close >= 0 && tries < CLOSE_CANDIDATES; tries++) {
    try {
      return {
        expression: compileExpression(source.slice(start, close).trim(), offset),
        offset,
        end: close + CLOSE.length,
      }
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      failure ??= error
    }
    // One further, not two: in `}}}` the last two may be the closing ones.
    close = source.indexOf(CLOSE, close + 1)
  }
  throw failure ?? new ExpressionError('compile', 'a {{ is not closed by }}', undefined, start - OPEN.length)
}

function renderParts(parts: readonly Part[], scope: Scope, ambient: Ambient): string | Promise<string> {
  const texts: string[] = []
  for (const [index, part] of parts.entries()) {
    const text = typeof part === 'string' ? part : then(part.evaluate(scope, ambient), textOf)
    if (text instanceof Promise) return renderRest(texts, text, parts.slice(index + 1), scope, ambient)
    texts.push(text)
  }
  return joined(texts)
}

/** Sequential: when one has failed, the rest does not run. */
async function renderRest(
  texts: string[],
  next: Promise<string>,
  parts: readonly Part[],
  scope: Scope,
  ambient: Ambient,
): Promise<string> {
  texts.push(await next)
  for (const part of parts) texts.push(typeof part === 'string' ? part : textOf(await part.evaluate(scope, ambient)))
  return joined(texts)
}

function joined(texts: readonly string[]): string {
  let length = 0
  for (const text of texts) length += text.length
  if (length > RENDERED_MAX_LENGTH) throw tooLong()
  return texts.join('')
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'object' && weigh(value) > RENDERED_MAX_LENGTH) throw tooLong()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function tooLong(): ExpressionError {
  return new ExpressionError('limit', `a rendered text may have at most ${RENDERED_MAX_LENGTH} characters`)
}

function then<Value, Result>(value: Value | Promise<Value>, next: (value: Value) => Result): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}
