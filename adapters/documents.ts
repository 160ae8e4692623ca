import { readFileSync, readdirSync } from 'node:fs'
import { strongEtag } from '../domain/etags.ts'

/** `bytes`: a character for each byte (Latin-1). */
export type ServedDocument = { bytes: string; etag: string }
/** The contract documents as they are served, by `openapi/public.json`, `openrpc.json`, `schemas/flow.json`. */
export type ServedDocuments = { get(name: string): ServedDocument | undefined }

const GENERATED = new URL('../generated/', import.meta.url)

/** The generated documents; each is read when it is first requested, since together they take four megabytes. */
export function openServedDocuments(): ServedDocuments {
  const names = new Set([
    'openrpc.json',
    ...['openapi', 'schemas'].flatMap(folder =>
      readdirSync(new URL(`${folder}/`, GENERATED))
        .filter(file => file.endsWith('.json'))
        .map(file => `${folder}/${file}`),
    ),
  ])
  const read = new Map<string, ServedDocument>()
  return {
    get: name => {
      const known = read.get(name)
      if (known !== undefined || !names.has(name)) return known
      const bytes = readFileSync(new URL(name, GENERATED))
      const document = { bytes: bytes.toString('latin1'), etag: strongEtag(bytes) }
      read.set(name, document)
      return document
    },
  }
}
