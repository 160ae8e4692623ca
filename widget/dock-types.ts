import type { ValidationError } from '../sdk/client.ts'
import type { Chat } from './chat.ts'
import type { Texts } from './texts.ts'

/**
 * `mayWrite`: whether the visitor may type a message while no question is open; `mayMail`: whether to have the
 * transcript mailed.
 */
export type DockContext = { conversation: Chat; texts: Texts; base: string; mayWrite: boolean; mayMail: boolean }

/**
 * The part below the transcript: the visitor's current actions. `focus` focuses its first control, `show` the first
 * field with a finding, unless `isElsewhere`: the visitor has gone on in the page.
 */
export type Dock = {
  element: HTMLElement
  focus: () => void
  show: (findings: ValidationError[], isElsewhere: boolean) => void
  /** Takes files that are dropped on the window; undefined where none are asked for. */
  drop?: ((files: File[]) => void) | undefined
}
