import { error, type Finding } from '../../domain/flow-validation/finding.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { findShapeProblem } from '../../domain/json.ts'

/**
 * Violations that make a document an invalid export, with paths into it. `prepare` applies the normalisation of its
 * system.
 */
export function mistakesOf(
  input: unknown,
  validate: Parameters<typeof schemaFindings>[0],
  prepare: (document: unknown) => unknown = document => document,
): Finding[] {
  const problem = findShapeProblem(input)
  switch (problem?.kind) {
    case undefined:
      return schemaFindings(validate, prepare(input), null)
    case 'too_deep':
      return [error('', 'schema', 'is nested too deeply')]
    case 'reserved_key':
      return [error('', 'schema', `holds the name ${problem.key}, which is reserved`)]
    case 'not_text':
      return [error('', 'schema', 'holds a text that cannot be stored (U+0000, or half of a surrogate pair)')]
  }
}
