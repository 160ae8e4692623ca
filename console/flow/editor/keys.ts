export type Command =
  | 'add'
  | 'connect'
  | 'disconnect'
  | 'rename'
  | 'duplicate'
  | 'group'
  | 'remove'
  | 'moveUp'
  | 'moveDown'
  | 'selectAll'
  | 'settings'
  | 'item'
  | 'search'
  | 'keys'
  | 'undo'
  | 'redo'
  | 'save'
  | 'publish'

/**
 * `keys`: as they are shown; `Ctrl` is the command key on a Mac. `everywhere`: also while a button has the
 * focus, or `texts` are typed; the others belong to the canvas and the outline.
 */
export type Shortcut = { command: Command; keys: readonly string[]; title: string; everywhere?: true | 'texts' }

/** The keys of the editor, in the order in which they are listed. */
export const shortcuts: readonly Shortcut[] = [
  { command: 'add', keys: ['A'], title: 'Add a node after this one, or at this edge' },
  { command: 'connect', keys: ['C'], title: 'Connect an edge to another node' },
  { command: 'disconnect', keys: ['X'], title: 'Disconnect the edge' },
  { command: 'rename', keys: ['R', 'F2'], title: 'Rename: everything that refers to the node follows' },
  { command: 'settings', keys: ['E'], title: 'Write the main text of the node, in its settings' },
  { command: 'item', keys: ['I'], title: 'Add an item to the node, such as a choice or a branch' },
  { command: 'duplicate', keys: ['D'], title: 'Duplicate' },
  { command: 'group', keys: ['G'], title: 'Group the selected nodes on the canvas' },
  { command: 'remove', keys: ['Delete', 'Backspace'], title: 'Delete' },
  { command: 'moveUp', keys: ['Alt+ArrowUp'], title: 'Move the node before its predecessor, or an edge up' },
  { command: 'moveDown', keys: ['Alt+ArrowDown'], title: 'Move the node after its successor, or an edge down' },
  { command: 'selectAll', keys: ['Ctrl+A'], title: 'Select all nodes' },
  { command: 'search', keys: ['/', 'Ctrl+F'], title: 'Search in the flow' },
  { command: 'undo', keys: ['Ctrl+Z'], title: 'Undo', everywhere: true },
  { command: 'redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], title: 'Redo', everywhere: true },
  { command: 'save', keys: ['Ctrl+S'], title: 'Save now', everywhere: 'texts' },
  {
    command: 'publish',
    keys: ['Ctrl+Enter'],
    title: 'Publish: once to review it, again to do it',
    everywhere: 'texts',
  },
  { command: 'keys', keys: ['?'], title: 'Show this list' },
]

/** Keys that the page or the browser handles, for the list. */
export const otherKeys: readonly { keys: readonly string[]; title: string }[] = [
  { keys: ['Arrow keys'], title: 'Go from node to node' },
  { keys: ['Enter'], title: 'Write the texts and choices on the card' },
  { keys: ['Shift+Enter'], title: 'Select the node in addition, in the outline' },
  { keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], title: 'Copy, cut and paste nodes as YAML' },
  { keys: ['F6', 'Shift+F6'], title: 'Go to the next part of the page: sections, bar, outline, canvas, panel' },
  { keys: ['Ctrl+K'], title: 'Search everything in the workspace' },
  { keys: ['Escape'], title: 'Leave the settings; on the canvas, select nothing' },
]

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/** The command of a key. */
export function commandFor(pressed: Pressed): Shortcut | undefined {
  return shortcuts.find(({ keys }) => keys.some(shown => isPressed(shown, pressed)))
}

function isPressed(shown: string, { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  const parts = shown.split('+')
  const name = parts.at(-1) ?? ''
  const isLetter = /^[A-Z]$/.test(name)
  return (
    key.toLowerCase() === name.toLowerCase() &&
    (ctrlKey || metaKey) === parts.includes('Ctrl') &&
    altKey === parts.includes('Alt') &&
    // Signs such as `?` are typed with the shift key on some keyboards.
    (!isLetter || shiftKey === parts.includes('Shift'))
  )
}
