import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'yaml'
import { yieldToEventLoop } from '../../adapters/thread-priority.ts'
import type { Json } from '../../domain/json.ts'
import { readTools } from '../../importers/mcp/tools.ts'
import { hasTooManyOperations, readDocument, type ReadDocument, TOO_MANY } from '../../importers/openapi/operations.ts'
import type { GivenText } from './document.ts'

// Runs in a thread: the time that a document takes depends on it.
yieldToEventLoop()
parentPort?.postMessage(read(workerData as GivenText))

function read({ text, form }: GivenText): ReadDocument {
  const isJson = text.trimStart().startsWith('{')
  if (!isJson && form === 'openapi' && hasTooManyOperations(text)) return TOO_MANY
  let document: Json
  try {
    document = isJson ? (JSON.parse(text) as Json) : (parse(text, { maxAliasCount: 100, logLevel: 'silent' }) as Json)
  } catch (error) {
    return { outcome: 'refused', path: '', message: `cannot be read: ${(error as Error).message.split('\n')[0] ?? ''}` }
  }
  return form === 'tools' ? readTools(document) : readDocument(document)
}
