/**
 * Width in pixels of the right part of a canvas that lies beneath the panel. The style sheet determines it, and it may
 * change without a change of the size of the canvas: it is read when it is needed.
 */
export function coveredOf(canvas: Element | null): number {
  if (canvas === null) return 0
  return parseFloat(getComputedStyle(canvas).getPropertyValue('--covered')) || 0
}
