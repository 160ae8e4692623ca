import { Parser, tokTypes, type Expression, type Node, type TokenType } from 'acorn'
import { JsonataEmitter, Untranslatable } from './jsonata-emitter.ts'
import type { Variables } from './variables.ts'

const SOURCE_MAX_LENGTH = 2000
const PLACE = /\{\{[^{}]+\}\}/y

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
      PLACE.lastIndex = this.pos
      const place = PLACE.exec(this.input)?.[0]
      if (place === undefined) return super.readToken(code)
      this.pos += place.length
      return this.finishToken(tokTypes.name, place)
    }
  }
  return WithPlaces as unknown as typeof Parser
})

/**
 * A JavaScript expression as JSONata, for the part of the language that small calculations need: literals, variables,
 * operators, `?:`, and some methods of texts, lists, numbers and `Math`. Undefined when it holds anything else.
 */
export function javascriptExpression(source: string, variables: Variables): string | undefined {
  const expression = source.length > SOURCE_MAX_LENGTH ? undefined : parsed(source.trim())
  if (expression === undefined) return undefined
  try {
    return new JsonataEmitter(name => variables.byName(name.slice(2, -2))).emit(expression).code
  } catch (error) {
    if (error instanceof Untranslatable) return undefined
    throw error
  }
}

/** The one expression of the script, which may be returned; undefined for any other script, and for what is none. */
function parsed(source: string): Expression | undefined {
  try {
    const { body } = TypebotParser.parse(source, {
      ecmaVersion: 'latest',
      // Strict mode, as Typebot runs it.
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    })
    const [statement, ...more] = body
    if (more.length > 0) return undefined
    if (statement?.type === 'ExpressionStatement') return statement.expression
    return statement?.type === 'ReturnStatement' ? (statement.argument ?? undefined) : undefined
  } catch (error) {
    // Acorn also throws this for code that is nested too deeply to be read.
    if (error instanceof SyntaxError) return undefined
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

/** Whether a text that is no translatable expression was meant as code all the same. */
export function looksLikeCode(source: string): boolean {
  return SIGNS_OF_CODE.some(sign => sign.test(source))
}
