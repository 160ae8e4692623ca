import type { Scope } from './scope.ts'

/** Answer of a shortcut that the values at hand are not simple enough for: the whole evaluator decides. */
export const UNDECIDED = Symbol('undecided')
export type Shortcut = (scope: Scope) => unknown

/** A node of jsonata's syntax tree, as far as it is read here. */
export interface SyntaxNode {
  type: string
  value?: unknown
  steps?: SyntaxNode[]
  lhs?: SyntaxNode
  rhs?: SyntaxNode
  condition?: SyntaxNode
  then?: SyntaxNode
  else?: SyntaxNode
  expressions?: SyntaxNode[]
}

type Operator = (left: unknown, right: unknown) => unknown

const ROOTS: ReadonlySet<string> = new Set<keyof Scope>([
  'vars',
  'input',
  'event',
  'context',
  'entities',
  'conversation',
  'args',
])
const PLAIN_STEP: ReadonlySet<string> = new Set(['type', 'value', 'position'])

/**
 * A synchronous function for the expressions that flows are full of: paths, literals, comparisons, arithmetic, `and`,
 * `or` and `?:`. It answers exactly what jsonata would, or UNDECIDED (arrays on the way, mixed types, errors).
 * Undefined when the expression holds anything else.
 */
export function shortcutFor(node: SyntaxNode): Shortcut | undefined {
  switch (node.type) {
    case 'string':
    case 'number':
    case 'value': {
      const { value } = node
      return () => value
    }
    case 'variable':
      return typeof node.value === 'string' && isBound(node.value) ? root(node.value) : undefined
    case 'path':
      return pathShortcut(node)
    case 'block':
      return node.expressions?.length === 1 ? optional(node.expressions[0]) : undefined
    case 'condition':
      return conditionShortcut(node)
    case 'binary':
      return binaryShortcut(node)
    default:
      return undefined
  }
}

function optional(node: SyntaxNode | undefined): Shortcut | undefined {
  return node === undefined ? undefined : shortcutFor(node)
}

function isBound(name: string): name is 'event' | 'vars' {
  return name === 'event' || name === 'vars'
}

function root(name: keyof Scope): Shortcut {
  return scope => scope[name]
}

function pathShortcut(node: SyntaxNode): Shortcut | undefined {
  const [first, ...rest] = node.steps ?? []
  if (first === undefined || Object.keys(node).length > 2) return undefined
  if (![first, ...rest].every(step => Object.keys(step).every(key => PLAIN_STEP.has(key)))) return undefined
  if (typeof first.value !== 'string' || !rest.every(step => step.type === 'name' && typeof step.value === 'string'))
    return undefined
  const start = first.value
  const rooted = first.type === 'name' ? ROOTS.has(start) : first.type === 'variable' && isBound(start)
  if (!rooted) return first.type === 'name' ? () => undefined : undefined
  const keys = rest.map(step => step.value as string)
  return scope => follow(scope[start as keyof Scope], keys)
}

function follow(from: unknown, keys: readonly string[]): unknown {
  let value = from
  for (const key of keys) {
    if (Array.isArray(value)) return UNDECIDED
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

function conditionShortcut(node: SyntaxNode): Shortcut | undefined {
  const test = optional(node.condition)
  const yes = optional(node.then)
  const no = node.else === undefined ? () => undefined : shortcutFor(node.else)
  if (test === undefined || yes === undefined || no === undefined) return undefined
  return scope => {
    const holds = truth(test(scope))
    return holds === UNDECIDED ? UNDECIDED : holds ? yes(scope) : no(scope)
  }
}

function binaryShortcut(node: SyntaxNode): Shortcut | undefined {
  const left = optional(node.lhs)
  const right = optional(node.rhs)
  if (left === undefined || right === undefined) return undefined
  if (node.value === 'and' || node.value === 'or') {
    const decisive = node.value === 'or'
    return scope => {
      const first = truth(left(scope))
      return first === UNDECIDED || first === decisive ? first : truth(right(scope))
    }
  }
  const operator = OPERATORS[String(node.value)]
  if (operator === undefined) return undefined
  return scope => {
    const first = left(scope)
    if (first === UNDECIDED) return UNDECIDED
    const second = right(scope)
    return second === UNDECIDED ? UNDECIDED : operator(first, second)
  }
}

const OPERATORS: Record<string, Operator> = {
  '=': (left, right) =>
    left === undefined || right === undefined ? false : isScalar(left) && isScalar(right) ? left === right : UNDECIDED,
  '!=': (left, right) =>
    left === undefined || right === undefined ? false : isScalar(left) && isScalar(right) ? left !== right : UNDECIDED,
  '<': comparison((left, right) => left < right),
  '<=': comparison((left, right) => left <= right),
  '>': comparison((left, right) => left > right),
  '>=': comparison((left, right) => left >= right),
  '+': arithmetic((left, right) => left + right),
  '-': arithmetic((left, right) => left - right),
  '*': arithmetic((left, right) => left * right),
  '&': (left, right) =>
    typeof left === 'string' && typeof right === 'string' && left.length + right.length < 10_000
      ? left + right
      : UNDECIDED,
}

function comparison(compare: (left: string | number, right: string | number) => boolean): Operator {
  return (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') return compare(left, right)
    if (typeof left === 'string' && typeof right === 'string') return compare(left, right)
    return UNDECIDED
  }
}

function arithmetic(compute: (left: number, right: number) => number): Operator {
  return (left, right) => {
    if (typeof left !== 'number' || typeof right !== 'number') return UNDECIDED
    const result = compute(left, right)
    return Number.isFinite(result) ? result : UNDECIDED
  }
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function truth(value: unknown): boolean | typeof UNDECIDED {
  if (value === undefined || value === null) return false
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return value.length > 0
  if (typeof value === 'number') return value !== 0
  return UNDECIDED
}
