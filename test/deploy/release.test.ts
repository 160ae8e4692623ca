import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import { parse, parseAllDocuments } from 'yaml'
import { CHART, packChart } from '../../scripts/release/chart.ts'
import { works } from '../../scripts/release/commands.ts'
import { disagreements } from '../../scripts/release/versions.ts'
import { declared, read, ROOT } from './deployment-files.ts'

const run = promisify(execFile)
const { version } = JSON.parse(read('package.json')) as { version: string }
/** What each package says that it needs; docs/README.md says the same. npm warns on an older Node. */
const NODES: Record<string, object | undefined> = {
  sdk: { node: '>=20' },
  react: { node: '>=20' },
  vue: { node: '>=20' },
  cli: { node: '>=24' },
}

/** What `node scripts/release.ts` prints, and its exit code. */
async function release(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; out: string }> {
  return await run(process.execPath, [`${ROOT}/scripts/release.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, npm_config_offline: 'true', ...env },
  }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: unknown) => {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, out: stdout + stderr }
    },
  )
}

describe('a release', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parley-release-'))
  })
  after(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it('has one version: of packages, contracts, changelog and chart, which the policy is about', async () => {
    assert.deepEqual(disagreements(ROOT), [])
    assert.match(read('docs/releases.md'), /^## Deprecation$/m)
    const copy = `${folder}/copy`
    for (const name of ['package.json', 'sdk', CHART, 'generated/openrpc.json', 'generated/sdk/dist/package.json'])
      await cp(`${ROOT}/${name}`, `${copy}/${name}`, { recursive: true })
    await mkdir(`${copy}/generated`, { recursive: true })
    for (const name of ['generated/openapi', 'generated/widget']) await symlink(`${ROOT}/${name}`, `${copy}/${name}`)
    const chart = await readFile(`${copy}/${CHART}/Chart.yaml`, 'utf8')
    await writeFile(`${copy}/${CHART}/Chart.yaml`, chart.replace(`appVersion: ${version}`, 'appVersion: 9.9.9'))
    assert.deepEqual(disagreements(copy), [`the appVersion of the chart is 9.9.9, not ${version}`])
  })

  it('is not published while nobody says where to', async () => {
    const { code, out } = await release([], { RELEASE_IMAGE: 'registry.acme.example/parley' })
    assert.equal(code, 1)
    assert.deepEqual(out.trim().split('\n'), [
      'RELEASE_CHARTS says where the release goes, and is not set',
      'RELEASE_REPOSITORY says where the release goes, and is not set',
    ])
  })

  describe('of a dry run', () => {
    let printed: string
    before(async () => {
      const { code, out } = await release(['--dry-run', '--out', `${folder}/out`], {
        RELEASE_REPOSITORY: 'git+https://git.acme.example/parley.git',
      })
      assert.equal(code, 0, out)
      printed = out
    })
    const line = (part: string): string => new RegExp(`^${part} .*$`, 'm').exec(printed)?.[0] ?? ''

    it('packs the SDK, the element, its components and the command line, with their provenance and Node', async () => {
      const names = ['cli', 'react', 'sdk', 'vue', 'widget'].map(name => `parley-${name}-${version}.tgz`)
      const packed = await readdir(`${folder}/out`)
      assert.deepEqual(
        names.filter(name => !packed.includes(name)),
        [],
      )
      for (const name of names) {
        const { stdout } = await run('tar', ['xzOf', `${folder}/out/${name}`, 'package/package.json'])
        const { publishConfig, repository, license, engines } = JSON.parse(stdout) as Record<string, unknown>
        assert.deepEqual(
          [publishConfig, repository, license, engines],
          [
            { access: 'public', provenance: true },
            { type: 'git', url: 'git+https://git.acme.example/parley.git' },
            'MIT',
            NODES[name.split('-')[1] ?? ''],
          ],
          name,
        )
      }
    })

    it('has a command line that runs as it is packed', async () => {
      await run('tar', ['xzf', `${folder}/out/parley-cli-${version}.tgz`, '-C', folder])
      await symlink(`${ROOT}/node_modules`, `${folder}/package/node_modules`)
      const { stdout } = await run(process.execPath, [`${folder}/package/parley.js`, '--version'])
      assert.equal(stdout.trim(), version)
    })

    it('has a client for Python that calls the engine, or says what is missing to make or try it', () => {
      const can = works('python3', '-c', 'import pydantic, dateutil, urllib3, typing_extensions')
      if (!works('java', '-version')) assert.match(line('python'), /skipped: needs Java$/)
      else if (can) assert.ok(line('python').endsWith(`(${version} lists executions)`), line('python'))
      else assert.match(line('python'), /\(not run: /)
    })

    it('says which parts this machine cannot pack', () => {
      if (!works('helm', 'version')) assert.match(line('chart'), /skipped: needs helm$/)
      if (!works('docker', 'info')) assert.match(line('image'), /skipped: needs a running docker$/)
    })
  })
})

describe('the Helm chart', () => {
  const values = parse(read(`${CHART}/values.yaml`)) as { env: Record<string, string> }
  const schema = JSON.parse(read(`${CHART}/values.schema.json`)) as { $schema?: string }

  it('takes its own values, and no others', () => {
    delete schema.$schema
    const validate = new Ajv({ strict: false }).compile(schema)
    assert.ok(validate(values), JSON.stringify(validate.errors))
    assert.equal(validate({ ...values, replicas: 2 }), false)
  })

  it('sets variables that exist', () => {
    const named = [...read(`${CHART}/templates/_pod.tpl`).matchAll(/\{ name: ([A-Z][A-Z0-9_]+), value/g)].map(
      ([, name = '']) => name,
    )
    assert.ok(named.length >= 5)
    assert.deepEqual(
      [...named, ...Object.keys(values.env)].filter(name => !(name in declared)),
      [],
    )
  })

  it(
    'renders what it says: both kinds of processes, a migration before them, a service and a volume',
    { skip: works('helm', 'version') ? false : 'helm is not installed' },
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'parley-chart-'))
      const packed = await packChart(ROOT, folder)
      await rm(folder, { recursive: true })
      assert.ok('file' in packed)
      assert.ok(packed.file.endsWith(`/parley-${version}.tgz`))
      const documents = parseAllDocuments(packed.manifests).flatMap(document => {
        assert.deepEqual(document.errors, [])
        const content = document.toJS() as { kind: string } | null
        return content === null ? [] : [content.kind]
      })
      const DEFAULT = ['Deployment', 'Deployment', 'Job', 'PersistentVolumeClaim']
      const BOTH = ['PodDisruptionBudget', 'PodDisruptionBudget', 'Service']
      assert.deepEqual(
        documents.toSorted(),
        [...DEFAULT, ...BOTH, 'Deployment', 'Deployment', 'Job', 'Ingress', ...BOTH].toSorted(),
      )
    },
  )
})
