import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useSession } from '../access/session.tsx'
import { useReferences } from '../data/references.ts'
import { Button } from '../parts/controls/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { Combobox } from './combobox.tsx'
import { useSurroundings, type ControlProps } from './context.ts'
import { eventsOf } from './scope.ts'
import { resolved } from './shapes.ts'
import styles from './fields.module.css'
import { css } from '../parts/css.ts'

const NewConnection = lazy(async () => ({ default: (await import('../shelf/new-connection.tsx')).NewConnection }))

const ASKED: Readonly<Record<string, string>> = {
  event: 'Name of an event',
  intent: 'Name of an intent',
  key: 'ID of a key',
  source: 'ID of a training source',
}

/** Something of the workspace, by its code: a form, a flow, a connection, a goal or an event. */
export function ReferenceControl(props: ControlProps) {
  const { references = 'event' } = resolved(props.shape)
  const { definition, readOnly } = useSurroundings()
  const [isAsked, setIsAsked] = useState(false)
  const known = useReferences(references, isAsked || props.value !== undefined)
  const mentioned = references === 'event' ? eventsOf(definition) : []
  const options = [
    ...known,
    ...mentioned.filter(name => !known.some(({ code }) => code === name)).map(code => ({ code, name: code, id: '' })),
  ]
  const chosen = options.find(({ code }) => code === props.value)
  return (
    <span className={styles.withButton}>
      <Combobox
        {...props}
        options={options.map(({ code, name }) => ({
          value: code,
          title: code,
          note: name === code ? undefined : name,
        }))}
        placeholder={ASKED[references] ?? `Code of a ${references}`}
        onOpen={() => setIsAsked(true)}
      />
      {references === 'connection' && !readOnly && <ConnectionMaker onMade={props.onChange} />}
      {references === 'flow' && chosen !== undefined && (
        <Link
          data-kind="quiet"
          className={css.link}
          href={`/flows/${chosen.id}`}
          title={`Open ${chosen.name}`}
          aria-label={`Open ${chosen.name}`}
        >
          <Icon name="follow" />
        </Link>
      )}
    </span>
  )
}

/** Makes a connection without leaving the flow. */
function ConnectionMaker({ onMade }: { onMade: (code: string) => void }) {
  const { may } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!may('createConnectionFromTemplate')) return null
  return (
    <>
      <Button
        kind="quiet"
        type="button"
        title="New connection"
        aria-label="New connection"
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
      </Button>
      {isOpen && (
        <Suspense>
          <NewConnection
            onMade={({ code }) => {
              setOpen(false)
              onMade(code)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Name of a variable: one that the flow has, or a new one. */
export function SavedAsControl(props: ControlProps) {
  const { variableNames } = useSurroundings()
  return (
    <Combobox
      {...props}
      options={variableNames.map(({ name, from }) => ({ value: name, title: name, note: from }))}
      placeholder="Name of a variable"
    />
  )
}
