import type { AdminConversation } from '../../sdk/index.ts'
import { Value } from '../flow/inspector/value.tsx'
import { css } from '../parts/css.ts'

/** What is known about the visitor of a conversation. */
export function Visitor({ conversation: { customer, variables, locale } }: { conversation: AdminConversation }) {
  const facts: [title: string, value: unknown][] = [
    ['Name', customer?.name],
    ['E-mail', customer?.email],
    ['Customer ID', customer?.id],
    ['Identity', customer === null ? null : customer.proven ? 'proven' : 'claimed by the page'],
    ['Language', locale],
    ['Variables', Object.keys(variables).length === 0 ? null : variables],
  ]
  const known = Object.fromEntries(facts.filter(([, value]) => value != null))
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
