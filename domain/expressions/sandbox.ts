import jsonata from 'jsonata'
import { ExpressionError } from './errors.ts'
import { Evaluation, EVALUATION_LIMITS, type Ambient, type Scope } from './evaluation.ts'
import { guardNatives } from './natives.ts'
import { Re2RegExp } from './patterns.ts'
import { surveySyntax, type Survey } from './survey.ts'

export interface Prepared {
  syntax: unknown
  /** @param offset added to the positions of errors */
  run(scope: Scope, ambient: Ambient, offset: number): Promise<unknown>
}

// Not a name that an expression can write.
const EVALUATION = '\u0000evaluation'
const ENTRY = Symbol.for('jsonata.__evaluate_entry')
const EXIT = Symbol.for('jsonata.__evaluate_exit')
const FRAME = Symbol.for('jsonata.__createFrame_push')
/** Syntax nodes that create a value; values that pass through the others were charged at their creation. */
const MAKES: ReadonlySet<string> = new Set(['unary', 'binary', 'function', 'apply'])
/** Syntax nodes that return a list of matches. */
const LISTS: ReadonlySet<string> = new Set(['name', 'path', 'wildcard', 'descendant'])
const MESSAGE_MAX = 300

const natives = guardNatives(({ environment }) => evaluationOf(environment))

/** Parses an expression and adds the limits to it. Throws jsonata's errors. */
export function prepare(source: string): Prepared {
  // jsonata reads the options at the start of an evaluation.
  const options: jsonata.JsonataOptions = { stack: EVALUATION_LIMITS.depth, sequence: EVALUATION_LIMITS.sequence }
  const expression = jsonata(source, options)
  const syntax: unknown = expression.ast()
  const survey = surveySyntax(syntax)
  const bind = expression.assign.bind(expression) as (name: string | symbol, value: unknown) => void
  bind(ENTRY, (node: SyntaxNode, input: unknown, environment: jsonata.Environment) =>
    enter(node, input, evaluationOf(environment)),
  )
  bind(EXIT, (node: SyntaxNode, _input: unknown, environment: jsonata.Environment, result: unknown) =>
    leave(node, result, evaluationOf(environment), survey),
  )
  // One for each call, block and bound item. The evaluation's own is created before it is known.
  bind(FRAME, (environment: jsonata.Environment) => {
    ;(environment.lookup(EVALUATION) as Evaluation | undefined)?.spend(1)
  })
  bind('eval', undefined)
  for (const [name, native] of natives) if (survey.variables.has(name)) bind(name, native)
  if (survey.changes) bind('clone', natives.get('clone'))
  return {
    syntax,
    async run(scope, ambient, offset) {
      const evaluation = new Evaluation(ambient, survey.changes)
      options.RegexEngine = function (literal: RegExp) {
        return new Re2RegExp(literal, evaluation)
      } as unknown as RegExpConstructor
      try {
        const result: unknown = await expression.evaluate(scope, {
          event: scope.event,
          vars: scope.vars,
          [EVALUATION]: evaluation,
        })
        return result
      } catch (error) {
        throw asExpressionError(error, source, offset)
      } finally {
        evaluation.end()
      }
    },
  }
}

export function describe(error: unknown): string {
  const { code, message } = error as { code?: string; message?: unknown }
  if (typeof message === 'string') return message.slice(0, MESSAGE_MAX)
  return `failed${code === undefined ? '' : ` (${code})`}`
}

/** Start of the token that an error of jsonata names by its end. */
export function positionOf(error: unknown, source: string, offset: number): number | undefined {
  const { position, token } = error as { position?: unknown; token?: unknown }
  if (typeof position !== 'number') return undefined
  const end = Math.min(position, source.length)
  const begin = end - String(token).length
  return offset + (begin >= 0 && source.slice(begin, end) === String(token) ? begin : end)
}

type SyntaxNode = { type: string; group?: unknown }

function asExpressionError(error: unknown, source: string, offset: number): ExpressionError {
  if (error instanceof ExpressionError) return error
  const code = (error as { code?: string } | undefined)?.code
  const limit = code === 'D1011' || code === 'D2014' || code === 'D2015' || error instanceof RangeError
  return new ExpressionError(limit ? 'limit' : 'evaluate', describe(error), error, positionOf(error, source, offset))
}

function evaluationOf(environment: jsonata.Environment): Evaluation {
  return environment.lookup(EVALUATION) as Evaluation
}

function enter(node: SyntaxNode, input: unknown, evaluation: Evaluation): Promise<void> | undefined {
  const pause = evaluation.enter()
  if (node.type === 'wildcard') chargeWildcard(input, evaluation)
  // The remaining function is parsed from text.
  if (node.type === 'partial') evaluation.spend(40)
  return pause
}

/** jsonata copies its matches for each list among the values. */
function chargeWildcard(input: unknown, evaluation: Evaluation): void {
  if (typeof input !== 'object' || input === null) return
  const values = Object.values(input)
  const lists = values.filter(Array.isArray).length
  evaluation.spend(values.length / 20 + (lists * Math.min(values.length, EVALUATION_LIMITS.sequence)) / 1_000)
}

function leave(node: SyntaxNode, result: unknown, evaluation: Evaluation, survey: Survey): void {
  const tuples = survey.groupKeys.get(node)
  if (tuples !== undefined) evaluation.grouped(node, 1 + tuples)
  if (typeof result !== 'string' && (typeof result !== 'object' || result === null)) return
  if (MAKES.has(node.type) || node.group !== undefined) evaluation.made(result)
  else if (LISTS.has(node.type) && Array.isArray(result)) evaluation.spend(result.length / 20)
  if (typeof result === 'object' && survey.walked.has(node)) evaluation.walk(result, result)
}
