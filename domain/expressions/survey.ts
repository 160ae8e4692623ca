/** Properties of an expression's syntax that the limits of an evaluation need. */
export interface Survey {
  /** Names of all variables, functions included. */
  variables: ReadonlySet<string>
  /** Nodes whose values an operator compares or writes out as a whole. */
  walked: ReadonlySet<object>
  /** The keys of each `{…}`, with the number of names bound on the path that is grouped. */
  groupKeys: ReadonlyMap<object, number>
  /** Whether it changes values in place, by `~> |…|…|`. */
  changes: boolean
}

type Node = {
  type?: unknown
  value?: unknown
  lhs?: unknown
  rhs?: unknown
  group?: { lhs?: unknown }
  steps?: unknown
}

const WALKING: ReadonlySet<unknown> = new Set(['=', '!=', '&'])

/** Looks through a syntax tree of jsonata once. */
export function surveySyntax(syntax: unknown): Survey {
  const variables = new Set<string>()
  const walked = new Set<object>()
  const groupKeys = new Map<object, number>()
  const seen = new Set<object>()
  let changes = false
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const { type, value, lhs, rhs, group, steps } = node as Node
    if (type === 'variable' && typeof value === 'string') variables.add(value)
    if (type === 'transform') changes = true
    if (type === 'binary' && WALKING.has(value))
      for (const operand of [lhs, rhs]) if (typeof operand === 'object' && operand !== null) walked.add(operand)
    if (type === 'unary' && value === '{') for (const key of keysOf(lhs)) groupKeys.set(key, 0)
    if (group !== undefined) for (const key of keysOf(group.lhs)) groupKeys.set(key, boundNames(steps))
    for (const part of Object.values(node)) visit(part)
  }
  visit(syntax)
  return { variables, walked, groupKeys, changes }
}

function keysOf(pairs: unknown): object[] {
  if (!Array.isArray(pairs)) return []
  return (pairs as unknown[]).flatMap(pair => {
    const key = Array.isArray(pair) ? (pair[0] as unknown) : undefined
    return typeof key === 'object' && key !== null ? [key] : []
  })
}

function boundNames(steps: unknown): number {
  if (!Array.isArray(steps)) return 0
  return (steps as { focus?: unknown; index?: unknown; ancestor?: unknown }[]).reduce(
    (names, { focus, index, ancestor }) => names + [focus, index, ancestor].filter(name => name !== undefined).length,
    0,
  )
}
