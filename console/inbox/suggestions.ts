import type { components } from '../../generated/types/admin.ts'

type HandoffSuggestion = components['schemas']['HandoffSuggestion']

/** The text of the reply with the suggestion: nothing that was typed is lost. */
export function withSuggestion(text: string, suggested: string): string {
  return text.trim() === '' ? suggested : `${text.trimEnd()}\n\n${suggested}`
}

/** Why there is no suggestion, in words; undefined where there is one. */
export function failureOf({ failure, message }: HandoffSuggestion): string | undefined {
  switch (failure) {
    case 'none':
      return undefined
    case 'not_configured':
      return 'The queue names no language model that suggests replies.'
    case 'no_answer':
      return 'The model suggests no reply.'
    case 'budget_exceeded':
    case 'call_failed':
      return `The model could not be asked: ${message ?? 'it did not answer'}.`
  }
}
