import type { BoxPositions } from './layers.ts'
import { BETWEEN_COLUMNS, type Box } from './measures.ts'

const COLUMNS_IN_A_ROW = 6

/** Breaks the columns into rows, as lines of a text. */
export function inRows(
  positions: BoxPositions,
  boxes: readonly Box[],
  columnsInARow: number = COLUMNS_IN_A_ROW,
): BoxPositions {
  const heights = new Map(boxes.map(({ id, height }) => [id, height]))
  const columns = [...new Set(positions.map(([, x]) => x))].sort((one, other) => one - other)
  const found: BoxPositions = []
  let top = 0
  for (let first = 0; first < columns.length; first += columnsInARow) {
    const left = columns[first] ?? 0
    const end = columns[first + columnsInARow] ?? Infinity
    const row = positions.filter(([, x]) => x >= left && x < end)
    const highest = Math.min(...row.map(([, , y]) => y))
    found.push(...row.map(([id, x, y]): BoxPositions[number] => [id, x - left, y - highest + top]))
    top += Math.max(...row.map(([id, , y]) => y - highest + (heights.get(id) ?? 0))) + BETWEEN_COLUMNS
  }
  return found
}
