import { operations, type Operation, type OperationId } from '../../generated/operations.ts'

export type Route = { operationId: OperationId; operation: Operation; params: Record<string, string> }
export type Match =
  { outcome: 'found'; route: Route } | { outcome: 'wrong_method'; allow: string[] } | { outcome: 'unknown_path' }

type Candidate = { operationId: OperationId; operation: Operation }
type Template = { pattern: RegExp; names: string[]; literalLength: number; methods: Map<string, Candidate> }

/**
 * Matches a path against all operations of all surfaces. openapi-backend's own matcher rebuilds its list and a RegExp
 * per
 * operation on each request; everything here is compiled once at start.
 */
export function createRouter(served: ReadonlySet<string>): (method: string, path: string) => Match {
  const exact = new Map<string, Map<string, Candidate>>()
  const templates = new Map<string, Template>()
  for (const [operationId, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    if (!served.has(operationId)) continue
    const candidate = { operationId, operation }
    if (operation.path.includes('{')) templateOf(templates, operation).methods.set(operation.method, candidate)
    else methodsOf(exact, operation.path).set(operation.method, candidate)
  }
  const ordered = [...templates.values()].sort((a, b) => b.literalLength - a.literalLength)

  return (method, path) => {
    const methods = exact.get(path)
    if (methods !== undefined) return pick(methods, method, {})
    for (const template of ordered) {
      const found = template.pattern.exec(path)
      if (found === null) continue
      const params = decode(template.names, found)
      return params === undefined ? { outcome: 'unknown_path' } : pick(template.methods, method, params)
    }
    return { outcome: 'unknown_path' }
  }
}

function pick(methods: Map<string, Candidate>, method: string, params: Record<string, string>): Match {
  const candidate = methods.get(method.toLowerCase())
  if (candidate === undefined)
    return { outcome: 'wrong_method', allow: [...methods.keys()].map(name => name.toUpperCase()).sort() }
  return { outcome: 'found', route: { ...candidate, params } }
}

function methodsOf(exact: Map<string, Map<string, Candidate>>, path: string): Map<string, Candidate> {
  const methods = exact.get(path) ?? new Map<string, Candidate>()
  exact.set(path, methods)
  return methods
}

function templateOf(templates: Map<string, Template>, operation: Operation): Template {
  const known = templates.get(operation.path)
  if (known !== undefined) return known
  const names: string[] = []
  const last = operation.path.lastIndexOf('{')
  const pattern = operation.path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
      names.push(name)
      const length = operation.pathLengths[name]
      if (length !== undefined) return `([^/]{${length}})`
      return operation.wildcard === true && at >= last ? '(.+)' : '([^/]+)'
    })
  const template = {
    pattern: new RegExp(`^${pattern}$`),
    names,
    literalLength: operation.path.replace(/\{\w+\}/g, '').length,
    methods: new Map<string, Candidate>(),
  }
  templates.set(operation.path, template)
  return template
}

function decode(names: string[], found: RegExpExecArray): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
  } catch {
    return undefined
  }
}
