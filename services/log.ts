/** Log for operators of the service. The details never contain text of a visitor. */
export type Log = {
  warn(details: object, sentence: string): void
  error(details: object, sentence: string): void
}
