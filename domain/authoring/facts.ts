import { isJsonObject } from '../json.ts'

/** What a result of a tool says about the definition; null where the tool does not tell. */
export type ResultFacts = {
  valid: boolean | null
  errors: number | null
  warnings: number | null
  passed: boolean | null
}

export const NO_FACTS: ResultFacts = { valid: null, errors: null, warnings: null, passed: null }

/** The result of a tool in short, for a person. Drafts have their findings beside their definition. */
export function factsOf(result: unknown): ResultFacts {
  if (!isJsonObject(result)) return NO_FACTS
  const { draft } = result
  const { valid, passed, findings } = isJsonObject(draft) ? draft : result
  const count = (severity: string) =>
    Array.isArray(findings)
      ? findings.filter(finding => isJsonObject(finding) && finding['severity'] === severity).length
      : null
  return {
    valid: typeof valid === 'boolean' ? valid : null,
    errors: count('error'),
    warnings: count('warning'),
    passed: typeof passed === 'boolean' ? passed : null,
  }
}
