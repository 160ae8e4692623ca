import { Combobox } from './combobox.tsx'
import { useSurroundings, type ControlProps } from './context.ts'

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
