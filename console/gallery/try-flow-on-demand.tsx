import { lazy, Suspense, type ComponentProps } from 'react'

const TryFlow = lazy(async () => ({ default: (await import('./try-flow.tsx')).TryFlow }))

/** `TryFlow`, whose code a page loads only when it shows it. */
export function TryFlowOnDemand(props: ComponentProps<typeof TryFlow>) {
  return (
    <Suspense>
      <TryFlow {...props} />
    </Suspense>
  )
}
