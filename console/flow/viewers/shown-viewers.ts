import { soon } from '../../parts/soon.tsx'

/** Who else has the flow open. The page of a flow is drawn without waiting for it. */
export const ShownViewers = soon(import('./viewers-bar.tsx').then(module => module.ViewersBar))
