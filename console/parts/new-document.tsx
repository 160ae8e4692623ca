import { useState, type ReactNode } from 'react'
import { useChange } from '../data/change.ts'
import { codeFrom } from './code-from.ts'
import { TextControl } from './controls/controls.tsx'
import { AskDialog } from './ask-dialog.tsx'

type Props = {
  title: string
  /** Label of its name, an example, and the name while none has been typed. */
  name: { label: string; example: string; suggested?: string | undefined }
  /** Help text that says who refers to it by its code. */
  codeHelp: string
  create: (code: string, name: string) => Promise<{ id: string }>
  onCreated: (id: string) => void
  onClose: () => void
  wide?: boolean | undefined
  /** Further questions. */
  children?: ReactNode
}

/** Asks for the name of a new flow or form; its code follows the name until it is typed. */
export function NewDocument({ title, name: { label, example, suggested }, children, wide, ...props }: Props) {
  const { codeHelp, create, onCreated, onClose } = props
  const [typed, setName] = useState<string>()
  const name = typed ?? suggested
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
      wide={wide}
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
      {children}
    </AskDialog>
  )
}
