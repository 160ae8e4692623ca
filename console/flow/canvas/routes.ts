/** A card that no edge may run through. */
export type Obstacle = { x: number; y: number; width: number; height: number }
type Point = { x: number; y: number }
/** An edge leaves `from` to the right, and arrives at `to` from the left. */
export type Ends = { id: string; from: Point; to: Point }
/** Where an edge that runs around cards turns: into the gap between two rows, along it, and out of it. */
export type Route = { leave: number; along: number; arrive: number }
type Span = { start: number; end: number }

/** Between an edge and the card that it leaves or arrives at, and between edges that run beside each other. */
const APART = 14
const LANE = 8
const LANES = 8
/** The least distance at which an edge turns between two cards. */
const TURN = 40

/** Routes of the edges that would run through a card, or back, if they were drawn without. */
export function routesAround(obstacles: readonly Obstacle[], edges: readonly Ends[]): ReadonlyMap<string, Route> {
  const gaps = gapsBetween(merged(obstacles.map(({ y, height }) => ({ start: y, end: y + height }))))
  const columns = merged(obstacles.map(({ x, width }) => ({ start: x, end: x + width })))
  const routes = new Map<string, Route>()
  for (const { id, ...ends } of edges) {
    const isFree = (points: readonly Point[]) =>
      points.slice(1).every((point, index) => isClear(points[index] ?? point, point, obstacles, columns))
    const isForward = ends.to.x - ends.from.x >= TURN
    if (!isForward || !isFree(turned(ends))) routes.set(id, routeOf(ends, gaps, routes.size % LANES, isFree))
  }
  return routes
}

/** The shortest way that is free. Cards that somebody has moved may leave none: then the shortest. */
function routeOf(
  ends: Omit<Ends, 'id'>,
  gaps: readonly Span[],
  lane: number,
  isFree: (points: readonly Point[]) => boolean,
): Route {
  const through = (gap: Span) => routeThrough(gap, lane, ends)
  const length = (gap: Span) => lengthThrough(gap, ends)
  const shortest = through(gaps.reduce((one, other) => (length(other) < length(one) ? other : one)))
  if (isFree(turned(ends, shortest))) return shortest
  const others = gaps.toSorted((one, other) => length(one) - length(other)).map(through)
  return others.find(route => isFree(turned(ends, route))) ?? shortest
}

/** The corners of an edge. */
export function turned({ from, to }: Omit<Ends, 'id'>, route?: Route): Point[] {
  const { leave, along, arrive } = route ?? { leave: (from.x + to.x) / 2, along: to.y, arrive: to.x }
  const corners = [
    { x: leave, y: from.y },
    { x: leave, y: along },
  ]
  if (route !== undefined) corners.push({ x: arrive, y: along }, { x: arrive, y: to.y })
  return [from, ...corners, to]
}

/** The gaps above, between and below the rows. */
function gapsBetween(rows: readonly Span[]): Span[] {
  const ends = [-Infinity, ...rows.map(({ end }) => end)]
  return ends.map((start, index) => ({ start, end: rows[index]?.start ?? Infinity }))
}

/** How far it is up and down through a gap; of two that are equally far, the one at the target is taken. */
function lengthThrough({ start, end }: Span, { from, to }: Omit<Ends, 'id'>): number {
  const middle = start === -Infinity ? end : end === Infinity ? start : (start + end) / 2
  return Math.abs(middle - from.y) + Math.abs(middle - to.y) * 1.01
}

function routeThrough({ start, end }: Span, lane: number, { from, to }: Omit<Ends, 'id'>): Route {
  const step = Math.min(LANE, (end - start - 2 * APART) / LANES)
  const aside = APART + (lane % 4) * LANE
  const along = start === -Infinity ? end - APART - lane * LANE : start + APART + lane * step
  return { leave: from.x + aside, along, arrive: to.x - aside }
}

/** Whether a straight line touches no card. One that falls between two columns does not. */
function isClear(from: Point, to: Point, obstacles: readonly Obstacle[], columns: readonly Span[]): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  if (columns.every(({ start, end }) => right <= start || left >= end)) return true
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  return obstacles.every(
    ({ x, y, width, height }) => right <= x || left >= x + width || bottom <= y || top >= y + height,
  )
}

/** Overlapping spans as one, in their order. */
function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}

/** A path along corners, which are rounded. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const [before, next] = [points[index - 1], points[index + 1]]
    if (before === undefined) return `M${point.x},${point.y}`
    if (next === undefined) return `L${point.x},${point.y}`
    const [into, outOf] = [before, next].map(other => near(point, other, radius))
    return `L${into?.x},${into?.y}Q${point.x},${point.y} ${outOf?.x},${outOf?.y}`
  })
  return parts.join('')
}

/** The point at a distance from a corner, or half way to the next one. */
function near(corner: Point, other: Point, distance: number): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part }
}
