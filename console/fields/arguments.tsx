import { useContext } from 'react'
import { useOperation } from '../data/connection-documents.ts'
import { isObject } from '../parts/json.ts'
import { argumentFields } from './argument-fields.ts'
import { CalledOperation, type ControlProps } from './context.ts'
import { EntriesControl } from './entries.tsx'
import { Fields } from './fields.tsx'
import { FillArguments } from './fill-arguments.tsx'
import { withField } from './group.tsx'
import styles from './fields.module.css'

/** The arguments of the operation beside it: a field for each that its document describes. */
export function Arguments(props: ControlProps) {
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
      <FillArguments
        key={id}
        connection={connection ?? ''}
        operation={operation.id}
        given={given}
        onAccept={next => onChange(next)}
      />
    </div>
  )
}
