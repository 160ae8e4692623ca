import { createThread } from '../../adapters/thread.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { ReadDocument } from '../../importers/openapi/operations.ts'

const TIMEOUT_MS = 15_000
export const DOCUMENT_BYTES_AT_MOST = 16_000_000
/** `tools`: the list of tools of an MCP server. */
export type GivenText = { text: string; form: 'openapi' | 'tools' }

const read = createThread<GivenText, ReadDocument>(new URL('document-thread.ts', import.meta.url), {
  timeoutMs: TIMEOUT_MS,
  memoryMb: 512,
  waitingAtMost: 3,
})

/**
 * Reads an OpenAPI document or a list of tools, JSON or YAML, from its text alone: nothing that it refers to is
 * fetched.
 * @throws Refusal `service_unavailable` while other documents wait
 */
export async function readDocumentText(text: string, form: GivenText['form']): Promise<ReadDocument> {
  if (Buffer.byteLength(text) > DOCUMENT_BYTES_AT_MOST) {
    return { outcome: 'refused', path: '', message: `is larger than ${String(DOCUMENT_BYTES_AT_MOST)} bytes` }
  }
  const reading = await read({ text, form })
  switch (reading.outcome) {
    case 'busy':
      throw new Refusal('service_unavailable', { headers: { 'Retry-After': String(TIMEOUT_MS / 1_000) } })
    case 'exceeded':
      return { outcome: 'refused', path: '', message: 'takes too much time or memory to read' }
    case 'done':
      return reading.result
  }
}
