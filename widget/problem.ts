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

/** Errors after which a conversation can only be started anew. */
export const MUST_RESTART = new Set(['invalid_wait_token', 'execution_not_found', 'execution_aborted'])
/** Errors that may have their reason in the settings of the key. */
export const OF_SETUP = new Set(['network_error', 'widget_disabled', 'origin_not_allowed'])
/** Errors that another attempt does not change. */
export const FINAL = new Set(['widget_disabled', 'origin_not_allowed', 'intent_not_allowed', 'intent_not_matched'])
