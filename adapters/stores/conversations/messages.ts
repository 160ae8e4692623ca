/** A message of a turn. */
export type MessageWrite = {
  id: string
  role: 'user' | 'agent' | 'system'
  text: string | null
  blocks: unknown[] | null
  tokenUsage: unknown
}
