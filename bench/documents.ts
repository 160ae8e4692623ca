// `node bench/documents.ts [FILE…]`: a Markdown table of what it costs to read OpenAPI documents, each in a process of
// its own; without a file, those of the tests.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import type { Json } from '../domain/json.ts'
import { readDocument } from '../importers/openapi/operations.ts'
import { PUBLISHED, textOf } from '../test/importers/openapi/documents.ts'

type Measured = {
  operations: number
  inPart: number
  leftOut: string[]
  refused: string
  ms: number
  megabytes: number
}

const [file, ...others] = process.argv.slice(2)
if (file === '--read') process.stdout.write(JSON.stringify(measured(textAt(others[0] ?? ''))))
else print(file === undefined ? PUBLISHED.map(({ name }) => name) : [file, ...others])

/** Memory: what the process takes more than before it had the document. */
function measured(text: string): Measured {
  const before = process.resourceUsage().maxRSS
  const start = performance.now()
  const document = (text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { maxAliasCount: 100 })) as Json
  const read = readDocument(document)
  const ms = performance.now() - start
  const megabytes = (process.resourceUsage().maxRSS - before) / 1024
  if (read.outcome === 'refused')
    return { operations: 0, inPart: 0, leftOut: [], refused: `${read.path} ${read.message}`, ms, megabytes }
  const { operations, warnings } = read
  const leftOut = warnings.filter(one => one.leftOut).map(one => `${one.operation} ${one.message}`)
  return {
    operations: operations.length,
    inPart: warnings.length - leftOut.length,
    leftOut,
    refused: '',
    ms,
    megabytes,
  }
}

function textAt(given: string): string {
  return PUBLISHED.some(({ name }) => name === given) ? textOf(given) : readFileSync(given, 'utf8')
}

function print(given: readonly string[]): void {
  console.log('| document | MB | operations | in part | left out, or why it is refused | ms | memory, MB |')
  console.log('|---|--:|--:|--:|---|--:|--:|')
  for (const one of given) {
    const output = execFileSync(process.execPath, [import.meta.filename, '--read', one], { maxBuffer: 2 ** 26 })
    const { operations, inPart, leftOut, refused, ms, megabytes } = JSON.parse(output.toString()) as Measured
    const size = (Buffer.byteLength(textAt(one)) / 1e6).toFixed(1)
    const reasons = refused || leftOut.join('; ') || 'none'
    const row = [basename(one), size, operations, inPart, reasons, Math.round(ms), Math.round(megabytes)]
    console.log(`| ${row.join(' | ')} |`)
  }
}
