import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { Field } from '../../generated/console/catalog.ts'
import { Allowed, useSession } from '../access/session.tsx'
import { useItems } from '../data/resource.ts'
import { Empty } from '../parts/empty.tsx'
import { isEmptyList, List } from '../parts/list.tsx'
import { Table } from '../parts/table.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { isObject, textAt, type JsonObject } from '../parts/json.ts'
import { Action } from './actions.tsx'
import { CallDialog, createdIn } from './call-dialog.tsx'
import { firstStepOf } from './first-step.tsx'
import { emptyState, labelOf, titleOf } from './labels.ts'
import { addressOf, type Operation, type Resource } from './operations.ts'
import { ResourceFilters, useResourceFilter } from './resource-filters.tsx'
import { fieldTitle, Shown } from './shown.tsx'
import { columnsOf, keyOf, nameOf } from './items.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

const NewConnection = lazy(async () => ({ default: (await import('../shelf/new-connection.tsx')).NewConnection }))
const NewSource = lazy(async () => ({ default: (await import('../shelf/new-source.tsx')).NewSource }))
const UploadDocument = lazy(async () => ({
  default: (await import('../knowledge/upload-document.tsx')).UploadDocument,
}))

type Parameters = Readonly<Record<string, string>>
type Props = { resource: Resource; list: Operation; parameters: Parameters }

/** The page of a list: its filters, its items, and the button for a new one. */
export function ListPage({ resource, list, parameters }: Props) {
  usePageTitle(titleOf(resource.path))
  return (
    <Allowed to={list.id}>
      <main className={css.page}>
        <Listing isPage resource={resource} list={list} parameters={parameters}>
          {create => (
            <div className={css.heading}>
              <h1>
                <Above path={resource.path.slice(0, -1)} parameters={parameters} />
                {titleOf(resource.path)}
              </h1>
              {create}
            </div>
          )}
        </Listing>
      </main>
    </Allowed>
  )
}

function Above({ path, parameters }: { path: readonly string[]; parameters: Parameters }) {
  if (path.length === 0) return null
  return (
    <>
      <Link href={addressOf(path, parameters)}>{titleOf(path.slice(0, 1))}</Link> <span aria-hidden="true">/</span>{' '}
    </>
  )
}

/** A list on the page of its parent resource. */
export function Part({ resource, list, parameters }: Props) {
  const { may } = useSession()
  if (!may(list.id)) return null
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label={titleOf(resource.path)}>
      <Listing resource={resource} list={list} parameters={parameters}>
        {create => (
          <div className={css.rowHeading}>
            <h2>{titleOf(resource.path)}</h2>
            {create}
          </div>
        )}
      </Listing>
    </section>
  )
}

type CreateProps = { resource: Resource; create: Operation; parameters: Parameters; onClose: () => void }

/** Asks for a new item, and leads to its page. */
function CreateDialog({ resource, create, parameters, onClose }: CreateProps) {
  const [, navigate] = useLocation()
  const { parameter } = resource
  const lead = (reply: JsonObject) => {
    const key =
      parameter === undefined || resource.detail === undefined ? undefined : keyOf(createdIn(reply), parameter)
    if (key !== undefined && parameter !== undefined)
      navigate(addressOf([...resource.path, `{${parameter}}`], { ...parameters, [parameter]: key }))
  }
  const form = (start?: JsonObject) => (
    <CallDialog operation={create} label={labelOf(create)} onDone={lead} {...{ parameters, start, onClose }} />
  )
  const own =
    create.id === 'createConnection' ? (
      <NewConnection withExample other={form()} onMade={made => lead(made)} onClose={onClose} />
    ) : create.id === 'createInboundWebhook' ? (
      <NewSource form={form} onClose={onClose} />
    ) : create.id === 'uploadTrainingDocument' ? (
      <UploadDocument operation={create} onDone={lead} {...{ parameters, onClose }} />
    ) : undefined
  return own === undefined ? form() : <Suspense>{own}</Suspense>
}

type ListingProps = Props & { isPage?: boolean; children: (create: ReactNode) => ReactNode }

/** The items, below a heading with the button for a new one; an empty list has the button itself. */
function Listing({ resource, list, parameters, isPage = false, children }: ListingProps) {
  const { may } = useSession()
  const [creating, setCreating] = useState(false)
  const filter = useResourceFilter(list.query)
  const results = useItems(list, parameters, filter)
  const isFiltered = Object.keys(filter).length > 0
  const isEmpty = !isFiltered && isEmptyList(results)
  const { create } = resource
  const button = create !== undefined && (
    <Button kind="primary" onClick={() => setCreating(true)}>
      {create.title}
    </Button>
  )
  return (
    <>
      {children(create !== undefined && may(create.id) && !isEmpty && button)}
      {!isEmpty && <ResourceFilters query={list.query} />}
      <List
        listing={results}
        empty={
          isFiltered ? (
            <p>Nothing matches these filters.</p>
          ) : (
            <Empty
              state={emptyState(resource.path)}
              purpose={list.purpose?.replaceAll('`', '')}
              isPage={isPage}
              step={create === undefined ? firstStepOf(list) : { operation: create.id, button }}
            />
          )
        }
      >
        <Items resource={resource} list={list} parameters={parameters} items={results.items} />
      </List>
      {creating && create !== undefined && (
        // It shows the secret of what it has created, so it stays while the list changes.
        <CreateDialog {...{ resource, create, parameters }} onClose={() => setCreating(false)} />
      )}
    </>
  )
}

function Items({ resource, list, parameters, items }: Props & { items: readonly JsonObject[] }) {
  // What the items belong to is the page that lists them.
  const own = (list.items ?? []).filter(({ name }) => !(name in parameters))
  const { heading, columns } = columnsOf(own)
  return (
    <Table
      columns={[heading, ...columns].map(field => (field === undefined ? '' : fieldTitle(field)))}
      hasActions={removes(resource)}
    >
      {items.map((item, index) => (
        <Row key={textAt(item, 'id') ?? index} {...{ resource, item, heading, columns, parameters }} />
      ))}
    </Table>
  )
}

/** Whether items without a page can be removed, in their row. */
const removes = ({ detail, remove }: Resource): boolean => detail === undefined && remove !== undefined

type RowProps = {
  resource: Resource
  item: JsonObject
  heading: Field | undefined
  columns: readonly Field[]
  parameters: Parameters
}

function Row({ resource, item, heading, columns, parameters }: RowProps) {
  const { may } = useSession()
  const key = resource.parameter === undefined ? undefined : keyOf(item, resource.parameter)
  const own =
    resource.parameter === undefined || key === undefined ? parameters : { ...parameters, [resource.parameter]: key }
  const leads = key !== undefined && resource.detail !== undefined && may(resource.detail.id)
  const name = heading === undefined ? nameOf(item) : <Shown brief value={item[heading.name]} field={heading} />
  const code = heading?.name === 'name' ? textAt(item, 'code') : undefined
  return (
    <tr>
      <td>
        {leads ? (
          <Link className={css.row} href={addressOf([...resource.path, `{${resource.parameter ?? ''}}`], own)}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        {code !== undefined && <code>{code}</code>}
      </td>
      {columns.map(field => (
        <td key={field.name}>
          <Shown brief value={item[field.name]} field={field} />
        </td>
      ))}
      {removes(resource) && resource.remove !== undefined && (
        <td>{isObject(item) && <Action operation={resource.remove} parameters={own} subject={nameOf(item)} />}</td>
      )}
    </tr>
  )
}
