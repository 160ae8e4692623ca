export type Variables = Readonly<Record<string, string | undefined>>

/** An error that prevents the application of the file, or a warning. */
export interface Finding {
  /** JSON pointer into the file. */
  path: string
  /** A sentence for people. */
  message: string
  /** An error when absent. */
  severity?: 'error' | 'warning'
  /** Machine name of the rule, for findings in flows and forms. */
  code?: string
  /** Probable name in place of the wrong one. */
  suggestion?: string
  /** Characters of the text at `path` before the mistake. */
  offset?: number
  /** Set if the name of the field at `path` is the mistake, not its value. */
  at?: 'name'
}

/** A message of a definition's own document as the sentence it is in a workspace file. */
export function asSentence(message: string): string {
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`
}
