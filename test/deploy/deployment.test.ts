import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { builtinModules } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { readDeclaration, readEnvironment, type Variables } from '../../app/environment.ts'
import { copiedNames } from '../topology/image.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(`${ROOT}/${name}`, 'utf8')
const declared = readDeclaration().variables
const manifest = JSON.parse(read('package.json')) as { engines: { node: string }; dependencies: Record<string, string> }

/** `NAME=value` lines. */
const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const rooms = ['adapters', 'app', 'domain', 'handlers', 'jobs', 'migrations', 'services']

  it('copies every folder that runs, and none that does not exist', async () => {
    const copied = await copiedNames()
    assert.deepEqual(
      copied.filter(name => !existsSync(`${ROOT}/${name}`)),
      [],
    )
    assert.deepEqual(
      [...rooms, 'contracts', 'generated', 'package.json'].filter(name => !copied.includes(name)),
      [],
    )
    const admitted = read('.dockerignore')
      .split('\n')
      .filter(line => line.startsWith('!'))
      .map(line => line.slice(1))
    assert.deepEqual(
      copied.filter(name => !admitted.includes(name)),
      [],
    )
  })

  it('runs the Node that the package requires, as a user that is not root, with variables that exist', () => {
    const version = /\d+/.exec(manifest.engines.node)?.[0]
    assert.deepEqual(
      [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major),
      [version, version, version],
    )
    assert.ok(dockerfile.lastIndexOf('\nUSER node\n') > dockerfile.lastIndexOf('\nCOPY '))
    const set = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map(pair => pair.split('=')[0] ?? ''),
    )
    assert.deepEqual(
      set.filter(name => !(name in declared)),
      [],
    )
  })

  it('is healthy only while the process in it says that it is ready, on the port of an API or of a worker', async () => {
    const check = JSON.parse(/^HEALTHCHECK [^[]*CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
    assert.equal(check[0], 'node')
    let status = 200
    const asked: (string | undefined)[] = []
    const server = createServer((request, reply) => {
      asked.push(request.url)
      reply.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = String((server.address() as AddressInfo).port)
    const exitCode = async (ports: Variables): Promise<number | null> => {
      const child = spawn(process.execPath, check.slice(1), { env: { ...ports }, stdio: 'ignore' })
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    }
    // Nothing listens on port 9.
    assert.equal(await exitCode({ PORT: port, WORKER_PORT: '9' }), 0)
    assert.equal(await exitCode({ PORT: '9', WORKER_PORT: port }), 0)
    status = 503
    assert.equal(await exitCode({ PORT: port, WORKER_PORT: '9' }), 1)
    assert.deepEqual(new Set(asked), new Set(['/readyz']))
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    assert.equal(await exitCode({ PORT: port, WORKER_PORT: '9' }), 1)
  })

  it('ends in a stage that starts from the plain image and takes packages and pages from the stages before', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1)
    assert.equal(stages.length, 3)
    const last = stages.at(-1) ?? ''
    assert.match(last, /^node:\d+-slim\n/)
    assert.doesNotMatch(last, /^RUN .*\b(npm|npx|apt|apt-get|curl)\b/m)
    assert.deepEqual(
      [...last.matchAll(/^COPY --from=(\w+)/gm)].map(([, stage]) => stage),
      ['packages', 'console'],
    )
  })

  it('leaves out development packages, and nothing that runs imports one', () => {
    assert.match(dockerfile, /npm ci --omit=dev/)
    const strangers = rooms
      .flatMap(room =>
        readdirSync(`${ROOT}/${room}`, { recursive: true, encoding: 'utf8' })
          .filter(name => name.endsWith('.ts'))
          .flatMap(name => packagesOf(`${room}/${name}`)),
      )
      .filter(({ name }) => !(name in manifest.dependencies))
    assert.deepEqual(strangers, [])
  })

  it('builds the console from folders that the build may see, and takes nothing else from that stage', () => {
    const stage = dockerfile.split(/^FROM /m).find(text => text.startsWith('node:24-slim AS console')) ?? ''
    const sources = [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
    const admitted = read('.dockerignore').split('\n')
    assert.deepEqual(
      sources.filter(name => !existsSync(`${ROOT}/${name}`) || !admitted.includes(`!${name}`)),
      [],
    )
    assert.match(stage, /^RUN node scripts\/build-console\.ts$/m)
    assert.match(dockerfile, /^COPY --from=console (\S+\/)?app\/pages\/console app\/pages\/console$/m)
  })

  function packagesOf(file: string): { file: string; name: string }[] {
    const imports = [
      ...read(file).matchAll(/^(?:import|export)(?! type)\s[^'"\n]*?from\s+'([^'.][^']*)'|^import\s+'([^'.][^']*)'/gm),
    ].map(([, from, bare]) => from ?? bare ?? '')
    return imports
      .filter(name => !name.startsWith('node:') && !builtinModules.includes(name))
      .map(name => ({
        file,
        name: name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      }))
  }
})

describe('compose.yaml', () => {
  type Service = {
    image?: string
    command?: string[]
    user?: string
    environment?: Record<string, string>
    deploy?: { replicas: number }
    ports?: string[]
    volumes?: string[]
    depends_on?: Record<string, { condition: string }>
    read_only?: boolean
    tmpfs?: string[]
    cap_drop?: string[]
    security_opt?: string[]
    stop_grace_period?: string
    privileged?: boolean
  }
  const text = read('compose.yaml')
  const { services, volumes } = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: object }
  const example = variablesOf(read('.env.example'))
  const asked = [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name))]
  const filled: Record<string, string> = {
    ...example,
    PUBLIC_URL: 'https://chat.acme.dev',
    POSTGRES_PASSWORD: '5ce7',
    APP_SECRET: randomBytes(36).toString('base64'),
    ENGINE_API_TOKEN: randomBytes(16).toString('hex'),
  }
  const substituted = (value: string): string =>
    value.replaceAll(/\$\{([A-Z0-9_]+)(?::(?:-([^}]*)|\?[^}]*))?\}/g, (_, name: string, absent: string | undefined) => {
      const given = filled[name] ?? ''
      return given === '' ? (absent ?? '') : given
    })
  const environmentOf = ({ environment = {} }: Service): Variables =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, substituted(value)]))

  it('has two API and two worker processes, and an image of each store', () => {
    assert.deepEqual(Object.keys(services).sort(), ['api', 'migrate', 'postgres', 'redis', 'worker'])
    assert.deepEqual([services['api']?.deploy?.replicas, services['worker']?.deploy?.replicas], [2, 2])
    assert.deepEqual(
      [services['api']?.command, services['worker']?.command, services['migrate']?.command],
      [['serve'], ['worker'], ['migrate']],
    )
    assert.deepEqual(services['api']?.ports, ['3000-3001:3000'])
    for (const { depends_on = {} } of Object.values(services))
      for (const name of Object.keys(depends_on)) assert.ok(name in services)
    for (const volume of Object.values(services).flatMap(({ volumes = [] }) => volumes))
      assert.ok((volume.split(':')[0] ?? '') in volumes)
  })

  for (const name of ['api', 'worker', 'migrate']) {
    it(`passes every variable to ${name}, with values that are accepted`, () => {
      const environment = environmentOf(services[name] ?? {})
      assert.deepEqual(Object.keys(environment).sort(), Object.keys(declared).sort())
      const { nodeEnv, databaseUrl, limiterDsn } = readEnvironment(environment)
      assert.deepEqual(
        [nodeEnv, databaseUrl, limiterDsn],
        ['production', 'postgres://parley:5ce7@postgres:5432/parley', 'redis://redis:6379'],
      )
    })
  }

  it('lets a file decide about every variable that does not belong to the containers', () => {
    const fixed = ['NODE_ENV', 'HOST', 'PORT', 'WORKER_PORT', 'DATA_DIR', 'DATABASE_URL']
    assert.deepEqual(
      asked.filter(name => name !== 'POSTGRES_PASSWORD').sort(),
      Object.keys(declared)
        .filter(name => !fixed.includes(name))
        .sort(),
    )
  })

  it('runs every process on a read-only root without capabilities, and stops none before it has drained', () => {
    for (const name of ['api', 'worker', 'migrate']) {
      const { read_only, tmpfs, cap_drop, security_opt, stop_grace_period, privileged } = services[name] ?? {}
      assert.deepEqual(
        { read_only, tmpfs, cap_drop, security_opt, privileged },
        {
          read_only: true,
          tmpfs: ['/tmp'],
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          privileged: undefined,
        },
        name,
      )
      assert.ok(Number.parseInt(stop_grace_period ?? '', 10) > 10, name)
    }
  })

  it('requires exactly what .env.example names', () => {
    assert.deepEqual(asked.sort(), Object.keys(example).sort())
  })
})

