/** A file of the workspace as its rules see it. */
export interface StoredFile {
  fileId: string
  url: string
  mime: string
  /** Bytes. */
  size: number
  name: string
  /** Pixels; null if the content is not a picture with a readable size. */
  width: number | null
  height: number | null
}

/** Facts that rules need in addition to the values; rules with missing facts are not checked. */
export interface ValueFacts {
  /** The stored files that the values may refer to, by id in lower case. */
  files?: ReadonlyMap<string, StoredFile>
  /** Words that no text of the workspace may contain, in addition to those of the field. */
  blockedWords?: readonly string[]
  /** Domains that count as disposable mail providers, in addition to those of the built-in list. */
  disposableDomains?: readonly string[]
  /** Fields whose answers passed once and were redacted since: of them, only the type is checked. */
  held?: ReadonlySet<string>
}

/** Facts that rules look up in addition to the value. `today` is `YYYY-MM-DD`. */
export interface Known {
  today: string
  facts: ValueFacts
}
