import { Link } from 'wouter'
import type { ConversationStatus } from '../../sdk/index.ts'
import { useConversations } from '../data/conversations.ts'
import { SINCE, sinceOf } from '../executions/since.ts'
import { FilterChoice, FilterSelect, FilterText, useFilters } from '../parts/filters.tsx'
import { Empty } from '../parts/empty.tsx'
import { List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { css } from '../parts/css.ts'

const STATUSES = [
  { value: '', title: 'All' },
  { value: 'open', title: 'Open' },
  { value: 'closed', title: 'Closed' },
]

/** The conversations of the workspace, the one with the newest message first. */
export function ConversationsPage() {
  const [filter] = useFilters()
  const conversations = useConversations({
    ...(filter('status') === '' ? {} : { status: filter('status') as ConversationStatus }),
    ...(filter('search') === '' ? {} : { search: filter('search') }),
    ...(filter('customerId') === '' ? {} : { customerId: filter('customerId') }),
    ...(filter('since') === '' ? {} : { from: sinceOf(filter('since'), Date.now()) }),
  })
  const isFiltered = ['status', 'search', 'customerId', 'since'].some(name => filter(name) !== '')
  usePageTitle('Conversations')
  return (
    <main className={css.page}>
      <h1>Conversations</h1>
      <div className={css.filters}>
        <FilterText name="search" label="Search messages" wide />
        <FilterChoice name="status" label="Status" choices={STATUSES} />
        <FilterSelect name="since" label="Any time" choices={SINCE} />
        <FilterText name="customerId" label="Customer ID" />
      </div>
      <List listing={conversations} empty={isFiltered ? <p>No conversation matches.</p> : <NoConversations />}>
        <Table columns={['With', 'Status', 'Messages', 'Began', 'Last message']}>
          {conversations.items.map(conversation => (
            <tr key={conversation.id}>
              <td>
                <Link href={`/conversations/${conversation.id}`} className={css.row}>
                  {nameOf(conversation)}
                </Link>
                <code>{conversation.locale}</code>
              </td>
              <td>
                <Status status={conversation.status} />
              </td>
              <td>{conversation.messages}</td>
              <td>
                <Time at={conversation.startedAt} />
              </td>
              <td>{conversation.lastMessageAt === null ? '–' : <Time at={conversation.lastMessageAt} />}</td>
            </tr>
          ))}
        </Table>
      </List>
    </main>
  )
}

function NoConversations() {
  return (
    <Empty
      state="No conversations yet."
      purpose="What visitors write in the chat window, and what they are answered, is listed here."
      step={{ operation: 'listKeys', button: <Link href="/keys">Put the chat window on a page, with a key</Link> }}
    />
  )
}

type Customer = { id?: string | null; name?: string | null; email?: string | null } | null

/** The customer of a conversation, if known. */
export function nameOf({ customer, id }: { customer: Customer; id: string }): string {
  return customer?.name ?? customer?.email ?? customer?.id ?? `Visitor ${id.slice(-6)}`
}
