import type { ReadyFlow } from './ready-flows.ts'
import { EXAMPLE_FLOWS } from './example-flows.ts'
import { Gallery } from './gallery.tsx'

/** The gallery of the flows that the build found, which a page loads only when it shows them. */
export function ExamplesGallery(props: { chosen: string; onChoose: (flow: ReadyFlow) => void }) {
  return <Gallery flows={EXAMPLE_FLOWS} {...props} />
}
