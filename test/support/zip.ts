import { inflateRawSync } from 'node:zlib'

/** The entries of a ZIP file, read by its directory. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [compressed, nameLength, extraLength, local] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt32LE(at + 42),
    ]
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    entries.set(
      bytes.toString('utf8', at + 46, at + 46 + nameLength),
      inflateRawSync(bytes.subarray(start, start + compressed)),
    )
    at += 46 + nameLength + extraLength
  }
  return entries
}
