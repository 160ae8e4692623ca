import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Field } from '../../generated/console/catalog.ts'
import { Allowed, useSession } from '../access/session.tsx'
import { useItems } from '../data/resource.ts'
import { List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { isObject, textAt, type JsonObject } from '../parts/json.ts'
import { Action } from './actions.tsx'
import { CallDialog, createdIn } from './call-dialog.tsx'
import { labelOf, titleOf } from './labels.ts'
import { addressOf, type Operation, type Resource } from './operations.ts'
import { ResourceFilters, useResourceFilter } from './resource-filters.tsx'
import { fieldTitle, Shown } from './shown.tsx'
import { columnsOf, keyOf, nameOf } from './items.ts'
import { emptyText } from './purposes.ts'
import '../styles/resource.css'

type Parameters = Readonly<Record<string, string>>
type Props = { resource: Resource; list: Operation; parameters: Parameters }

/** The page of a list: its filters, its items, and the button for a new one. */
export function ListPage({ resource, list, parameters }: Props) {
  const title = titleOf(resource.path)
  usePageTitle(title)
  const above = resource.path.slice(0, -1)
  return (
    <Allowed to={list.id}>
      <main className="page">
        <div className="heading">
          <h1>
            {above.length > 0 && (
              <>
                <Link href={addressOf(above, parameters)}>{titleOf(above.slice(0, 1))}</Link>{' '}
                <span aria-hidden="true">/</span>{' '}
              </>
            )}
            {title}
          </h1>
          {resource.create !== undefined && (
            <CreateButton resource={resource} create={resource.create} parameters={parameters} />
          )}
        </div>
        <Listing resource={resource} list={list} parameters={parameters} />
      </main>
    </Allowed>
  )
}

/** A list on the page of its parent resource. */
export function Part({ resource, list, parameters }: Props) {
  const { may } = useSession()
  if (!may(list.id)) return null
  return (
    <section className="controls card part" aria-label={titleOf(resource.path)}>
      <div className="row-heading">
        <h2>{titleOf(resource.path)}</h2>
        {resource.create !== undefined && (
          <CreateButton resource={resource} create={resource.create} parameters={parameters} />
        )}
      </div>
      <Listing resource={resource} list={list} parameters={parameters} />
    </section>
  )
}

function CreateButton({
  resource,
  create,
  parameters,
}: {
  resource: Resource
  create: Operation
  parameters: Parameters
}) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [open, setOpen] = useState(false)
  if (!may(create.id)) return null
  const { parameter } = resource
  const lead = (reply: JsonObject) => {
    const key =
      parameter === undefined || resource.detail === undefined ? undefined : keyOf(createdIn(reply), parameter)
    if (key !== undefined && parameter !== undefined)
      navigate(addressOf([...resource.path, `{${parameter}}`], { ...parameters, [parameter]: key }))
  }
  return (
    <>
      <button className="primary" onClick={() => setOpen(true)}>
        {create.title}
      </button>
      {open && (
        <CallDialog
          operation={create}
          parameters={parameters}
          label={labelOf(create)}
          onClose={() => setOpen(false)}
          onDone={lead}
        />
      )}
    </>
  )
}

function Listing({ resource, list, parameters }: Props) {
  const filter = useResourceFilter(list.query)
  const results = useItems(list, parameters, filter)
  const { heading, columns } = columnsOf(list.items ?? [])
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <ResourceFilters query={list.query} />
      <List
        listing={results}
        empty={isFiltered ? <p>Nothing matches these filters.</p> : <Nothing path={resource.path} />}
      >
        <table>
          <thead>
            <tr>
              {[heading, ...columns].map(field => (
                <th key={field?.name} scope="col">
                  {field === undefined ? '' : fieldTitle(field)}
                </th>
              ))}
              {removes(resource) && (
                <th scope="col">
                  <span className="unseen">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {results.items.map((item, index) => (
              <Row key={textAt(item, 'id') ?? index} {...{ resource, item, heading, columns, parameters }} />
            ))}
          </tbody>
        </table>
      </List>
    </>
  )
}

function Nothing({ path }: { path: readonly string[] }) {
  const { state, purpose } = emptyText(path)
  return (
    <>
      <p>{state}</p>
      {purpose !== undefined && <p>{purpose}</p>}
    </>
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
          <Link className="row" href={addressOf([...resource.path, `{${resource.parameter ?? ''}}`], own)}>
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
