import type { Outcome } from '../../../../importers/conversion/conversion.ts'

export type Block = {
  type: string
  content?: unknown
  options?: object
  items?: { id: string; [setting: string]: unknown }[]
  webhookId?: string
}

/** A handmade block, and its expected result: its outcome, and the types of its nodes. */
export interface BlockFixture {
  what: string
  block: Block
  /** Whether no block follows it. */
  isLast?: true
  outcome: Outcome
  nodes: string[]
  reason?: RegExp
}

export const VARIABLES = [
  { id: 'v-name', name: 'Name' },
  { id: 'v-score', name: 'Score', value: '3' },
  { id: 'v-tags', name: 'Tags', value: ['red', 'blue'] },
  { id: 'v-codes', name: 'Codes', value: ['1', '2'] },
  { id: 'v-order', name: 'Order No.' },
  { id: 'v-in', name: 'in' },
]
