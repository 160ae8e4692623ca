import {
  readDocument,
  type DocumentContent,
  type ReadDocument,
  type UnreadDocument,
} from '../../adapters/knowledge/read-document.ts'
import { createThread } from '../../adapters/thread.ts'

/** `busy`: nothing is wrong with the document, but it was not its turn; it has to be sent again. */
export type Reading = ReadDocument | UnreadDocument | 'busy'

const TIMEOUT_MS = 10_000
const inThread = createThread<DocumentContent[], (ReadDocument | UnreadDocument)[]>(
  new URL('read-thread.ts', import.meta.url),
  { timeoutMs: TIMEOUT_MS, memoryMb: 256, growthMb: 384, waitingAtMost: 3 },
)

/**
 * Reads documents in their order. They share one thread; if it does not come back, each has one of its own, so that a
 * document that takes the thread down is the only one with a finding.
 */
export async function readDocuments(documents: readonly DocumentContent[]): Promise<Reading[]> {
  const ofLibraries = documents.filter(needsThread)
  const read = await readInThread(ofLibraries)
  return await Promise.all(
    documents.map(async document =>
      needsThread(document) ? (read[ofLibraries.indexOf(document)] ?? 'busy') : await readDocument(document),
    ),
  )
}

function needsThread({ format }: DocumentContent): boolean {
  return format !== 'text' && format !== 'markdown'
}

async function readInThread(documents: DocumentContent[]): Promise<Reading[]> {
  if (documents.length === 0) return []
  // A library that throws outside of its own promises is a finding as well.
  const run = await inThread(documents).catch(() => undefined)
  if (run?.outcome === 'done') return run.result
  if (run?.outcome === 'busy') return documents.map(() => 'busy')
  if (documents.length === 1) return [{ finding: run === undefined ? 'unreadable' : 'took_too_long' }]
  const readings: Reading[] = []
  let exceeded = 0
  for (const document of documents) {
    // Two documents that use up their time are as long as a request may take.
    const [reading = 'busy'] = exceeded < 2 ? await readInThread([document]) : []
    if (typeof reading === 'object' && 'finding' in reading && reading.finding === 'took_too_long') exceeded += 1
    readings.push(reading)
  }
  return readings
}
