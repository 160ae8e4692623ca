import { randomBytes } from 'node:crypto'

const ADDRESS_BYTES = 16

/** The random part of a lasting address: nobody finds a medium by guessing. */
export function mintMediaAddress(): string {
  return randomBytes(ADDRESS_BYTES).toString('base64url')
}
