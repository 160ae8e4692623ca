/** A file of the workspace as its rules see it. */
export interface StoredFile {
  fileId: string
  url: string
  mime: string
  /** Bytes. */
  size: number
  name: string
  /** Pixels; null where the content is no picture whose size can be read. */
  width: number | null
  height: number | null
}

/** What rules need to know besides the values; what is left out is not checked. */
export interface ValueFacts {
  /** The stored files that the values may refer to, by id in lower case. */
  files?: ReadonlyMap<string, StoredFile>
  /** Words that no text of the workspace may hold, besides those of the field. */
  blockedWords?: readonly string[]
  /** Domains that count as throw-away mail providers, besides those of the built-in list. */
  disposableDomains?: readonly string[]
  /** Fields whose answers passed once and were redacted since: of them, only the type is checked. */
  held?: ReadonlySet<string>
}

/** What rules look up besides the value. `today` is `YYYY-MM-DD`. */
export interface Known {
  today: string
  facts: ValueFacts
}
