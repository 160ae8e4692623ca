import type { AnyNode, CallExpression, ConditionalExpression, Literal, MemberExpression, TemplateLiteral } from 'acorn'
import { FUNCTIONS, METHODS, numberOf, PROPERTIES, textOf, type Operand } from './javascript-functions.ts'
import { isNumeric } from '../conversion/numbers.ts'

/** The expression contains something that has no counterpart. */
export class Untranslatable extends Error {}

// A deeper expression exceeds the maximum length of an expression in a flow.
const NESTING_AT_MOST = 1000

/** The flow's variable for an identifier of the form `{{name}}`, and whether it is always a number. */
export type VariableOf = (name: string) => { variable: string; isNumber: boolean } | undefined

/** Writes the syntax tree of a JavaScript expression as JSONata. */
export class JsonataEmitter {
  readonly #variableOf: VariableOf
  #depth = 0

  constructor(variableOf: VariableOf) {
    this.#variableOf = variableOf
  }

  /** @throws Untranslatable */
  emit(node: AnyNode | null): Operand {
    this.#depth += 1
    if (node === null || this.#depth > NESTING_AT_MOST) throw new Untranslatable()
    const operand = this.#operand(node)
    this.#depth -= 1
    return operand
  }

  #operand(node: AnyNode): Operand {
    // One `if` a kind: a `switch` would have to name the sixty others.
    if (node.type === 'Literal') return literal(node)
    if (node.type === 'TemplateLiteral') return this.#template(node)
    if (node.type === 'Identifier') return this.#identifier(node.name)
    if (node.type === 'ArrayExpression')
      return { code: `[${this.#all(node.elements).map(code).join(', ')}]`, type: 'list' }
    if (node.type === 'UnaryExpression') return unary(node.operator, this.emit(node.argument))
    if (node.type === 'BinaryExpression') return binary(node.operator, this.emit(node.left), this.emit(node.right))
    if (node.type === 'LogicalExpression') return logical(node.operator, this.emit(node.left), this.emit(node.right))
    if (node.type === 'ConditionalExpression') return this.#conditional(node)
    if (node.type === 'MemberExpression') return this.#member(node)
    if (node.type === 'CallExpression') return this.#call(node)
    throw new Untranslatable()
  }

