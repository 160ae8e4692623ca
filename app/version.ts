import { readFileSync } from 'node:fs'

/** The service's own version, as receivers and clients see it. */
export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version
