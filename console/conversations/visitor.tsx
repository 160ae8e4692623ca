import type { AdminConversation } from '../../sdk/index.ts'
import { Value } from '../flow/inspector/value.tsx'
import { css } from '../parts/css.ts'

/** What is known about the visitor of a conversation. */
export function Visitor({ conversation: { customer, variables, locale } }: { conversation: AdminConversation }) {
  const known = {
    ...Object.fromEntries(Object.entries(customer ?? {}).filter(([, value]) => value !== null)),
    ...(locale === null ? {} : { language: locale }),
    ...(Object.keys(variables).length === 0 ? {} : { variables }),
  }
  return (
    <section className={css.details} aria-label="Visitor">
      <h2>Visitor</h2>
      {Object.keys(known).length === 0 ? (
        <p className={css.soft}>Nothing is known about this visitor.</p>
      ) : (
        <Value value={known} />
      )}
    </section>
  )
}
