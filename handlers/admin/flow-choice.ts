import type { JsonObject } from '../../domain/json.ts'
import type { DefinitionChoice } from '../../services/flows/choice.ts'

type Chosen = { source: 'draft' | 'version'; version?: number; definition?: object }

/** Which definition of a flow a body names; a given one before a stored one. */
export function choiceOf({ source, version, definition }: Chosen): DefinitionChoice {
  if (definition !== undefined) return { source: 'given', definition: definition as JsonObject }
  return source === 'version' ? { source, version: version ?? null } : { source: 'draft' }
}
