import type { Graph } from '../graph.ts'
import { AddDialog, ConnectDialog, KeysDialog, RenameDialog, SearchDialog } from './dialogs.tsx'
import type { Editor } from './use-editor.ts'

/** The dialog that is open, if any. */
export function Dialogs({ editor, graph }: { editor: Editor; graph: Graph }) {
  const { dialog, close, draft } = editor
  const { definition } = draft
  switch (dialog?.kind) {
    case 'add':
      return (
        <AddDialog
          definition={definition}
          edge={dialog.edge}
          onAdd={(type, edge) => editor.add(type, edge, dialog.at)}
          onClose={close}
        />
      )
    case 'connect':
      return (
        <ConnectDialog
          definition={definition}
          edge={dialog.edge}
          nodes={graph.nodes}
          onConnect={editor.connect}
          onClose={close}
        />
      )
    case 'rename':
      return (
        <RenameDialog
          definition={definition}
          id={dialog.id}
          onRename={to => editor.rename(dialog.id, to)}
          onClose={close}
        />
      )
    case 'search':
      return (
        <SearchDialog
          nodes={graph.nodes}
          onPick={id => {
            close()
            editor.select(id)
          }}
          onClose={close}
        />
      )
    case 'keys':
      return <KeysDialog onClose={close} />
    case undefined:
      return null
  }
}
