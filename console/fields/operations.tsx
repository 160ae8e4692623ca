import { lazy, Suspense, useContext, useState } from 'react'
import { useOperation, useOperations } from '../data/connection-documents.ts'
import { isObject } from '../parts/json.ts'
import { argumentFields } from './argument-fields.ts'
import { Combobox } from './combobox.tsx'
import { CalledOperation, type ControlProps } from './context.ts'
import { EntriesControl } from './entries.tsx'
import { Fields } from './fields.tsx'
import { withField } from './group.tsx'
import styles from './fields.module.css'

const FillArguments = lazy(async () => ({ default: (await import('./fill-arguments.tsx')).FillArguments }))

/** An operation of the connection beside it, by its id. */
export function OperationControl(props: ControlProps) {
  const { connection } = useContext(CalledOperation)
  const [isAsked, setIsAsked] = useState(false)
  const text = typeof props.value === 'string' ? props.value : ''
  const operations = useOperations(isAsked ? connection : undefined, text)
  return (
    <Combobox
      {...props}
      options={operations.map(({ id, method, path, summary }) => ({
        value: id,
        title: id,
        note: summary === '' ? `${method} ${path}`.trim() : summary,
      }))}
      placeholder={connection === undefined ? 'Choose a connection first' : 'Id of an operation'}
      onOpen={() => setIsAsked(true)}
    />
  )
}

/** The arguments of the operation beside it: a field for each that its document describes. */
export function ArgumentsControl(props: ControlProps) {
  const { connection, operation: id } = useContext(CalledOperation)
  const operation = useOperation(connection, id)
  if (operation === undefined) return <EntriesControl {...props} />
  const { value, pointer, onChange } = props
  const given = isObject(value) ? value : {}
  return (
    <div className={styles.controlRows}>
      <Fields
        fields={argumentFields(operation, given)}
        value={given}
        pointer={pointer}
        onChange={(name, next, typing) => onChange(withField(given, name, next), typing)}
        onClear={() => undefined}
      />
      <Suspense>
        <FillArguments
          key={id}
          connection={connection ?? ''}
          operation={operation.id}
          given={given}
          onAccept={next => onChange(next)}
        />
      </Suspense>
    </div>
  )
}
