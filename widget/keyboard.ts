/** Tells the window's style sheet which part of the page a keyboard on the screen leaves; returns what ends it. */
export function leaveRoomForKeyboard(panel: HTMLElement): () => void {
  const viewport = visualViewport
  if (viewport === null) return () => undefined
  const fit = (): void => {
    const { scale, height, offsetTop } = viewport
    // The keyboard covers the page without making it smaller; in an enlarged page a part of the window is seen as well.
    const isCovered = scale < 1.01 && height < document.documentElement.clientHeight
    panel.style.setProperty('--height', isCovered ? `${height}px` : '')
    panel.style.setProperty('--top', isCovered ? `${offsetTop}px` : '')
  }
  const ending = new AbortController()
  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, fit, { signal: ending.signal })
  return () => ending.abort()
}

/** Outside of the element its fields look like no field, so that the page would take letters for its shortcuts. */
export function keepTyping(event: KeyboardEvent): void {
  const isField = event.target instanceof Element && event.target.matches('input, select, textarea')
  if (isField && event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
}
