import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'

type Props = ComponentProps<typeof Later>

let Loaded: ComponentType<Props> | undefined
/** Asked for with the editor, and drawn at once from then on: what is typed after the key of a dialog is for it. */
const loading = import('./dialogs-open.tsx').then(({ Dialogs }) => {
  Loaded = Dialogs
  return { default: Dialogs }
})
const Later = lazy(async () => await loading)

/** The dialog that is open, if any. The page is drawn without waiting for the dialogs. */
export function ShownDialogs(props: Props) {
  if (props.editor.dialog === undefined) return null
  if (Loaded !== undefined) return <Loaded {...props} />
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
