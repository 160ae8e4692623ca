import { MergeView } from '@codemirror/merge'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { appearance, hostIn } from './appearance.ts'

function reading(label: string): Extension {
  return [
    appearance(),
    EditorState.readOnly.of(true),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', 'tabindex': '0' }),
  ]
}

/** Shows a text in the shadow root. @returns a function that removes it */
export function showCode(root: ShadowRoot, text: string, label: string): () => void {
  const parent = hostIn(root)
  const view = new EditorView({ doc: text, extensions: reading(label), root, parent })
  return () => {
    view.destroy()
    parent.remove()
  }
}

/** Shows two texts side by side, equal stretches folded. @returns a function that removes them */
export function showDifference(root: ShadowRoot, before: string, after: string, label: string): () => void {
  const parent = hostIn(root)
  const view = new MergeView({
    a: { doc: before, extensions: reading(`${label}, before`) },
    b: { doc: after, extensions: reading(`${label}, after`) },
    parent,
    root,
    collapseUnchanged: { margin: 4, minSize: 8 },
  })
  // The two editors grow with their texts and are scrolled together.
  view.dom.style.cssText = 'height: 100%; overflow: auto'
  return () => {
    view.destroy()
    parent.remove()
  }
}
