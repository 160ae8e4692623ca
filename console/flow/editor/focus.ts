import { useEffect, type RefObject } from 'react'
import { domIdOf } from '../../fields/dom-id.ts'
import { pointerTo } from '../edits/pointer.ts'
import fieldStyles from '../../fields/fields.module.css'
import styles from './editor.module.css'

const BEFORE_SETTINGS = `.${styles.areas}, .${styles.actions}, .${fieldStyles.panelHead}, [hidden]`
const TEXTS = 'input, textarea, select, [contenteditable="true"]'

/**
 * The main text of a node, otherwise its first required setting after the tabs, the actions and the name: the next
 * letter must not rename the node, nor be a key of the canvas. What a setting begins with is replaced by typing.
 */
export function focusMain(panel: HTMLElement | null, text: string | undefined): void {
  const main = text === undefined ? null : panel?.querySelector<HTMLElement>(`#${domIdOf(pointerTo(text))}`)
  const first = (fields: string) =>
    [...(panel?.querySelectorAll<HTMLElement>(fields) ?? [])].find(field => field.closest(BEFORE_SETTINGS) === null)
  const setting = main ?? first('[aria-required="true"]') ?? first(TEXTS) ?? first('button:enabled')
  const field = setting ?? panel?.querySelector<HTMLElement>(`.${fieldStyles.panel}`)
  field?.focus()
  if (main === null && field instanceof HTMLTextAreaElement) field.select()
}

/** Adds an item to the first list of the settings, as its button does. @returns whether there is one */
export function addItem(panel: HTMLElement | null): boolean {
  const list = panel?.querySelector(`.${fieldStyles.list}`)
  const button = list?.querySelector<HTMLElement>(`:scope > .${fieldStyles.addItem} button:enabled`)
  button?.click()
  return button != null
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
