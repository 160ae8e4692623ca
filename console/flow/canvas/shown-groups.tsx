import { lazy, Suspense, type ComponentProps } from 'react'

const Groups = lazy(async () => ({ default: (await import('./groups.tsx')).Groups }))

/** The groups of a flow, which are loaded with the first one. */
export function ShownGroups(props: ComponentProps<typeof Groups>) {
  if (props.groups.length === 0) return null
  return (
    <Suspense>
      <Groups {...props} />
    </Suspense>
  )
}
