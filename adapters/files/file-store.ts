import type { Readable } from 'node:stream'

/** A complete file on this machine's disk. */
export type LocalFile = { path: string; size: number; sha256: Buffer; mime: string }

/** Stores uploaded bytes under keys of letters, digits, `-` and `/` that the application chooses. */
export interface FileStore {
  /**
   * Moves or copies the file; what is left at its path is the caller's to remove. A second put of a key replaces the
   * first.
   */
  put(key: string, file: LocalFile): Promise<void>
  /** The bytes; undefined when there are none under the key. */
  open(key: string): Promise<Readable | undefined>
  /** Also succeeds if there is nothing to remove. */
  remove(key: string): Promise<void>
  close(): Promise<void>
}
