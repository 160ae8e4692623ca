import { yaml } from '@codemirror/lang-yaml'
import { foldGutter, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { MergeView } from '@codemirror/merge'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-name)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--code-value)' },
  { tag: tags.comment, color: 'var(--soft-ink)' },
])

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', background: 'var(--paper)', fontSize: '13px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-gutters': { background: 'var(--paper)', color: 'var(--soft-ink)', border: '0' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-changedLine': { background: 'var(--changed-line) !important' },
  '.cm-changedText': { background: 'var(--changed-text) !important' },
  '&.cm-merge-a .cm-changedLine': { background: 'var(--removed-line) !important' },
  '&.cm-merge-a .cm-changedText': { background: 'var(--removed-text) !important' },
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"…"' },
  '.cm-collapsedLines': { background: 'var(--card)', color: 'var(--soft-ink)' },
})

function reading(label: string): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    yaml(),
    syntaxHighlighting(COLOURS),
    THEME,
    EditorState.readOnly.of(true),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true' }),
    EditorView.lineWrapping,
  ]
}

/** Shows a text in the shadow root. @returns what removes it */
export function showCode(root: ShadowRoot, text: string, label: string): () => void {
  const parent = hostIn(root)
  const view = new EditorView({ doc: text, extensions: reading(label), root, parent })
  return () => {
    view.destroy()
    parent.remove()
  }
}

/** Shows two texts side by side, equal stretches folded. @returns what removes them */
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

function hostIn(root: ShadowRoot): HTMLElement {
  const host = document.createElement('div')
  host.style.cssText = 'height: 100%'
  root.append(host)
  return host
}
