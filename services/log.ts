/** Where services tell what people who run the service should know. The details never hold what a visitor said. */
export type Log = {
  warn(details: object, sentence: string): void
  error(details: object, sentence: string): void
}
