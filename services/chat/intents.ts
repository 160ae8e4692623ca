import type { PublishableKey } from '../access/access.ts'
import type { Publication, PublishedIntent } from '../published/published.ts'

/** The published intents that a key may send, by priority. */
export function allowedIntents(publication: Publication, key: PublishableKey): PublishedIntent[] {
  return publication.intents.filter(({ trigger }) => key.intents?.includes(trigger.intent) ?? true)
}
