import { placeBoxes } from './layout.ts'
import type { LayoutRequest } from './measures.ts'

// A thousand nodes take a second or more: the page must not wait for it.
addEventListener('message', ({ data }: MessageEvent<{ ticket: number; request: LayoutRequest }>) => {
  postMessage({ ticket: data.ticket, positions: placeBoxes(data.request) })
})
