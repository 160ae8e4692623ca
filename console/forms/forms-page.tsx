import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { AdminDocumentStatus, AdminForm } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { createForm, useForms } from '../data/forms.ts'
import { FilterChoice, FilterText, useFilters } from '../parts/filters.tsx'
import { Icon } from '../parts/icon.tsx'
import { Empty } from '../parts/empty.tsx'
import { isEmptyList, List } from '../parts/list.tsx'
import { NewDocument } from '../parts/new-document.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

const STATUSES = [
  { value: '', title: 'All' },
  { value: 'published', title: 'Published' },
  { value: 'draft', title: 'Drafts' },
  { value: 'withdrawn', title: 'Withdrawn' },
]

/** All forms of the workspace, with search. */
export function FormsPage() {
  const { may } = useSession()
  const [filter] = useFilters()
  const [creating, setCreating] = useState(false)
  const [search, status] = [filter('search'), filter('status')]
  const forms = useForms({
    ...(search === '' ? {} : { search }),
    ...(status === '' ? {} : { status: status as AdminDocumentStatus }),
  })
  usePageTitle('Forms')
  const isEmpty = search + status === '' && isEmptyList(forms)
  const button = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      New form
    </Button>
  )
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Forms</h1>
        {may('createForm') && !isEmpty && button}
      </div>
      <div className={css.filters}>
        <FilterText name="search" label="Search by title or code" wide />
        <FilterChoice name="status" label="Status" choices={STATUSES} />
      </div>
      <List
        listing={forms}
        empty={
          isEmpty ? (
            <Empty
              state="No forms yet."
              purpose="A form asks for several answers at once, in a chat or on a page of yours."
              step={{ operation: 'createForm', button }}
            />
          ) : (
            <p>No form matches.</p>
          )
        }
      >
        <Table columns={['Form', 'Status', 'Live', 'Use', 'Submissions', 'Changed']}>
          {forms.items.map(form => (
            <FormRow key={form.id} form={form} />
          ))}
        </Table>
      </List>
      {creating && <NewForm onClose={() => setCreating(false)} />}
    </main>
  )
}

function FormRow({ form }: { form: AdminForm }) {
  return (
    <tr>
      <td>
        <Link href={`/forms/${form.id}`} className={css.row}>
          {form.title}
        </Link>
        <code>{form.code}</code>
      </td>
      <td>
        <Status status={form.status} />
        {form.unpublishedChanges && form.publishedVersion !== null && <em>unpublished changes</em>}
      </td>
      <td>{form.publishedVersion === null ? '–' : `v${form.publishedVersion}`}</td>
      <td>
        <span className={css.tags}>
          <span className={css.tag}>
            <Icon name="flows" size={13} />
            flows
          </span>
          {form.embeddable && (
            <span className={css.tag}>
              <Icon name="widget" size={13} />
              pages
            </span>
          )}
        </span>
      </td>
      <td>{form.submissions.toLocaleString('en')}</td>
      <td>
        <Time at={form.updatedAt} />
      </td>
    </tr>
  )
}

function NewForm({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  return (
    <NewDocument
      title="New form"
      name={{ label: 'Title', example: 'Newsletter' }}
      codeHelp="Flows and pages name the form by it."
      create={createForm}
      onCreated={id => navigate(`/forms/${id}`)}
      onClose={onClose}
    />
  )
}
