import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'yaml'
import type { Json } from '../../domain/json.ts'
import { readDocument, type ReadDocument } from '../../importers/openapi/operations.ts'

// Runs in a thread: the time that a document takes depends on it.
parentPort?.postMessage(read(workerData as string))

function read(text: string): ReadDocument {
  let document: Json
  try {
    document = text.trimStart().startsWith('{')
      ? (JSON.parse(text) as Json)
      : (parse(text, { maxAliasCount: 100, logLevel: 'silent' }) as Json)
  } catch (error) {
    return { outcome: 'refused', path: '', message: `cannot be read: ${(error as Error).message.split('\n')[0] ?? ''}` }
  }
  return readDocument(document)
}