describe('deploy/systemd', () => {
  const folder = `${ROOT}/deploy/systemd`
  const units = readdirSync(folder).filter(name => /\.(service|target)$/.test(name))
  let verified: string
  before(() => {
    // The machine that verifies need not have its Node where the units expect it.
    verified = mkdtempSync(path.join(tmpdir(), 'parley-units-'))
    for (const name of units)
      writeFileSync(`${verified}/${name}`, read(`deploy/systemd/${name}`).replaceAll('/usr/bin/node', process.execPath))
  })
  after(() => {
    rmSync(verified, { recursive: true })
  })

  it('has units for both kinds of process, run by a user without rights', () => {
    assert.deepEqual(units.sort(), [
      'parley-api@.service',
      'parley-migrate.service',
      'parley-worker@.service',
      'parley.target',
    ])
    for (const name of units.filter(unit => unit.endsWith('.service'))) {
      const unit = read(`deploy/systemd/${name}`)
      for (const line of [
        'User=parley',
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'CapabilityBoundingSet=',
        'EnvironmentFile=/etc/parley/parley.env',
      ])
        assert.ok(unit.includes(`\n${line}\n`), `${name}: ${line}`)
      assert.match(unit, /^ExecStart=\/usr\/bin\/node app\/cli\.ts (serve|worker|migrate)$/m)
      assert.deepEqual(
        [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)]
          .map(([, variable = '']) => variable)
          .filter(variable => !(variable in declared)),
        [],
      )
    }
  })

  it('names variables that exist, with values that are accepted once the placeholders are filled in', () => {
    const variables = variablesOf(read('deploy/systemd/parley.env.example'))
    assert.deepEqual(
      Object.keys(variables).filter(name => !(name in declared)),
      [],
    )
    assert.ok(
      !('PORT' in variables || 'WORKER_PORT' in variables),
      'an environment file beats the unit, and each process needs a port of its own',
    )
    const filled = {
      ...variables,
      PUBLIC_URL: 'https://chat.acme.dev',
      DATABASE_URL: 'postgres://parley:5ce7@localhost/parley',
      APP_SECRET: randomBytes(36).toString('base64'),
      ENGINE_API_TOKEN: randomBytes(16).toString('hex'),
    }
    assert.throws(
      () => readEnvironment(variables),
      /PUBLIC_URL has the value.*\nDATABASE_URL has.*\nAPP_SECRET has.*\nENGINE_API_TOKEN has.*$/,
    )
    assert.equal(readEnvironment(filled).nodeEnv, 'production')
  })

  it(
    'is accepted by systemd',
    {
      skip: existsSync('/usr/bin/systemd-analyze')
        ? false
        : 'no systemd-analyze here: the units are UNVERIFIED in this run',
    },
    async () => {
      const instances = [
        'parley-api@3000.service',
        'parley-worker@1.service',
        'parley-migrate.service',
        'parley.target',
      ]
      const { stderr } = await promisify(execFile)(
        'systemd-analyze',
        ['verify', '--man=no', ...instances.map(name => `${verified}/${name}`)],
        { env: { ...process.env, SYSTEMD_UNIT_PATH: `${verified}:` } },
      ).catch((error: unknown) => ({ stderr: String((error as { stderr?: unknown }).stderr) }))
      assert.deepEqual(
        stderr.split('\n').filter(line => line.includes('parley')),
        [],
      )
    },
  )
})
