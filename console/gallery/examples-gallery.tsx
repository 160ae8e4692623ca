import type { ComponentProps } from 'react'
import { EXAMPLE_FLOWS } from './example-flows.ts'
import { Gallery } from './gallery.tsx'

/** The gallery of the flows that the build found, which a page loads only when it shows them. */
export function ExamplesGallery(props: Omit<ComponentProps<typeof Gallery>, 'flows'>) {
  return <Gallery flows={EXAMPLE_FLOWS} {...props} />
}
