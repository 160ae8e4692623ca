import { parentPort, workerData } from 'node:worker_threads'
import { yieldToEventLoop } from '../../adapters/thread-priority.ts'
import type { FlowExport } from './imports.ts'

// Runs in a thread: the time that an import takes depends on the export.
yieldToEventLoop()
const { system, document, code, name, starts = [] } = workerData as FlowExport
parentPort?.postMessage(
  system === 'typebot'
    ? (await import('../../importers/typebot/import.ts')).importTypebot(document, { code, starts })
    : (await import('../../importers/flowise/import.ts')).importFlowise(document, {
        code,
        start: starts[0],
        ...(name === undefined ? {} : { name }),
      }),
)
