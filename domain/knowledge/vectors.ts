/*
 * Vectors are stored in two coarser forms. The signs of their numbers compare within the database, at a bit for each
 * number; bytes are exact enough to rank the few that are nearest by signs.
 */

/** As PostgreSQL writes bits: 1 for a positive number. */
export function signsOf(vector: readonly number[]): string {
  return vector.map(number => (number > 0 ? '1' : '0')).join('')
}

/** A signed byte for each number, of which the largest is 127. The length of the vector is lost; no cosine needs it. */
export function bytesOf(vector: readonly number[]): Buffer {
  const largest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0)
  return Buffer.from(Int8Array.from(vector, number => Math.round((number / largest) * 127)).buffer)
}

/** Whether a provider's answer can be stored: as long as the others, of numbers, and not all of them zero. */
export function isVector(vector: unknown): vector is number[] {
  return (
    Array.isArray(vector) &&
    vector.length > 0 &&
    vector.length <= LONGEST &&
    vector.every(number => Number.isFinite(number)) &&
    vector.some(number => number !== 0)
  )
}

/** Twice the longest of any known model. */
const LONGEST = 8_192

export function cosine(vector: readonly number[], bytes: Buffer): number {
  let product = 0
  let own = 0
  let other = 0
  for (const [index, number] of vector.entries()) {
    const byte = bytes.readInt8(index)
    product += number * byte
    own += number * number
    other += byte * byte
  }
  return own === 0 || other === 0 ? 0 : product / Math.sqrt(own * other)
}
