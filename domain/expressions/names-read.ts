type Node = { type?: unknown; value?: unknown; steps?: unknown }
/** Path from the scope of the value in which names are looked up; undefined outside the scope. */
type Path = readonly string[] | undefined
type Reading = { names: Set<string>; seen: Set<object> }

const PLAIN = /^[A-Za-z_]\w*$/
/** Variables that refer to a part of the scope. */
const ROOTS: ReadonlyMap<string, Path> = new Map([
  ['$', []],
  ['event', ['event']],
  ['vars', ['vars']],
])
/** Parts of a step whose names are those of the items that it finds. */
const INNER: ReadonlySet<string> = new Set(['stages', 'predicate', 'group', 'terms'])

/**
 * The paths into the scope that an expression reads, each once and in its order: `vars.order.id`. Names in a filter
 * count as those of the items: `vars.orders[total > 5]` reads `vars.orders.total`.
 * @param syntax as jsonata parses it
 */
export function namesRead(syntax: unknown): string[] {
  const reading: Reading = { names: new Set(), seen: new Set() }
  visit(syntax, [], reading)
  return [...reading.names]
}

function visit(node: unknown, base: Path, reading: Reading): void {
  if (typeof node !== 'object' || node === null || reading.seen.has(node)) return
  reading.seen.add(node)
  const { type, steps } = node as Node
  let path: Path
  if (type === 'path' && Array.isArray(steps)) path = visitPath(steps, base, reading)
  else if (type === 'name' || type === 'variable') add((path = pathAfter(node, base, true)), reading)
  for (const [name, part] of Object.entries(node))
    if (name !== 'steps') visit(part, INNER.has(name) ? path : base, reading)
}

/** Visits the steps of a path. @returns the target of the path */
function visitPath(steps: readonly unknown[], base: Path, reading: Reading): Path {
  let path = base
  let read: Path
  for (const [index, step] of steps.entries()) {
    const next = pathAfter(step, path, index === 0)
    if (next === undefined) {
      add(read, reading)
      visit(step, path, reading)
    } else for (const [name, part] of Object.entries(step as object)) if (INNER.has(name)) visit(part, next, reading)
    path = next
    read = next
  }
  add(read, reading)
  return path
}

/** Target of a name, a variable or a sort; undefined for all else: the result of a function has no path. */
function pathAfter(step: unknown, base: Path, isFirst: boolean): Path {
  const { type, value } = step as Node
  if (type === 'sort') return base
  if (typeof value !== 'string') return undefined
  if (type === 'name') return base === undefined ? undefined : [...base, PLAIN.test(value) ? value : `\`${value}\``]
  if (type !== 'variable' || !isFirst) return undefined
  return value === '' ? base : ROOTS.get(value)
}

function add(path: Path, { names }: Reading): void {
  if (path !== undefined && path.length > 0) names.add(path.join('.'))
}
