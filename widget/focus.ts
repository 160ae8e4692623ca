const STOPS = 'button, [href], input, select, textarea, summary, audio, video, [tabindex="0"]'

/** Moves the focus from the last place in `area` to the first with Tab, and back with Shift and Tab. */
export function wrapFocus(event: KeyboardEvent, area: HTMLElement): void {
  if (event.key !== 'Tab') return
  const stops = [...area.querySelectorAll<HTMLElement>(STOPS)].filter(
    stop => stop.checkVisibility() && !stop.matches(':disabled') && stop.closest('[inert]') === null,
  )
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

/** True if something outside of the element has the focus. */
export function isFocusElsewhere(element: HTMLElement): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !element.matches(':focus-within')
}
