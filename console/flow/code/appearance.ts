import { yaml } from '@codemirror/lang-yaml'
import { foldGutter, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
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
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-problem': { background: 'var(--removed-line)' },
  '.cm-changedLine': { background: 'var(--changed-line) !important' },
  '.cm-changedText': { background: 'var(--changed-text) !important' },
  '&.cm-merge-a .cm-changedLine': { background: 'var(--removed-line) !important' },
  '&.cm-merge-a .cm-changedText': { background: 'var(--removed-text) !important' },
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"…"' },
  '.cm-collapsedLines': { background: 'var(--card)', color: 'var(--soft-ink)' },
})

/** How YAML looks, read or edited. */
export function appearance(): Extension {
  return [lineNumbers(), foldGutter(), yaml(), syntaxHighlighting(COLOURS), THEME, EditorView.lineWrapping]
}

export function hostIn(root: ShadowRoot): HTMLElement {
  const host = document.createElement('div')
  host.style.cssText = 'height: 100%'
  root.append(host)
  return host
}
