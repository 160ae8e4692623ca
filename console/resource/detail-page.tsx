import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { isParleyError } from '../../sdk/index.ts'
import { Allowed } from '../access/session.tsx'
import { useItem } from '../data/resource.ts'
import { choiceTitle } from '../fields/shapes.ts'
import { objectAt, textAt, type JsonObject } from '../parts/json.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Status } from '../parts/status.tsx'
import { Action } from './actions.tsx'
import { ConnectionDocument } from './connection-document.tsx'
import { ConnectionGrant } from './connection-grant.tsx'
import { EditCard } from './edit-card.tsx'
import { titleOf } from './labels.ts'
import { Part } from './list-page.tsx'
import { addressOf, type Operation, type Resource } from './operations.ts'
import { Facts, Shown } from './shown.tsx'
import { factsOf, isMoot, nameOf } from './items.ts'
import { Uses } from './uses.tsx'
import { css } from '../parts/css.ts'
import styles from './resource.module.css'

type Props = { resource: Resource; detail: Operation; parameters: Readonly<Record<string, string>> }

/** The page of one item: its properties, its editable fields and actions, and its lists. */
export function DetailPage({ resource, detail, parameters }: Props) {
  return (
    <Allowed to={detail.id}>
      <Detail resource={resource} detail={detail} parameters={parameters} />
    </Allowed>
  )
}

function Detail({ resource, detail, parameters }: Props) {
  const { data: item, error } = useItem(detail, parameters)
  usePageTitle(item === undefined ? titleOf(resource.path) : titleOfItem(item, detail))
  if (item === undefined) return <PendingPage of={[{ error }]} />
  const { update } = resource
  return (
    <main className={css.page}>
      <Head
        {...{ resource, item, parameters }}
        name={titleOfItem(item, detail)}
        isGone={isParleyError(error, 'not_found')}
      />
      <div className={css.columns}>
        {update?.body !== undefined && (
          <EditCard key={textAt(item, 'id')} update={update} item={item} parameters={parameters} />
        )}
        <Known item={item} detail={detail} except={update} />
      </div>
      <ConnectionGrant resource={resource.path[0]} item={item} />
      <ConnectionDocument resource={resource.path[0]} item={item} />
      <Uses resource={resource.path[0]} item={item} />
      {resource.parts.map(
        part =>
          part.list !== undefined && (
            <Part key={part.list.id} resource={part} list={part.list} parameters={parameters} />
          ),
      )}
    </main>
  )
}

/** Actions that another part of the page offers. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'putConnectionDocument',
  'deleteConnectionDocument',
  'requestConnectionGrant',
  'deleteConnectionGrant',
])

/** The name of an item; where that is a code of the API, what the lists say for it. */
function titleOfItem(item: JsonObject, { fields = [] }: Operation): string {
  const name = nameOf(item)
  const code = fields.find(field => field.enum !== undefined && item[field.name] === name)
  return code === undefined ? name : choiceTitle(code, name)
}

type HeadProps = {
  resource: Resource
  item: JsonObject
  name: string
  /** An action has taken it away, such as the answer to a question. */
  isGone: boolean
  parameters: Readonly<Record<string, string>>
}

function Head({ resource, item, name, isGone, parameters }: HeadProps) {
  const [, navigate] = useLocation()
  const etag = textAt(item, 'etag')
  const status = textAt(item, 'status') ?? textAt(objectAt(item, 'delivery'), 'status')
  const list = addressOf(resource.path, parameters)
  const actions = resource.actions.filter(({ id }) => !isMoot(id, item) && !ELSEWHERE.has(id))
  const [hasActed, setHasActed] = useState(false)
  useEffect(() => {
    if (hasActed && isGone) navigate(list)
  }, [hasActed, isGone, navigate, list])
  return (
    <div className={css.heading}>
      <h1>
        {resource.list !== undefined && (
          <>
            <Link href={list}>{titleOf(resource.path)}</Link> <span aria-hidden="true">/</span>{' '}
          </>
        )}
        {name}
      </h1>
      {status !== undefined && <Status status={status} />}
      <span className={css.space} />
      {actions.map(action => (
        <Action
          key={action.id}
          operation={action}
          parameters={parameters}
          etag={etag}
          onDone={() => setHasActed(true)}
        />
      ))}
      {resource.remove !== undefined && (
        <Action operation={resource.remove} parameters={parameters} etag={etag} onDone={() => navigate(list)} />
      )}
    </div>
  )
}

/** The properties of the item that are not edited on the page. */
function Known({ item, detail, except }: { item: JsonObject; detail: Operation; except: Operation | undefined }) {
  const edited = new Set((except?.body?.fields ?? []).map(({ name }) => name))
  const fields = factsOf(detail.fields ?? []).filter(({ name }) => !edited.has(name))
  const lists = fields.filter(field => field.kind === 'array' && (field.items?.fields ?? []).length > 0)
  const others = fields.filter(field => !lists.includes(field))
  return (
    <section className={`${css.controls} ${css.card}`} aria-label="Details">
      <h2>Details</h2>
      <Facts item={item} fields={others} />
      {lists.map(field => (
        <div key={field.name} className={css.controls}>
          <h3>{field.title}</h3>
          {((item[field.name] ?? []) as JsonObject[]).map((item, index) => (
            <div key={index} className={styles.entryOfList}>
              <Shown value={item} field={{ kind: 'object', fields: factsOf(field.items?.fields ?? []) }} />
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
