import type { ValidationError } from '../sdk/client.ts'
import { isParleyError } from '../sdk/errors.ts'

/**
 * `setup`: settings that the owner of the page should check; set if the chat could not be opened and these may be the
 * reason. A browser shows a page no difference between a refused origin and an unavailable service.
 */
export type Problem = {
  code: string
  retry: (() => void) | undefined
  mustRestart: boolean
  setup: { key: string; origin: string } | undefined
}

export const KEY_MISSING: Problem = {
  code: 'widget_disabled',
  retry: undefined,
  mustRestart: false,
  setup: { key: '', origin: location.origin },
}

const MUST_RESTART = new Set(['invalid_wait_token', 'execution_not_found', 'execution_aborted'])
const OF_SETUP = new Set(['network_error', 'widget_disabled', 'origin_not_allowed'])
const FINAL = new Set(['widget_disabled', 'origin_not_allowed', 'intent_not_allowed', 'intent_not_matched'])

/** A failure as the visitor is told of it; `key`: that of a chat that could not be opened. */
export function problemOf(code: string, retry: () => void, key: string | undefined): Problem {
  const mustRestart = MUST_RESTART.has(code)
  return {
    code,
    mustRestart,
    retry: mustRestart || FINAL.has(code) ? undefined : retry,
    setup: key !== undefined && OF_SETUP.has(code) ? { key, origin: location.origin } : undefined,
  }
}

/** What the service found in an answer that it refused. */
export function findingsOf(error: unknown): ValidationError[] {
  return isParleyError(error, 'validation_failed', 'invalid_input') ? (error.details?.validation_errors ?? []) : []
}

/** A text that the open question does not take and that means nothing else. */
export function isNotUnderstood(error: unknown): boolean {
  return findingsOf(error).some(({ field, rule }) => field === 'text' && rule === 'type')
}
