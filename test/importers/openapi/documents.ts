import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** `operations`: how many the document has. `inPart`: of how many less is known than it says. */
export type PublishedDocument = { name: string; operations: number; inPart: number }

/** Documents of large services; `documents/README.md` has their sources and licences. */
export const PUBLISHED: readonly PublishedDocument[] = [
  { name: 'asana', operations: 167, inPart: 0 },
  { name: 'box', operations: 260, inPart: 0 },
  { name: 'digitalocean', operations: 290, inPart: 2 },
  { name: 'docusign', operations: 402, inPart: 37 },
  { name: 'figma', operations: 54, inPart: 2 },
  { name: 'github', operations: 1_223, inPart: 1 },
  { name: 'jira', operations: 499, inPart: 14 },
  { name: 'square', operations: 200, inPart: 11 },
  { name: 'stripe', operations: 452, inPart: 397 },
  { name: 'twilio', operations: 195, inPart: 0 },
  { name: 'zoom', operations: 373, inPart: 0 },
]

export function fileOf(name: string): URL {
  return new URL(`documents/${name}.json.br`, import.meta.url)
}

export function textOf(name: string): string {
  return brotliDecompressSync(readFileSync(fileOf(name))).toString()
}
