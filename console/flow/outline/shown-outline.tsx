import { lazy, Suspense, type ComponentProps } from 'react'

const Outline = lazy(async () => ({ default: (await import('./outline.tsx')).Outline }))

/** The outline, which is loaded when it is shown for the first time. */
export function ShownOutline(props: ComponentProps<typeof Outline>) {
  return (
    <Suspense fallback={<div />}>
      <Outline {...props} />
    </Suspense>
  )
}
