import { useEffect, type RefObject } from 'react'
import { copyOf } from '../edits/clipboard.ts'
import type { FlowNode } from '../flow-node.ts'
import type { Editor } from './use-editor.ts'

const loadYaml = async () => await import('./clipboard-text.ts')
let yaml: Awaited<ReturnType<typeof loadYaml>> | undefined

/** Nodes are copied as YAML while the canvas or the outline has the focus, and pasted from it. */
export function useClipboard(stage: RefObject<HTMLElement | null>, editor: Editor): void {
  useEffect(() => {
    void loadYaml().then(loaded => (yaml = loaded))
  }, [])
  useEffect(() => {
    const isMeant = () =>
      document.activeElement?.closest('[role="application"], [role="tree"]') != null && stage.current !== null
    const copy = (event: ClipboardEvent) => {
      const copied = copyOf(editor.draft.definition, editor.chosen)
      if (!isMeant() || copied.nodes.length === 0) return
      event.preventDefault()
      // Every JSON text is YAML: it serves until the other is loaded.
      event.clipboardData?.setData('text/plain', yaml?.textOf(copied) ?? JSON.stringify(copied, null, 2))
      if (event.type === 'cut') editor.cutNodes()
    }
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!isMeant() || text === '') return
      event.preventDefault()
      void pasteText(text, editor.paste)
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [editor, stage])
}

async function pasteText(text: string, paste: (nodes: FlowNode[]) => void): Promise<void> {
  const { nodesInText } = await loadYaml()
  paste(nodesInText(text))
}
