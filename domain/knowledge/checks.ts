import { ANSWER_DEFAULTS } from './answer-defaults.ts'

type Found = { url: string; headings: readonly string[]; coverage: number }
/** The passage that a check expects: `heading` is one of those above it, null for any of the document. */
export type ExpectedPassage = { url: string; heading: string | null }
export type CheckOutcome = { passed: boolean; position: number | null; coverage: number | null }

/** Whether an `answer` node with its default settings takes the expected passage, of those found, the best first. */
export function checkPassages({ url, heading }: ExpectedPassage, found: readonly Found[]): CheckOutcome {
  const index = found.findIndex(one => one.url === url && (heading === null || one.headings.includes(heading)))
  const passage = found[index]
  if (passage === undefined) return { passed: false, position: null, coverage: null }
  const { coverage } = passage
  const { passages, threshold } = ANSWER_DEFAULTS
  return { passed: index < passages && coverage >= threshold, position: index + 1, coverage }
}
