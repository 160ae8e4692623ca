// `make check`: generated/ is current, and the documents are clean. Without Java the SDK's client is
// compared by the fingerprint of its input.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generate, listFiles, writeFiles } from './generate/index.ts'
import { clientFingerprint, generateClient, hasJava } from './generate/sdk.ts'
import { buildSdk } from './generate/sdk-build.ts'
import { buildWidget } from './generate/widget.ts'

const ROOT = resolve(import.meta.dirname, '..')
const GENERATED = `${ROOT}/generated`

const findings = [...(await staleFiles()), ...staleClient()]
for (const finding of findings) console.error(finding)
if (findings.length > 0) {
  console.error('generated/ does not match contracts/: run `make generate` and commit what it writes')
  process.exit(1)
}
lintDocuments()
console.log('generated/ matches contracts/')

async function staleFiles(): Promise<string[]> {
  const fresh = mkdtempSync(join(tmpdir(), 'parley-check-'))
  try {
    writeFiles(await generate(), fresh)
    await buildSdk(`${fresh}/sdk/dist`)
    await buildWidget(`${fresh}/widget`)
    return compare(fresh, GENERATED, path => !path.startsWith('sdk/client/'))
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function staleClient(): string[] {
  const recorded = readFileSync(`${GENERATED}/sdk/client.sha256`, 'utf8').trim()
  if (recorded !== clientFingerprint())
    return ['generated/sdk/client: the documents it was generated from have changed (regenerating it needs Java)']
  if (!hasJava()) {
    console.log('No Java here: the SDK client was compared by the fingerprint of its input, not regenerated.')
    return []
  }
  const fresh = mkdtempSync(join(tmpdir(), 'parley-client-'))
  try {
    generateClient(fresh)
    return compare(fresh, `${GENERATED}/sdk/client`, () => true)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function compare(fresh: string, committed: string, counts: (path: string) => boolean): string[] {
  const paths = [...new Set([...listFiles(fresh), ...listFiles(committed)])].filter(counts).sort()
  return paths.flatMap(path => {
    const name = `${committed.slice(ROOT.length + 1)}/${path}`
    if (!existsSync(`${fresh}/${path}`)) return path === 'sdk/client.sha256' ? [] : [`${name}: nothing generates it`]
    if (!existsSync(`${committed}/${path}`)) return [`${name}: missing`]
    return readFileSync(`${fresh}/${path}`).equals(readFileSync(`${committed}/${path}`)) ? [] : [`${name}: differs`]
  })
}

function lintDocuments(): void {
  const documents = listFiles(`${GENERATED}/openapi`).map(name => `generated/openapi/${name}`)
  execFileSync('npx', ['redocly', 'lint', '--config', 'redocly.yaml', ...documents], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (hasJava()) for (const document of documents) validateForGenerators(document)
}

/** A document that openapi-generator refuses is useless to integrators who do not know the flag for its check. */
function validateForGenerators(document: string): void {
  const { status, stdout } = spawnSync('npx', ['openapi-generator-cli', 'validate', '-i', document], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`openapi-generator refuses ${document}:\n${stdout}`)
}
