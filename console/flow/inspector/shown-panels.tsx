import { soon } from '../../parts/soon.tsx'

const panels = import('./node-panel.tsx')

/** The panels with their controls, which are loaded while the draft is. */
export const FlowPanel = soon(panels.then(loaded => loaded.FlowPanel))
export const NodePanel = soon(panels.then(loaded => loaded.NodePanel))
