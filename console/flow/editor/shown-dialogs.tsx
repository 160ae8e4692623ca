import { lazy, Suspense, type ComponentProps } from 'react'

/** Asked for with the editor, so that a dialog is there when its key is pressed. */
const loading = import('./dialogs-open.tsx')
const Dialogs = lazy(async () => ({ default: (await loading).Dialogs }))

/** The dialog that is open, if any. The page is drawn without waiting for the dialogs. */
export function ShownDialogs(props: ComponentProps<typeof Dialogs>) {
  if (props.editor.dialog === undefined) return null
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  )
}
