import { useState } from 'react'
import { Link } from 'wouter'
import type { PublishableKey, PublishableKeyStatus } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useKeys } from '../data/keys.ts'
import { FilterChoice, useFilters } from '../parts/filters.tsx'
import { Empty } from '../parts/empty.tsx'
import { isEmptyList, List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { NewKey } from './new-key.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

const STATUSES = [
  { value: '', title: 'All' },
  { value: 'active', title: 'Active' },
  { value: 'paused', title: 'Paused' },
  { value: 'disabled', title: 'Disabled' },
  { value: 'revoked', title: 'Revoked' },
]

/** The publishable keys of the workspace: their pages and permissions. */
export function KeysPage() {
  const { may } = useSession()
  const [filter] = useFilters()
  const [creating, setCreating] = useState(false)
  const status = filter('status')
  const keys = useKeys(status === '' ? {} : { status: status as PublishableKeyStatus })
  usePageTitle('Keys')
  const isEmpty = status === '' && isEmptyList(keys)
  const button = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      New key
    </Button>
  )
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Keys</h1>
        {may('createKey') && !isEmpty && button}
      </div>
      <div className={css.filters}>
        <FilterChoice name="status" label="Status" choices={STATUSES} />
      </div>
      <List
        listing={keys}
        empty={
          isEmpty ? (
            <Empty
              state="No keys yet."
              purpose="A page of yours needs a key to show the chat window or a form. It says which pages may."
              step={{ operation: 'createKey', button }}
            />
          ) : (
            <p>No key matches.</p>
          )
        }
      >
        <Table columns={['Key', 'Status', 'Pages', 'Intents', 'Forms', 'Last used']}>
          {keys.items.map(key => (
            <KeyRow key={key.id} publishableKey={key} />
          ))}
        </Table>
      </List>
      {creating && <NewKey onClose={() => setCreating(false)} />}
    </main>
  )
}

function KeyRow({
  publishableKey: { id, name, key, status, allowedOrigins, intents, forms, lastUsedAt },
}: {
  publishableKey: PublishableKey
}) {
  return (
    <tr>
      <td>
        <Link href={`/keys/${id}`} className={css.row}>
          {name}
        </Link>
        <code>{key}</code>
      </td>
      <td>
        <Status status={status} />
      </td>
      <td>{allowedOrigins.length === 0 ? <em className={css.bare}>any</em> : <Some items={allowedOrigins} />}</td>
      <td>{intents === null ? 'all' : intents.length}</td>
      <td>{forms === null ? 'all' : forms.length}</td>
      <td>{lastUsedAt === null ? 'never' : <Time at={lastUsedAt} />}</td>
    </tr>
  )
}

function Some({ items: [first = '', ...more] }: { items: string[] }) {
  return (
    <>
      {first.replace(/^https?:\/\//, '')}
      {more.length > 0 && ` +${more.length}`}
    </>
  )
}
