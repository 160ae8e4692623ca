import { useId } from 'react'
import type { JsonObject } from './json.ts'
import { ariaOf, describedBy, Frame } from './controls/frame.tsx'

/** What a chosen file holds, or why it cannot be used. */
export type FileContent = { content?: JsonObject | undefined; problem?: string | undefined }
export type ChosenFile = FileContent & { name: string }

type Props = {
  label: string
  /** File extensions. */
  accept: string
  contentOf: (text: string) => FileContent
  chosen: ChosenFile | undefined
  onChoose: (chosen: ChosenFile | undefined) => void
}

export function FileControl({ label, accept, contentOf, chosen, onChoose }: Props) {
  const id = useId()
  const problem = chosen?.problem
  const invalid = problem !== undefined
  const read = async (picked: File | undefined) =>
    onChoose(picked && { name: picked.name, ...contentOf(await picked.text()) })
  return (
    <Frame id={id} label={label} problem={problem === undefined ? undefined : <span role="alert">{problem}</span>}>
      <input
        {...ariaOf({ id, describedBy: describedBy(id, { help: false, problem: invalid }), invalid, required: false })}
        type="file"
        accept={accept}
        onChange={({ target }) => void read(target.files?.[0])}
      />
    </Frame>
  )
}
