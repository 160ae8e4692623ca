import findMyWay, { type HTTPMethod } from 'find-my-way'
import type { Operation, OperationId } from '../../generated/operations.ts'

export type Route = {
  operationId: OperationId
  operation: Operation
  params: Record<string, string>
  query: Record<string, string | string[] | undefined>
}

/** `literal`: the path up to its first parameter. */
type Entry = { operationId: OperationId; operation: Operation; literal: string }

/** The operations of all surfaces by method and path. */
export function createRouter(served: readonly [OperationId, Operation][]) {
  // How long a value may be is for the contract to say.
  const paths = findMyWay({ maxParamLength: Infinity })
  for (const [operationId, operation] of served) {
    const [literal = ''] = operation.path.split('{', 1)
    paths.on(methodOf(operation), patternOf(operation), () => undefined, { operationId, operation, literal })
  }
  const methods = [...new Set(['HEAD', ...served.map(([, operation]) => methodOf(operation))])].sort()

  /**
   * Undefined where no operation has this method and path; HEAD is answered by the operation of GET. Parameters of path
   * and query are decoded.
   */
  function match(method: string, url: string): Route | undefined {
    const found = paths.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, url)
    if (found === null) return undefined
    const { operationId, operation, literal } = found.store as Entry
    // The matcher takes `%6d` for `m` and an empty segment for a parameter. A proxy in front that guards `/metrics`
    // does not.
    if (!url.startsWith(literal)) return undefined
    const params = found.params as Record<string, string>
    for (const name in params) if (params[name] === '') return undefined
    const query = found.searchParams as Route['query']
    if (operation.wildcard === undefined) return { operationId, operation, params, query }
    const { '*': rest = '', ...others } = params
    return { operationId, operation, params: { ...others, [operation.wildcard]: rest }, query }
  }

  return {
    match,
    /** The methods that operations have on this path, in capitals and in order; none where the path is unknown. */
    methodsOf: (path: string): string[] => methods.filter(method => match(method, path) !== undefined),
  }
}

function methodOf({ method }: Operation): HTTPMethod {
  return method.toUpperCase() as HTTPMethod
}

/** The path in the matcher's notation: `{id}` becomes `:id`, of one length `:id(^.{36}$)`, with slashes `*`. */
function patternOf({ path, pathLengths, wildcard }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === wildcard) return '*'
    const length = pathLengths[name]
    return length === undefined ? `:${name}` : `:${name}(^.{${length}}$)`
  })
}
