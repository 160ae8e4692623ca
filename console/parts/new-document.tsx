import { useState } from 'react'
import { useChange } from '../data/change.ts'
import { codeFrom } from './code-from.ts'
import { TextControl } from './controls/controls.tsx'
import { AskDialog } from './ask-dialog.tsx'

type Props = {
  title: string
  /** Label of its name, and an example. */
  name: { label: string; example: string }
  /** Help text that says who refers to it by its code. */
  codeHelp: string
  create: (code: string, name: string) => Promise<{ id: string }>
  onCreated: (id: string) => void
  onClose: () => void
}

/** Asks for the name of a new flow or form; its code follows the name until it is typed. */
export function NewDocument({ title, name: { label, example }, codeHelp, create, onCreated, onClose }: Props) {
  const [name, setName] = useState<string>()
  const [own, setOwn] = useState<string>()
  const code = own ?? codeFrom(name ?? '')
  const creation = useChange(async () => await create(code, name ?? ''), { onSuccess: ({ id }) => onCreated(id) })
  return (
    <AskDialog
      title={title}
      action="Create"
      call={creation}
      onSubmit={() => creation.mutate(undefined)}
      ready={code !== '' && name !== undefined}
      onClose={onClose}
    >
      <TextControl label={label} value={name} onChange={setName} placeholder={example} required />
      <TextControl
        label="Code"
        value={code === '' ? undefined : code}
        onChange={text => setOwn(text ?? '')}
        help={`${codeHelp} It cannot be changed later.`}
        mono
        required
      />
    </AskDialog>
  )
}
