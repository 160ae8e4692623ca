export type Colour = readonly [red: number, green: number, blue: number]
export type Rectangle = { x: number; y: number; width: number; height: number; colour: Colour }
export type Picture = { width: number; height: number; background: Colour; rectangles: Rectangle[] }

const WIDTH = 640
const HEIGHT = 200
const BARS_AT_MOST = 120
const GRID_LINES = 4
const WHITE: Colour = [255, 255, 255]
const GRID: Colour = [225, 228, 232]
const BAR: Colour = [0, 119, 170]
const BELOW: Colour = [190, 70, 60]

/**
 * A bar for each value, in order, from a line at zero; missing values leave a gap. Undefined if there is nothing to
 * draw.
 */
export function drawBars(values: readonly (number | null)[]): Picture | undefined {
  const shown = values.slice(0, BARS_AT_MOST)
  const known = shown.filter(value => value !== null)
  if (known.length === 0) return undefined
  const top = Math.max(0, ...known)
  const bottom = Math.min(0, ...known)
  const span = top - bottom || 1
  const rowOf = (value: number): number => Math.round(((top - value) / span) * (HEIGHT - 1))
  const slot = WIDTH / shown.length
  const gap = slot >= 4 ? Math.max(1, Math.round(slot * 0.2)) : 0
  const grid = Array.from({ length: GRID_LINES + 1 }, (_, index) => ({
    x: 0,
    y: Math.round((index / GRID_LINES) * (HEIGHT - 1)),
    width: WIDTH,
    height: 1,
    colour: GRID,
  }))
  const bars = shown.flatMap((value, index): Rectangle[] => {
    if (value === null) return []
    const from = Math.round(index * slot)
    const [upper, lower] = [rowOf(Math.max(value, 0)), rowOf(Math.min(value, 0))]
    return [
      {
        x: from,
        y: upper,
        width: Math.max(1, Math.round((index + 1) * slot) - from - gap),
        height: lower - upper + 1,
        colour: value < 0 ? BELOW : BAR,
      },
    ]
  })
  return { width: WIDTH, height: HEIGHT, background: WHITE, rectangles: [...grid, ...bars] }
}
