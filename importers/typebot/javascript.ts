import {
  Parser,
  tokTypes,
  type CallExpression,
  type Expression,
  type ModuleDeclaration,
  type Node,
  type Statement,
  type TokenType,
} from 'acorn'
import { JsonataEmitter, Untranslatable } from './jsonata-emitter.ts'
import type { Operand } from './javascript-functions.ts'
import type { Variables, VariableKind } from './variables.ts'

const SOURCE_MAX_LENGTH = 2000
const PLACEHOLDER = /\{\{[^{}]+\}\}/y

/** The part of acorn's tokenizer that its plugins override, which its type declarations leave out. */
type Tokenizer = Node & {
  pos: number
  input: string
  readToken(code: number): unknown
  finishToken(type: TokenType, value: string): unknown
}

/** JavaScript as Typebot has it: `{{name}}` between the tokens is a variable, read as an identifier with its braces. */
const TypebotParser = Parser.extend(Base => {
  const Plain = Base as unknown as new (...given: unknown[]) => Tokenizer
  class WithPlaces extends Plain {
    override readToken(code: number): unknown {
      PLACEHOLDER.lastIndex = this.pos
      const placeholder = PLACEHOLDER.exec(this.input)?.[0]
      if (placeholder === undefined) return super.readToken(code)
      this.pos += placeholder.length
      return this.finishToken(tokTypes.name, placeholder)
    }
  }
  return WithPlaces as unknown as typeof Parser
})

/**
 * A JavaScript expression as JSONata, for the part of the language that small calculations need: literals, variables,
 * operators, `?:`, and some methods of texts, lists, numbers and `Math`. Undefined when it contains anything else.
 */
export function javascriptExpression(source: string, variables: Variables): string | undefined {
  return javascriptOperand(source, variables)?.code
}

/** The same, with the static knowledge about its value. */
export function javascriptOperand(
  source: string,
  variables: Variables,
  kinds: ReadonlyMap<string, VariableKind> = variables.kinds,
): Operand | undefined {
  const [statement, ...more] = statementsOf(source)
  if (statement === undefined || more.length > 0) return undefined
  if (statement.type === 'ExpressionStatement') return translated(statement.expression, variables, kinds)
  return statement.type === 'ReturnStatement'
    ? translated(statement.argument ?? undefined, variables, kinds)
    : undefined
}

/**
 * The values that a script assigns to variables, as JSONata by variable, if it only calls `setVariable`; undefined for
 * any other script.
 */
export function javascriptAssignments(source: string, variables: Variables): Record<string, string> | undefined {
  const set = new Map<string, string>()
  for (const statement of statementsOf(source)) {
    const [name, value] = argumentsOf(statement, 'setVariable')
    const variable =
      name?.type === 'Literal' && typeof name.value === 'string' ? variables.byName(name.value) : undefined
    const expression =
      value === undefined || value.type === 'SpreadElement'
        ? undefined
        : translated(value, variables, variables.kinds)?.code
    // A script reads the values from before its start, a node those that it has set.
    const isRead = [...set.keys()].some(earlier => new RegExp(`vars\\.${earlier}\\b`).test(expression ?? ''))
    if (variable === undefined || expression === undefined || isRead || set.has(variable)) return undefined
    set.set(variable, expression)
  }
  return set.size === 0 ? undefined : Object.fromEntries(set)
}

function argumentsOf(statement: Statement | ModuleDeclaration, callee: string): CallExpression['arguments'] {
  const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined
  const isCall = call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === callee
  return isCall && call.arguments.length === 2 ? call.arguments : []
}

function translated(
  expression: Expression | undefined,
  variables: Variables,
  kinds: ReadonlyMap<string, VariableKind>,
): Operand | undefined {
  if (expression === undefined) return undefined
  try {
    const emitter = new JsonataEmitter(placeholder => {
      const variable = variables.byName(placeholder.slice(2, -2))
      return variable === undefined ? undefined : { variable, isNumber: kinds.get(variable) === 'number' }
    })
    const operand = emitter.emit(expression)
    return { ...operand, code: unwrapped(operand.code) }
  } catch (error) {
    if (error instanceof Untranslatable) return undefined
    throw error
  }
}

/** Without parentheses around the whole, unless they hold steps. */
function unwrapped(code: string): string {
  const inner = code.slice(1, -1)
  if (!code.startsWith('(') || !code.endsWith(')') || /[;"`/]/.test(inner)) return code
  let depth = 0
  for (const character of inner) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (depth < 0) return code
  }
  return inner
}

/** The statements of a script; none if it is too long or is not JavaScript. */
function statementsOf(source: string): (Statement | ModuleDeclaration)[] {
  if (source.length > SOURCE_MAX_LENGTH) return []
  try {
    return TypebotParser.parse(source.trim(), {
      ecmaVersion: 'latest',
      // Strict mode, as Typebot runs it.
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    }).body
  } catch (error) {
    // Acorn also throws this for code that is nested too deeply to be read.
    if (error instanceof SyntaxError) return []
    throw error
  }
}

const SIGNS_OF_CODE = [
  /=>/,
  /;\s*(?:$|\n)/,
  /\b(?:return|const|let|var|function|await|new)\s/,
  /[\w)\]}'"`]\s*\.\s*[a-z]\w*\s*\(/,
  /\b[A-Za-z_$][\w$]*\(/,
]

/** Whether a text that cannot be translated was nevertheless meant as code, by its beginning. */
export function looksLikeCode(source: string): boolean {
  const beginning = source.slice(0, SOURCE_MAX_LENGTH)
  return SIGNS_OF_CODE.some(sign => sign.test(beginning))
}
