import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import type { Operation } from '../../../generated/operations.ts'
import type { AdminWorkspace } from '../../support/admin.ts'
import { bodies, creators, templateOf, type PathParameters } from '../admin/fixtures.ts'
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
    // Without its file, an upload is refused before it looks at what its path names.
    ...(operation.bodyTypes.includes('multipart/form-data') && operation.path.includes('{') ? { file: true } : {}),
  }
}

export async function createIn(operation: Operation, workspace: AdminWorkspace): Promise<PathParameters> {
  const created = (await creators[templateOf(operation) ?? '']?.(workspace)) ?? {}
  const lacking = pathParameters(operation).filter(name => !(name in created))
  assert.deepEqual(lacking, [], `test/contracts/admin/fixtures.ts creates nothing for ${operation.path}`)
  return created
}

/** Valid path parameters that name nothing. */
export function unusedParameters(operation: Operation): PathParameters {
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
