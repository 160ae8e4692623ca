import { parentPort, workerData } from 'node:worker_threads'
import { yieldToEventLoop } from '../../adapters/thread-priority.ts'
import { readDocument, type DocumentContent } from '../../adapters/knowledge/read-document.ts'

// Runs in a thread: a document decides how long it takes to read.
yieldToEventLoop()
const read = []
for (const document of workerData as DocumentContent[]) read.push(await readDocument(document))
parentPort?.postMessage(read)
