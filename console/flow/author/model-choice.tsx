import type { useModelConnections } from '../../data/author.ts'
import { useUnsavedChanges } from '../../data/unsaved-changes.ts'
import { SelectControl, TextControl } from '../../parts/controls/controls.tsx'
import { textAt } from '../../parts/json.ts'

/** The model that is asked. This tab remembers it, for all that asks one. */
export type ModelChoice = {
  /** Code of its connection. */
  connection: string | undefined
  model: string | undefined
  change: (name: 'connection' | 'model', value: string | undefined) => void
  /** The connections to choose from; undefined for a user who may not list them. */
  connections: { value: string; title: string }[] | undefined
}

export function useModelChoice(connections: ReturnType<typeof useModelConnections>['data']): ModelChoice {
  const [chosen, setChosen] = useUnsavedChanges('author')
  const choices = connections?.map(({ code, name }) => ({ value: code, title: name }))
  return {
    connection: textAt(chosen, 'connection') ?? choices?.[0]?.value,
    model: textAt(chosen, 'model'),
    change: (name, value) =>
      setChosen(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value })),
    connections: choices,
  }
}

export function ModelFields({ choice: { connection, model, change, connections } }: { choice: ModelChoice }) {
  const changeConnection = (value: string | undefined) => change('connection', value)
  return (
    <>
      {connections === undefined ? (
        <TextControl label="Connection" value={connection} onChange={changeConnection} />
      ) : (
        <SelectControl label="Connection" choices={connections} value={connection} onChange={changeConnection} />
      )}
      <TextControl
        label="Model"
        help="As its provider calls it."
        value={model}
        onChange={value => change('model', value)}
      />
    </>
  )
}
