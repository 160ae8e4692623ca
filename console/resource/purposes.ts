import { titleOf } from './labels.ts'

/** What an empty list would hold, in a sentence for people who have never made one. */
const PURPOSES: Readonly<Record<string, string>> = {
  'connections': 'A connection has the address and credentials of a service or a language model that flows call.',
  'goals': 'A goal counts what your flows are for, such as purchases or requested returns.',
  'training-sources': 'A training source is crawled so that your assistants can answer from its pages.',
  'failed-messages': 'Work of the engine that has failed in all its attempts is listed here until it is retried.',
  'webhook-deliveries': 'Events that are sent to the webhook of a key are listed here with every attempt.',
  'token-usage': 'The tokens and costs of replies by language models are listed here by day.',
  'inbound-webhooks':
    'An inbound webhook lets another system send events, which start flows or continue waiting executions.',
  'prices': 'Models without a price here cost what the built-in prices say.',
  'tokens': 'A personal access token lets a program use the admin API as you, with no more than your permissions.',
  'customer-exports': 'An export gathers everything that is stored about one customer in an archive.',
  'customer-erasures': 'An erasure permanently deletes everything that is stored about one customer.',
}

/** What an empty list says: that it is empty, and on a page of its own what it is for. */
export function emptyText(path: readonly string[]): { state: string; purpose: string | undefined } {
  const [name = '', ...more] = path
  const state = `No ${name === 'audit' ? 'audit entries' : titleOf(path).toLowerCase()} yet.`
  return { state, purpose: more.length > 0 ? undefined : PURPOSES[name] }
}
