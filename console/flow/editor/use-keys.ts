import { useEffect, useRef } from 'react'
import { commandFor } from './keys.ts'
import type { Editor } from './use-editor.ts'

/** Handles the keys of the editor. @param settings focuses the settings of the node */
export function useKeys(editor: Editor, settings: () => void): void {
  const latest = useRef({ editor, settings })
  latest.current = { editor, settings }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && leavesSettings(event)) return
      const shortcut = event.defaultPrevented ? undefined : commandFor(event)
      if (shortcut === undefined || !isMeant(event, shortcut)) return
      event.preventDefault()
      const { command } = shortcut
      if (command === 'settings') latest.current.settings()
      else latest.current.editor.commands[command]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
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
function isMeant(event: KeyboardEvent, { command, everywhere }: { command: string; everywhere?: true }): boolean {
  if (document.querySelector('dialog[open]') !== null) return false
  const target = event.composedPath()[0]
  const element = target instanceof Element ? target : document.body
  if (element.closest('[role="application"], [role="tree"]') !== null && !isText(element)) return true
  if (command === 'search' && event.key !== '/') return !isText(element)
  return everywhere === true && (command === 'save' || !isText(element))
}

function isText(element: Element): boolean {
  return (
    element.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]') !== null
  )
}
