import { coveredOf } from '../canvas/covered.ts'
import type { Point } from '../canvas/use-editing.ts'
import { START } from '../canvas/measures.ts'
import { nodeWith } from '../edits/nodes.ts'
import { shortcuts, type Command } from './keys.ts'
import type { Editor } from './use-editor.ts'
import styles from './editor.module.css'

type Offered = Exclude<Command, 'settings' | 'item' | 'publish'>

/** Actions on the selection. */
export function Actions({ editor }: { editor: Editor }) {
  const { chosen, selected, draft } = editor
  const isNode = selected !== undefined && nodeWith(draft.definition, selected) !== undefined
  if (!isNode && selected !== START) return null
  const several = chosen.size > 1
  return (
    <div className={styles.actions} role="toolbar" aria-label={several ? `${chosen.size} nodes` : 'This node'}>
      {several && <span className={styles.count}>{chosen.size} nodes</span>}
      {!several && <Action editor={editor} command="add" text="Add after" />}
      {!several && <Action editor={editor} command="connect" text="Connect" />}
      {isNode && !several && <Action editor={editor} command="rename" text="Rename" />}
      {several && <Action editor={editor} command="group" text="Group" />}
      {isNode && <Action editor={editor} command="duplicate" text="Duplicate" />}
      {isNode && <Action editor={editor} command="remove" text="Delete" />}
    </div>
  )
}

/** Actions on the clicked edge, at the position of the click. */
export function EdgeActions({ editor, at }: { editor: Editor; at: Point }) {
  return (
    <div
      className={styles.edgeActions}
      role="toolbar"
      aria-label="This edge"
      ref={element => {
        const canvas = element?.parentElement
        if (element == null || canvas == null) return
        const area = canvas.getBoundingClientRect()
        const half = element.offsetWidth / 2 + 8
        const end = area.width - coveredOf(canvas) - half
        element.style.left = `${Math.max(half, Math.min(end, at.x - area.left))}px`
        element.style.top = `${at.y - area.top}px`
      }}
    >
      <Action editor={editor} command="add" text="Add here" />
      <Action editor={editor} command="connect" text="Change target" />
      <Action editor={editor} command="disconnect" text="Disconnect" />
    </div>
  )
}

function Action({ editor, command, text }: { editor: Editor; command: Offered; text: string }) {
  const keys = shortcuts.find(one => one.command === command)?.keys ?? []
  return (
    <button title={`${text} (${keys.join(' or ')})`} onClick={editor.commands[command]}>
      {text}
    </button>
  )
}
