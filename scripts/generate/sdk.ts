// Generates the client of the SDK from the bundled documents (needs Java). `node scripts/generate/sdk.ts`
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { JsonObject } from './bundle.ts'
import { flatten, withNamedBodies } from './flat-bodies.ts'
import { SDK_SURFACES, headerNames, sdkDocument } from './sdk-document.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PROPERTIES =
  'withoutRuntimeChecks=true,importFileExtension=.js,supportsES6=true,stringEnums=false,' +
  'enumPropertyNaming=original,paramNaming=original,modelPropertyNaming=original'

export function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Inputs of the client: the same fingerprint means the same client. */
export function clientFingerprint(): string {
  const document = withNamedBodies(mergedDocument())
  return createHash('sha256')
    .update(JSON.stringify(document))
    .update(PROPERTIES)
    .update(nameMappings(document))
    .update(readFileSync(`${ROOT}/openapitools.json`))
    .update(readFileSync(`${import.meta.dirname}/flat-bodies.ts`))
    .digest('hex')
}

/** The document of all that an integrator calls. */
export function mergedDocument(): JsonObject {
  const surfaces = SDK_SURFACES.filter(surface => existsSync(`${ROOT}/generated/openapi/${surface}.json`))
  return sdkDocument(
    Object.fromEntries(
      surfaces.map(surface => [
        surface,
        JSON.parse(readFileSync(`${ROOT}/generated/openapi/${surface}.json`, 'utf8')) as JsonObject,
      ]),
    ),
  )
}

function nameMappings(document: JsonObject): string {
  return Object.entries(headerNames(document))
    .map(pair => pair.join('='))
    .join(',')
}

/** Writes the generated client (TypeScript sources) to `out`. */
export function generateClient(out: string): void {
  const work = mkdtempSync(join(tmpdir(), 'parley-sdk-'))
  try {
    const document = withNamedBodies(mergedDocument())
    writeFileSync(`${work}/openapi.json`, JSON.stringify(document))
    mkdirSync(`${work}/client`)
    writeFileSync(
      `${work}/client/.openapi-generator-ignore`,
      [
        'docs/**',
        '.openapi-generator/**',
        '.openapi-generator-ignore',
        '.npmignore',
        '.gitignore',
        'git_push.sh',
        'README.md',
        '',
      ].join('\n'),
    )
    execFileSync(
      'npx',
      [
        'openapi-generator-cli',
        'generate',
        '-g',
        'typescript-fetch',
        '-i',
        `${work}/openapi.json`,
        '-o',
        `${work}/client`,
        '--type-mappings=DateTime=string',
        `--additional-properties=${PROPERTIES}`,
        `--parameter-name-mappings=${nameMappings(document)}`,
      ],
      { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    for (const name of readdirSync(`${work}/client/apis`)) {
      const file = `${work}/client/apis/${name}`
      writeFileSync(file, flatten(readFileSync(file, 'utf8')))
    }
    rmSync(out, { recursive: true, force: true })
    cpSync(`${work}/client`, out, { recursive: true, filter: source => !source.includes('.openapi-generator') })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  if (!hasJava()) {
    console.error('Generating the SDK needs Java 11 or newer; everything else is generated without it.')
    process.exit(1)
  }
  generateClient(`${ROOT}/generated/sdk/client`)
  writeFileSync(`${ROOT}/generated/sdk/client.sha256`, `${clientFingerprint()}\n`)
  console.log(
    `${readdirSync(`${ROOT}/generated/sdk/client`, { recursive: true }).length} files written to generated/sdk/client/`,
  )
}
