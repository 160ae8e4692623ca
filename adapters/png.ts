import { PNG } from 'pngjs'
import type { Picture } from '../domain/reports/chart.ts'

const TRUE_COLOUR = 2
const OPAQUE = 255

/** The picture as PNG: 8 bits a channel, no transparency. */
export function encodePng({ width, height, background, rectangles }: Picture): Buffer {
  const png = new PNG({ width, height })
  for (const { x, y, width: w, height: h, colour } of [
    { x: 0, y: 0, width, height, colour: background },
    ...rectangles,
  ]) {
    const pixel = [...colour, OPAQUE]
    for (let row = Math.max(y, 0); row < Math.min(y + h, height); row++)
      for (let column = Math.max(x, 0); column < Math.min(x + w, width); column++)
        png.data.set(pixel, (row * width + column) * pixel.length)
  }
  return PNG.sync.write(png, { colorType: TRUE_COLOUR })
}
