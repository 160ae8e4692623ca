import { lazy, Suspense, useContext, useState } from 'react'
import { useOperations } from '../data/connection-documents.ts'
import { Combobox } from './combobox.tsx'
import { CalledOperation, type ControlProps } from './context.ts'

const Arguments = lazy(async () => ({ default: (await import('./arguments.tsx')).Arguments }))

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

/** The arguments of the operation beside it; loaded with the first node that has some. */
export function ArgumentsControl(props: ControlProps) {
  return (
    <Suspense>
      <Arguments {...props} />
    </Suspense>
  )
}
