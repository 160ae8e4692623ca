import { useEffect, type RefObject } from 'react'
import { domIdOf } from '../../fields/dom-id.ts'
import { pointerTo } from '../edits/pointer.ts'
import fieldStyles from '../../fields/fields.module.css'
import styles from './editor.module.css'

const BEFORE_SETTINGS = `.${styles.areas}, .${styles.actions}, .${fieldStyles.panelHead}, [hidden]`
const FIELDS = 'input, textarea, select, [contenteditable="true"], button'

/**
 * The main text of a node, otherwise its first setting after the tabs, the actions and the name: the next letter must
 * not rename the node.
 */
export function focusMain(panel: HTMLElement | null, text: string | undefined): void {
  const main = text === undefined ? null : panel?.querySelector<HTMLElement>(`#${domIdOf(pointerTo(text))}`)
  const fields = [...(panel?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  const first = fields.find(field => field.closest(BEFORE_SETTINGS) === null)
  const settings = main ?? first ?? panel?.querySelector<HTMLElement>(`.${fieldStyles.panel}`)
  settings?.focus()
}

/**
 * The keys of the editor work as soon as it is open, and after what had the focus is gone: the canvas gets it then, or
 * the button for the first node.
 */
export function useFreeFocus(stage: RefObject<HTMLElement | null>, changes: readonly unknown[]): void {
  useEffect(() => {
    if (document.activeElement?.matches('body, :has(> main)') === false) return
    const first = [`.${styles.firstNode} button`, '[role="application"]'].map(area =>
      stage.current?.querySelector<HTMLElement>(area),
    )
    first.find(area => area != null)?.focus({ preventScroll: true })
  }, [stage, ...changes])
}
