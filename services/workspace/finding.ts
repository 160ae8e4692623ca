export type Variables = Readonly<Record<string, string | undefined>>

/** Something that keeps the file from being applied. */
export interface Finding {
  /** JSON pointer into the file. */
  path: string
  /** A sentence for people. */
  message: string
}
