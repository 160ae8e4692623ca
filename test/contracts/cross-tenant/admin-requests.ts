import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import type { Operation } from '../../../generated/operations.ts'
import { ADMIN, type AdminWorkspace } from '../../support/admin.ts'
import { bodies, things, type Thing } from '../admin/fixtures.ts'
import { exampleOf, parametersOf } from '../examples.ts'
import type { Sent } from './lines.ts'

/** A valid request for the workspace, except for `sent`. */
export function adminRequest(id: string, operation: Operation, workspace: AdminWorkspace, sent: Sent): Sent {
  const body = operation.bodyTypes.includes('application/json')
    ? { ...((bodies[id]?.(workspace) ?? exampleOf(operation).body) as Record<string, unknown>), ...sent.body }
    : undefined
  const standing = operation.missing?.['if-match'] === undefined ? {} : { 'If-Match': '*' }
  return {
    path: { ...sent.path },
    query: { ...exampleOf(operation).query, ...sent.query },
    headers: { ...standing, ...sent.headers },
    ...(body === undefined ? {} : { body }),
  }
}

/** The resources of `admin/fixtures.ts` in the operation's path. */
export function templateOf({ path }: Operation): string | undefined {
  return Object.keys(things)
    .filter(template => path.slice(ADMIN.length).startsWith(template))
    .sort((a, b) => b.length - a.length)[0]
}

export async function thingOf(operation: Operation, workspace: AdminWorkspace): Promise<Thing> {
  const thing = (await things[templateOf(operation) ?? '']?.(workspace)) ?? {}
  const lacking = pathParameters(operation).filter(name => !(name in thing))
  assert.deepEqual(lacking, [], `test/contracts/admin/fixtures.ts makes no such thing for ${operation.path}`)
  return thing
}

/** Valid path parameters that name nothing. */
export function madeUpThing(operation: Operation): Thing {
  return Object.fromEntries(
    parametersOf(operation)
      .filter(({ place }) => place === 'path')
      .map(({ name, schema }): [string, string] => {
        if (schema['format'] === 'uuid') return [name, newId()]
        return [
          name,
          schema['type'] === 'integer'
            ? '1'
            : ((schema['enum'] as string[] | undefined)?.[0] ?? `c${newId().replaceAll('-', '')}`),
        ]
      }),
  )
}

export function pathParameters(operation: Operation): string[] {
  return parametersOf(operation)
    .filter(({ place }) => place === 'path')
    .map(({ name }) => name)
}
