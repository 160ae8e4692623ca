import { NATIVE_NAMES } from './natives.ts'

/** A name of an expression; `offset` counts the characters before it, undefined if jsonata generated it. */
export type UsedName = { name: string; offset: number | undefined }

export interface UsedNames {
  /** Names that are looked up in the scope, each with what is read from it: `conversation.customer.id`. */
  roots: (UsedName & { field?: UsedName & { inner?: UsedName } })[]
  /** Variables that are neither bound in the expression nor functions of jsonata, without their `$`. */
  unbound: (UsedName & { called: boolean })[]
  /** Names that are called without a `$`. */
  calledNames: UsedName[]
}

/** Variables that every evaluation has. */
const GIVEN: ReadonlySet<string> = new Set(['', '$', 'event', 'vars'])
const NATIVES: ReadonlySet<string> = new Set(NATIVE_NAMES)

type Node = {
  type?: string
  value?: unknown
  position?: number
  steps?: Node[]
  procedure?: Node
  rhs?: Node
  arguments?: Node[]
  lhs?: Node
  focus?: string
  index?: string
}

/**
 * The names in a syntax tree of jsonata. Inside a predicate, and after the first step of a path, a name is a field of
 * the preceding value: those are left out.
 */
export function namesIn(syntax: unknown): UsedNames {
  const names: UsedNames = { roots: [], unbound: [], calledNames: [] }
  const bound = boundIn(syntax)
  const visit = (value: unknown, atRoot: boolean, called = false): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) visit(item, atRoot)
      return
    }
    const node = value as Node
    if (node.type === 'variable') addVariable(node, called)
    else if (node.type === 'path') visitPath(node, atRoot, called)
    else
      for (const [key, part] of Object.entries(node))
        visit(part, atRoot, key === 'procedure' || (node.type === 'apply' && key === 'rhs'))
  }
  const addVariable = (node: Node, called: boolean): void => {
    const name = String(node.value)
    if (!GIVEN.has(name) && !NATIVES.has(name) && !bound.has(name)) names.unbound.push({ ...usedName(node, 1), called })
  }
  const visitPath = ({ steps = [], ...rest }: Node, atRoot: boolean, called: boolean): void => {
    const [first, second, third, fourth] = steps
    if (called && first?.type === 'name' && steps.length === 1) names.calledNames.push(usedName(first))
    else if (atRoot && first?.type === 'name') addRoot(first, second, third)
    else if (first?.type === 'variable' && first.value === '$' && second?.type === 'name')
      addRoot(second, third, fourth)
    else if (first?.type === 'variable' && first.value === 'vars') addRoot(first, second, third)
    for (const [index, step] of steps.entries()) {
      if (step.type !== 'name') visit(step, atRoot && index === 0)
      else for (const part of Object.values(step)) visit(part, false)
    }
    visit(Object.values(rest), false)
  }
  const addRoot = (root: Node, field: Node | undefined, inner: Node | undefined): void => {
    const innerName = inner?.type === 'name' ? { inner: usedName(inner) } : {}
    const fieldName = field?.type === 'name' ? { field: { ...usedName(field), ...innerName } } : {}
    names.roots.push({ ...usedName(root), ...fieldName })
  }
  visit(syntax, true)
  return names
}

function usedName({ value, position }: Node, sign = 0): UsedName {
  const name = String(value)
  return { name, offset: position === undefined ? undefined : Math.max(position - name.length - sign, 0) }
}

function boundIn(syntax: unknown): Set<string> {
  const bound = new Set<string>()
  const visitNode = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, lhs, focus, index, arguments: parameters = [] } = value as Node
    if (type === 'bind' && lhs !== undefined) bound.add(String(lhs.value))
    if (type === 'lambda') for (const parameter of parameters) bound.add(String(parameter.value))
    for (const name of [focus, index]) if (name !== undefined) bound.add(name)
    for (const part of Object.values(value)) visitNode(part)
  }
  visitNode(syntax)
  return bound
}
