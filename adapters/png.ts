import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from '../domain/reports/chart.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BYTES_PER_PIXEL = 3

/** The picture as PNG (RFC 2083): 8 bits a channel, no transparency. */
export function encodePng({ width, height, background, rectangles }: Picture): Buffer {
  const stride = 1 + width * BYTES_PER_PIXEL
  const pixels = Buffer.alloc(stride * height)
  for (const { x, y, width: w, height: h, colour } of [
    { x: 0, y: 0, width, height, colour: background },
    ...rectangles,
  ]) {
    for (let row = Math.max(y, 0); row < Math.min(y + h, height); row++) {
      for (let column = Math.max(x, 0); column < Math.min(x + w, width); column++)
        pixels.set(colour, row * stride + 1 + column * BYTES_PER_PIXEL)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