  #all(nodes: readonly (AnyNode | null)[]): Operand[] {
    return nodes.map(node => this.emit(node))
  }

  #identifier(name: string): Operand {
    if (name === 'undefined') return { code: 'null', type: 'nothing' }
    const found = isPlace(name) ? this.#variableOf(name) : undefined
    if (found === undefined) throw new Untranslatable()
    return { code: `vars.${found.variable}`, type: found.isNumber ? 'number' : 'unknown' }
  }

  #conditional({ test, consequent, alternate }: ConditionalExpression): Operand {
    const [condition, one, other] = [this.emit(test), this.emit(consequent), this.emit(alternate)]
    return { code: `(${condition.code} ? ${one.code} : ${other.code})`, type: commonType(one, other) }
  }

  #template({ quasis, expressions }: TemplateLiteral): Operand {
    const parts = quasis.flatMap(({ value }, index) => {
      const expression = expressions[index]
      return [text(value.cooked ?? ''), ...(expression === undefined ? [] : [this.emit(expression).code])]
    })
    return { code: `(${parts.join(' & ')})`, type: 'text' }
  }

  #member({ object, property, computed }: MemberExpression): Operand {
    const of = this.emit(object)
    return computed ? item(of, this.emit(property)) : translated(own(PROPERTIES, nameOf(property))?.(of))
  }

  #call({ callee, arguments: given }: CallExpression): Operand {
    if (callee.type === 'Identifier') return translated(own(FUNCTIONS, callee.name)?.(this.#all(given)))
    if (callee.type !== 'MemberExpression' || callee.computed) throw new Untranslatable()
    const { object } = callee
    const method = nameOf(callee.property)
    return object.type === 'Identifier' && !isPlace(object.name)
      ? translated(own(FUNCTIONS, `${object.name}.${method}`)?.(this.#all(given)))
      : translated(own(METHODS, method)?.(this.emit(object), this.#all(given)))
  }
}

function isPlace(name: string): boolean {
  return name.startsWith('{{')
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function translated(operand: Operand | undefined): Operand {
  if (operand === undefined) throw new Untranslatable()
  return operand
}

function nameOf(property: AnyNode): string {
  if (property.type !== 'Identifier') throw new Untranslatable()
  return property.name
}

function code(operand: Operand): string {
  return operand.code
}

function text(value: string): string {
  if (!value.isWellFormed()) throw new Untranslatable()
  return JSON.stringify(value)
}

function literal({ value, regex }: Literal): Operand {
  if (typeof value === 'string') return { code: text(value), type: 'text', constant: value }
  if (typeof value === 'number' && Number.isFinite(value))
    return { code: String(value), type: 'number', constant: value }
  if (typeof value === 'boolean') return { code: String(value), type: 'boolean' }
  // The value of a pattern that this process does not know is null as well.
  if (value === null && regex == null) return { code: 'null', type: 'nothing' }
  throw new Untranslatable()
}

function commonType(one: Operand, other: Operand): Operand['type'] {
  return one.type === other.type ? one.type : 'unknown'
}

function unary(operator: string, operand: Operand): Operand {
  switch (operator) {
    case '!':
      return { code: `$not($boolean(${operand.code}) = true)`, type: 'boolean' }
    case '-':
      return { code: `(0 - ${numberOf(operand)})`, type: 'number' }
    case '+':
      return { code: numberOf(operand), type: 'number' }
    default:
      throw new Untranslatable()
  }
}

function logical(operator: '||' | '&&' | '??', left: Operand, right: Operand): Operand {
  const word = { '||': 'or', '&&': 'and', '??': undefined }[operator]
  if (word !== undefined && left.type === 'boolean' && right.type === 'boolean')
    return { code: `(${left.code} ${word} ${right.code})`, type: 'boolean' }
  const chosen = {
    '||': `$l ? $l : ${right.code}`,
    '&&': `$l ? ${right.code} : $l`,
    '??': `$exists($l) and $l != null ? $l : ${right.code}`,
  }[operator]
  return { code: `($l := ${left.code}; ${chosen})`, type: commonType(left, right) }
}

function binary(operator: string, left: Operand, right: Operand): Operand {
  switch (operator) {
    case '==':
    case '===':
      return { code: `(${equality(left, right)})`, type: 'boolean' }
    case '!=':
    case '!==':
      return { code: `$not(${equality(left, right)})`, type: 'boolean' }
    case '<':
    case '>':
    case '<=':
    case '>=': {
      const write = left.type === 'text' && right.type === 'text' ? code : numberOf
      return { code: `(${write(left)} ${operator} ${write(right)})`, type: 'boolean' }
    }
    case '+':
      return sum(left, right)
    case '-':
    case '*':
      return { code: `(${numberOf(left)} ${operator} ${numberOf(right)})`, type: 'number' }
    case '/':
    case '%':
      // A division by zero would end the run in a flow; in the bot it returns no usable number either.
      return { code: `($r := ${numberOf(right)}; $r = 0 ? 0 : ${numberOf(left)} ${operator} $r)`, type: 'number' }
    default:
      throw new Untranslatable()
  }
}

function equality(left: Operand, right: Operand): string {
  if (left.type === 'nothing' || right.type === 'nothing')
    return `($l := ${left.type === 'nothing' ? right.code : left.code}; $not($exists($l)) or $l = null)`
  const same = left.type === right.type && left.type !== 'unknown'
  return same ? `${left.code} = ${right.code}` : `${textOf(left)} = ${textOf(right)}`
}

/** The bot takes texts that look like numbers for numbers before it adds. */
function sum(left: Operand, right: Operand): Operand {
  if (left.type === 'number' && right.type === 'number')
    return { code: `(${left.code} + ${right.code})`, type: 'number' }
  if ([left.type, right.type].some(type => type === 'text' || type === 'list'))
    return { code: `(${left.code} & ${right.code})`, type: 'text' }
  if (right.type === 'number')
    return {
      code: `($l := ${left.code}; ${isNumeric('$l')} ? $number($l) + ${right.code} : $l & ${right.code})`,
      type: 'unknown',
    }
  const bothNumeric = `${isNumeric('$l')} and ${isNumeric('$r')}`
  return {
    code: `($l := ${left.code}; $r := ${right.code}; ${bothNumeric} ? $number($l) + $number($r) : $l & $r)`,
    type: 'unknown',
  }
}

function item(of: Operand, index: Operand): Operand {
  if (index.type !== 'number') throw new Untranslatable()
  if (of.type === 'list') return { code: `${of.code}[${index.code}]`, type: 'unknown' }
  return {
    code: `($l := ${of.code}; $type($l) = "array" ? $l[${index.code}] : $substring($string($l), ${index.code}, 1))`,
    type: 'unknown',
  }
}
