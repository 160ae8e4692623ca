import { Link } from 'wouter'
import type { Contact } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useContact } from '../data/contacts.ts'
import { useConversations } from '../data/conversations.ts'
import { Value } from '../flow/inspector/value.tsx'
import { css } from '../parts/css.ts'
import { List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'

/** A proven customer: who it is, what was consented to, and the conversations. */
export function ContactPage() {
  // The id is the integrator's own and may have any letter: the router decodes some of them, and leaves others.
  const contactId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  const { may } = useSession()
  const contact = useContact(contactId)
  usePageTitle(contact.data?.name ?? contactId)
  if (contact.data === undefined) return <PendingPage of={[contact]} />
  return (
    <main className={css.page}>
      <h1>
        <Link href="/contacts">Contacts</Link> <span aria-hidden="true">/</span> {contact.data.name ?? contactId}
      </h1>
      <Known contact={contact.data} />
      <Consents contact={contact.data} />
      {may('listConversations') && <Conversations customerId={contactId} />}
    </main>
  )
}

function Known({ contact }: { contact: Contact }) {
  const { id, name, email, properties, firstSeenAt, lastActiveAt } = contact
  const known = {
    'Customer ID': id,
    ...(name === null ? {} : { Name: name }),
    ...(email === null ? {} : { 'E-mail': email }),
    ...properties,
  }
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="Known">
      <Value value={known} />
      <p className={css.soft}>
        First seen <Time at={firstSeenAt} />, last active <Time at={lastActiveAt} />
      </p>
    </section>
  )
}

function Consents({ contact: { consents } }: { contact: Contact }) {
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="Consents">
      <h2>Consents</h2>
      {consents.length === 0 ? (
        <p className={css.soft}>No form has asked this customer for a consent.</p>
      ) : (
        <div className={css.table}>
          <Table columns={['Form', 'Field', 'Answer', 'Submitted']}>
            {consents.map(({ form, field, accepted, submissionId, submittedAt }) => (
              <tr key={`${submissionId} ${field}`}>
                <td>{form}</td>
                <td>
                  <code>{field}</code>
                </td>
                <td>{accepted ? 'Consented' : 'Refused'}</td>
                <td>
                  <Time at={submittedAt} />
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}

/** Those that only claim the id are among them, and marked. */
function Conversations({ customerId }: { customerId: string }) {
  const conversations = useConversations({ customerId })
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="Conversations">
      <h2>Conversations</h2>
      <List listing={conversations} empty={<p>All conversations have been deleted.</p>}>
        <Table columns={['Began', 'Status', 'Messages', 'Identity']}>
          {conversations.items.map(({ id, startedAt, status, messages, customer }) => (
            <tr key={id}>
              <td>
                <Link href={`/conversations/${id}`} className={css.row}>
                  <Time at={startedAt} />
                </Link>
              </td>
              <td>
                <Status status={status} />
              </td>
              <td>{messages}</td>
              <td>{customer?.proven === true ? 'Proven' : 'Claimed'}</td>
            </tr>
          ))}
        </Table>
      </List>
    </section>
  )
}
