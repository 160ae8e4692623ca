import jsonPatch, { type Operation } from 'fast-json-patch'
import { ifMatchMatches } from '../../../domain/etags.ts'
import { documentDifferences } from '../../../domain/document-differences.ts'
import { findShapeProblem, type JsonObject } from '../../../domain/json.ts'
import { Refusal } from '../../../domain/refusal.ts'

type Stored = {
  definition: JsonObject
  etag: string
  updatedAt: string
  updatedBy: { name: string | null } | null
}
type Change = { whole?: object | undefined; patch?: readonly object[] | undefined }

const CHANGES_AT_MOST = 20
const VALUE_MAX_LENGTH = 200

/**
 * The definition that a change leads to.
 * @throws Refusal `invalid_input` unless exactly one of both is given, and for a patch that does not apply;
 * `precondition_failed` for a patch to another state
 */
export function patched(stored: Stored, etag: string, { whole, patch }: Change): JsonObject {
  if ((whole === undefined) === (patch === undefined)) throw invalid('patch', 'Give either a definition or a patch')
  if (whole !== undefined) return whole as JsonObject
  if (!ifMatchMatches(etag, stored.etag)) throw conflictWith(stored, stored.definition)
  let definition: unknown
  try {
    definition = jsonPatch.applyPatch(stored.definition, patch as Operation[], true, false).newDocument
  } catch (error) {
    const { index, name } = error as { index?: number; name?: string }
    throw invalid(`patch.${index ?? 0}`, `The patch does not apply (${name ?? 'unknown'})`)
  }
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition))
    throw invalid('patch', 'The patch leaves no definition')
  if (findShapeProblem(definition) !== undefined) throw invalid('patch', 'The patch leads to a value that is refused')
  return definition as JsonObject
}

/** The conflict with somebody else's change, with what a model needs in order to repeat its own. */
export function conflictWith({ definition, etag, updatedAt, updatedBy }: Stored, wanted: JsonObject): Refusal {
  const changes = documentDifferences(definition, wanted, path => path === '/nodes')
  const listed = changes.slice(0, CHANGES_AT_MOST).map(({ path, before, after }) => {
    return `${path}: stored ${shown(before)}, yours ${shown(after)}`
  })
  const more = changes.length - listed.length
  const sentences = [
    `The draft was changed by ${updatedBy?.name ?? 'somebody'} at ${updatedAt}; its tag is now ${etag}`,
    ...(listed.length === 0 ? [] : [`The stored draft and yours differ: ${listed.join('; ')}`]),
    ...(more > 0 ? [`${more} more differences`] : []),
  ]
  return new Refusal('precondition_failed', { message: sentences.join('. ') })
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > VALUE_MAX_LENGTH ? `${text.slice(0, VALUE_MAX_LENGTH)}…` : text
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { message, details: { validation_errors: [{ field, rule: 'format' }] } })
}
