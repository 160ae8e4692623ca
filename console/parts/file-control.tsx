import { useId } from 'react'
import type { JsonObject } from './json.ts'
import { css } from './css.ts'

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
  const read = async (picked: File | undefined) =>
    onChoose(picked && { name: picked.name, ...contentOf(await picked.text()) })
  return (
    <div className={css.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-invalid={chosen?.problem === undefined ? undefined : true}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {chosen?.problem !== undefined && (
        <p className={css.wrong} role="alert">
          {chosen.problem}
        </p>
      )}
    </div>
  )
}
