// Builds the SDK's package from sdk/ and the generated client (no Java needed): `node scripts/generate/sdk-build.ts`,
// then `npm pack generated/sdk/dist`.
import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')

/** In the repository the parts are in three folders, in the package in one. */
const MOVED: [from: string, to: string][] = [
  ['../generated/sdk/client/index.js', './client/index.js'],
  ['../generated/errors.ts', './error-codes.js'],
  ['../generated/errors.js', './error-codes.js'],
]

// A consumer in Node may have no DOM library; these two of its names are all that the generated client's declarations
// use.
const DOM_NAMES: [from: string, to: string][] = [
  ["WindowOrWorkerGlobalScope['fetch']", 'typeof globalThis.fetch'],
  ['RequestCredentials', "NonNullable<RequestInit['credentials']>"],
]

/** Writes the package as it is packed: ES modules, declarations, package.json, README, changelog and licence. */
export async function buildSdk(out: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'parley-sdk-build-'))
  try {
    await compile(work)
    rmSync(out, { recursive: true, force: true })
    mkdirSync(out, { recursive: true })
    for (const name of readdirSync(`${work}/sdk`).sort())
      writeFileSync(`${out}/${name}`, packaged(readFileSync(`${work}/sdk/${name}`, 'utf8')))
    cpSync(`${work}/generated/sdk/client`, `${out}/client`, { recursive: true })
    writeFileSync(
      `${out}/client/runtime.d.ts`,
      replaceAll(readFileSync(`${out}/client/runtime.d.ts`, 'utf8'), DOM_NAMES),
    )
    copyFileSync(`${work}/generated/errors.d.ts`, `${out}/error-codes.d.ts`)
    for (const name of ['package.json', 'README.md', 'CHANGELOG.md'])
      copyFileSync(`${ROOT}/sdk/${name}`, `${out}/${name}`)
    copyFileSync(`${ROOT}/LICENSE`, `${out}/LICENSE`)
    copyFileSync(`${ROOT}/widget/custom-elements.json`, `${out}/custom-elements.json`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function compile(out: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [
      `${ROOT}/node_modules/typescript/bin/tsc`,
      '-p',
      `${ROOT}/sdk`,
      '--outDir',
      out,
    ])
  } catch (error) {
    throw new Error(`the SDK does not compile:\n${String((error as { stdout?: unknown }).stdout)}`, { cause: error })
  }
}

/** tsc renames the extensions of imports in modules, but not in declarations. */
function packaged(text: string): string {
  return replaceAll(text, MOVED).replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")
}

function replaceAll(text: string, replacements: [from: string, to: string][]): string {
  return replacements.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
}

if (process.argv[1] === import.meta.filename) {
  await buildSdk(`${ROOT}/generated/sdk/dist`)
  console.log(
    `${readdirSync(`${ROOT}/generated/sdk/dist`, { recursive: true }).length} files written to generated/sdk/dist/`,
  )
}
