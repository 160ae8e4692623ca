import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, keymap, type DecorationSet } from '@codemirror/view'
import { appearance, hostIn } from './appearance.ts'

export type CodeEditor = {
  text(): string
  /** Replaces the text where it differs; the cursor does not move. */
  replace(text: string): void
  /** Marks lines, counted from 1. */
  mark(lines: readonly number[]): void
  goTo(line: number, column: number): void
  close(): void
}

const markLines = StateEffect.define<readonly number[]>()
const problemLine = Decoration.line({ class: 'cm-problem' })
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(present, { effects, changes, state }) {
    const lines = effects.findLast(effect => effect.is(markLines))?.value
    if (lines === undefined) return present.map(changes)
    const known = [...new Set(lines)].filter(line => line <= state.doc.lines).sort((one, other) => one - other)
    return Decoration.set(known.map(line => problemLine.range(state.doc.line(line).from)))
  },
  provide: field => EditorView.decorations.from(field),
})
/** Tab leaves the editor, as everywhere on the page; lines are indented with Ctrl and a bracket. */
const KEYS = [
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
]

/** Opens an editor in the shadow root. @param onInput called when the user has typed */
export function editCode(root: ShadowRoot, text: string, label: string, onInput: () => void): CodeEditor {
  const parent = hostIn(root)
  let quiet = false
  const view = new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        appearance(),
        history(),
        marks,
        keymap.of([...KEYS, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, 'tabindex': '0' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged && !quiet) onInput()
        }),
      ],
    }),
  })
  return {
    text: () => view.state.doc.toString(),
    replace(next) {
      quiet = true
      view.dispatch({ changes: differenceOf(view.state.doc.toString(), next) })
      quiet = false
    },
    mark: lines => view.dispatch({ effects: markLines.of(lines) }),
    goTo(line, column) {
      const { from, length } = view.state.doc.line(Math.min(line, view.state.doc.lines))
      view.dispatch({ selection: { anchor: from + Math.min(column - 1, length) }, scrollIntoView: true })
      view.focus()
    },
    close() {
      view.destroy()
      parent.remove()
    },
  }
}

/** The one stretch in which two texts differ. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let same = 0
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
