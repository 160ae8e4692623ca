// Packs everything that a release publishes and publishes it: `make release`. With `--dry-run` nothing is published,
// and what cannot be packed on this machine is named and left out.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildProgram } from './build-program.ts'
import { packChart } from './release/chart.ts'
import { output, works } from './release/commands.ts'
import { packNpm } from './release/npm-packages.ts'
import { generatePython } from './release/python-client.ts'
import { disagreements } from './release/versions.ts'

const ROOT = resolve(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, 'out': { type: 'string' } },
})
const dryRun = options['dry-run']
const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { version: string }
/** Where the parts go; the accounts are those of npm, docker, helm and twine on this machine. */
const { RELEASE_IMAGE: image, RELEASE_CHARTS: charts, RELEASE_REPOSITORY: repository } = process.env

const say = (part: string, what: string): void => {
  process.stdout.write(`${part.padEnd(8)} ${what}\n`)
}

async function release(out: string): Promise<void> {
  await buildProgram()
  const [packages, python, chart] = await Promise.all([
    packNpm(ROOT, out, repository),
    generatePython(ROOT, out, version),
    packChart(ROOT, out),
  ])
  for (const file of packages) say('npm', file)
  say('python', 'skipped' in python ? `skipped: ${python.skipped}` : `${python.folder} (${python.smoke})`)
  say('chart', 'skipped' in chart ? `skipped: ${chart.skipped}` : chart.file)
  const hasDocker = works('docker', 'info')
  say('image', hasDocker ? `${image ?? 'parley'}:${version}` : 'skipped: needs a running docker')
  const missing = [
    ...('skipped' in python ? ['python'] : []),
    ...('skipped' in chart ? ['chart'] : []),
    ...(hasDocker ? [] : ['image']),
  ]
  if (dryRun) return
  if ('skipped' in python || 'skipped' in chart || missing.length > 0)
    throw new Error(`nothing is published without every part: ${missing.join(', ')}`)
  await publish(packages, python.folder, chart.file)
}

/** The image first: what names it, the chart, comes after it. */
async function publish(packages: readonly string[], python: string, chart: string): Promise<void> {
  const tag = `${image ?? ''}:${version}`
  await output('docker', ['build', '--provenance=true', '--tag', tag, '.'], ROOT)
  await output('docker', ['push', tag], ROOT)
  await output('helm', ['push', chart, charts ?? ''], ROOT)
  for (const file of packages) await output('npm', ['publish', file, '--provenance', '--access', 'public'], ROOT)
  await output('python3', ['-m', 'build', python], ROOT)
  await output('bash', ['-c', `python3 -m twine upload ${python}/dist/*`], ROOT)
  say('released', version)
}

const wrong = [
  ...disagreements(ROOT),
  ...(dryRun ? [] : ['RELEASE_IMAGE', 'RELEASE_CHARTS', 'RELEASE_REPOSITORY']).flatMap(name =>
    process.env[name] === undefined ? [`${name} says where the release goes, and is not set`] : [],
  ),
]
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`)
  process.exitCode = 1
} else {
  const out = options.out === undefined ? mkdtempSync(join(tmpdir(), 'parley-release-')) : resolve(options.out)
  mkdirSync(out, { recursive: true })
  try {
    await release(out)
  } finally {
    if (options.out === undefined) rmSync(out, { recursive: true, force: true })
  }
}
