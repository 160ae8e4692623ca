import { isDeepStrictEqual } from 'node:util'
import type { DocumentOperation } from './operation-request.ts'

/** A tool that its server describes in another way than it is offered; `after` is null where it is gone. */
export type HeldOperation = { operation: string; after: DocumentOperation | null }
export type OfferedOperations = { operations: DocumentOperation[]; held: HeldOperation[] }

/**
 * What a server lists, beside what is offered: new tools are offered at once; every other difference is held. A tool
 * that is gone stays until that is accepted, so that it cannot come back as another one.
 */
export function relisted(
  offered: readonly DocumentOperation[],
  listed: readonly DocumentOperation[],
): OfferedOperations {
  const known = new Map(offered.map(operation => [operation.id, operation]))
  const ids = new Set(listed.map(({ id }) => id))
  const gone = offered.filter(({ id }) => !ids.has(id))
  return {
    operations: [...listed.map(operation => known.get(operation.id) ?? operation), ...gone],
    held: [
      ...listed.flatMap(after => {
        const before = known.get(after.id)
        return before === undefined || isDeepStrictEqual(before, after) ? [] : [{ operation: after.id, after }]
      }),
      ...gone.map(({ id }) => ({ operation: id, after: null })),
    ],
  }
}

/** The named operations as they are listed now. */
export function accepted({ operations, held }: OfferedOperations, ids: ReadonlySet<string>): OfferedOperations {
  const next = new Map(held.filter(({ operation }) => ids.has(operation)).map(one => [one.operation, one.after]))
  return {
    operations: operations.flatMap(operation => {
      const after = next.get(operation.id)
      return after === undefined ? [operation] : after === null ? [] : [after]
    }),
    held: held.filter(({ operation }) => !ids.has(operation)),
  }
}
