import type { EdgeStoreNamespace } from '../../generated/schemas/jobs.ts'

export type { EdgeStoreNamespace }

/** Stores published documents, as text, under a namespace and a key such as `<tenant>/quick-questions`. */
export interface EdgeStore {
  /** False: this process never reads; every reply is computed. */
  readonly serves: boolean
  /** False: nothing is stored, so that nothing need be computed for it. */
  readonly keeps: boolean
  /**
   * The document; undefined when there is none. Settles within `READ_TIMEOUT_MS`.
   * @throws Error of any kind when the store does not answer in time, or not at all
   */
  read(namespace: EdgeStoreNamespace, key: string): Promise<string | undefined>
  write(namespace: EdgeStoreNamespace, key: string, document: string): Promise<void>
  /** Also succeeds if there is nothing to remove. */
  remove(namespace: EdgeStoreNamespace, key: string): Promise<void>
  close(): Promise<void>
}

/** A slower read is worth less than a computed reply. */
export const READ_TIMEOUT_MS = 150
/** Only jobs wait for a write. */
export const WRITE_TIMEOUT_MS = 5_000
