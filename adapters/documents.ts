import { readFileSync, readdirSync } from 'node:fs'
import { strongEtag } from '../domain/etags.ts'

/** `bytes`: a character for each byte (Latin-1). */
export type ServedDocument = { bytes: string; etag: string }
/** The contract documents as they are given out, by `openapi/public.json`, `openrpc.json`, `schemas/flow.json`. */
export type ServedDocuments = ReadonlyMap<string, ServedDocument>

const GENERATED = new URL('../generated/', import.meta.url)

/** Reads the generated documents once; the process serves what it was started with. */
export function readServedDocuments(): ServedDocuments {
  const names = [
    'openrpc.json',
    ...['openapi', 'schemas'].flatMap(folder =>
      readdirSync(new URL(`${folder}/`, GENERATED))
        .filter(file => file.endsWith('.json'))
        .map(file => `${folder}/${file}`),
    ),
  ]
  return new Map(
    names.map(name => {
      const bytes = readFileSync(new URL(name, GENERATED))
      return [name, { bytes: bytes.toString('latin1'), etag: strongEtag(bytes) }]
    }),
  )
}
