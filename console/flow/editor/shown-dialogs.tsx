import { soon } from '../../parts/soon.tsx'
import type { Graph } from '../graph.ts'
import type { Editor } from './use-editor.ts'

const Dialogs = soon(import('./dialogs-open.tsx').then(module => module.Dialogs))

/** The dialog that is open, if any. */
export function ShownDialogs(props: { editor: Editor; graph: Graph }) {
  return props.editor.dialog === undefined ? null : <Dialogs {...props} />
}
