/** The parts of a page that F6 goes through, in the order of the page. */
const AREAS = [
  '#menu nav',
  'main > header',
  '[role="tree"]',
  '[role="application"]',
  '.cm-editor',
  'main aside',
  'main:not(:has(> header, [role="application"]))',
].join(', ')
const STOPS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]'

/** Goes to the part of the page after, or before, the one with the focus. */
export function goToNextArea(by: 1 | -1): void {
  const found = [...document.querySelectorAll<HTMLElement>(AREAS)].filter(area => stopIn(area) !== undefined)
  // The canvas has parts that are applications too.
  const areas = found.filter(area => !found.some(other => other !== area && other.contains(area)))
  const present = areas.findIndex(area => area.contains(document.activeElement))
  const next = present < 0 && by < 0 ? areas.length - 1 : (present + by + areas.length) % areas.length
  const area = areas[next]
  if (area !== undefined) stopIn(area)?.focus()
}

function stopIn(area: HTMLElement): HTMLElement | undefined {
  return [area, ...area.querySelectorAll<HTMLElement>(STOPS)].find(
    element => element.matches(STOPS) && !element.matches(':disabled') && isShown(element),
  )
}

const isShown = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.getClientRects().length > 0
