import { useRef, type ComponentProps } from 'react'
import { Button } from './button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Name of the file control behind the button. */
  label: string
  accept?: string
  onFile: (file: File) => void
}

/** A button that asks for a file and hands it over as soon as it is chosen. */
export function FileButton({ label, accept, onFile, ...button }: Props) {
  const control = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => control.current?.click()} />
      <input
        ref={control}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}
