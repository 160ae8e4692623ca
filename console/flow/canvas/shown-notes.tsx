import { lazy, Suspense, type ComponentProps } from 'react'

const Notes = lazy(async () => ({ default: (await import('./notes.tsx')).Notes }))

/** The notes beside the nodes of a flow, which are loaded with the first one. */
export function ShownNotes(props: ComponentProps<typeof Notes>) {
  if (props.notes.length === 0) return null
  return (
    <Suspense>
      <Notes {...props} />
    </Suspense>
  )
}
