import { useEffect, useRef } from 'react'
import { commandFor, type Command, type Shortcut } from './keys.ts'
import type { Editor } from './use-editor.ts'

type InPanel = {
  /** Focuses the settings of the node. */
  settings: () => void
  /** Adds an item to its first list. */
  item: () => void
}

/** Handles the keys of the editor, but for those of what is in its bar: see `useShortcut`. */
export function useKeys(editor: Editor, panel: InPanel): void {
  const latest = useRef({ ...panel, ...editor.commands })
  latest.current = { ...panel, ...editor.commands }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && leavesSettings(event)) return
      const shortcut = event.defaultPrevented ? undefined : commandFor(event)
      if (shortcut === undefined || shortcut.command === 'publish' || !isMeant(event, shortcut)) return
      event.preventDefault()
      latest.current[shortcut.command]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Handles one key of the list by what is on the page, as a click on it would. */
export function useShortcut(command: Command, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented || event.repeat ? undefined : commandFor(event)
      if (shortcut?.command !== command || !isMeant(event, shortcut)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [command])
}

/** Escape returns from the settings to the node. @returns whether it did */
function leavesSettings({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || target.closest('aside') === null) return false
  if (target.closest('dialog') !== null) return false
  const area = document.querySelector<HTMLElement>('[role="tree"] [tabindex="0"], [role="application"]')
  area?.focus()
  return area !== null
}

/** Letters belong to the canvas and the outline. In a text, undo is the text's own. */
function isMeant(event: KeyboardEvent, { command, everywhere }: Shortcut): boolean {
  if (document.querySelector('dialog[open]') !== null) return false
  const target = event.composedPath()[0]
  const element = target instanceof Element ? target : document.body
  if (element.closest('[role="application"], [role="tree"]') !== null && !isText(element)) return true
  if (command === 'search' && event.key !== '/') return !isText(element)
  return everywhere === 'texts' || (everywhere === true && !isText(element))
}

function isText(element: Element): boolean {
  return (
    element.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]') !== null
  )
}
