import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { builtinModules } from 'node:module'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { readEnvironment, type Variables } from '../../app/environment.ts'
import { CONSOLE_SOURCES } from '../../scripts/build-console.ts'
import { PROGRAM_SOURCES } from '../../scripts/build-program.ts'
import { declared, read, ROOT, variablesOf } from './deployment-files.ts'

const manifest = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const stages = dockerfile.split(/^FROM /m).slice(1)
  const rooms = ['adapters', 'app', 'domain', 'handlers', 'jobs', 'migrations', 'services']

  it('builds the program and the console from all their sources, which the build may see', () => {
    const stage = stages.find(text => text.startsWith('node:24-slim AS build')) ?? ''
    const copied = [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
    assert.deepEqual(
      [...PROGRAM_SOURCES, ...CONSOLE_SOURCES].filter(
        source => !copied.some(name => source === name || source.startsWith(`${name}/`)),
      ),
      [],
    )
    const admitted = read('.dockerignore').split('\n')
    assert.deepEqual(
      copied.filter(name => !existsSync(`${ROOT}/${name}`) || !admitted.includes(`!${name}`)),
      [],
    )
    assert.match(stage, /^RUN node scripts\/build-program\.ts$/m)
  })

  it('runs the Node that the package requires, as a user that is not root, with variables that exist', () => {
    const version = /\d+/.exec(manifest.dependencies['node'] ?? '')?.[0]
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

  it('is healthy only while its process says that it is ready, on the port of an API or of a worker', async () => {
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

  it('ends in a stage that starts from the plain image and contains only the packages and the built program', () => {
    assert.equal(stages.length, 3)
    const last = stages.at(-1) ?? ''
    assert.match(last, /^node:\d+-slim\n/)
    assert.doesNotMatch(last, /^RUN .*\b(npm|npx|apt|apt-get|curl)\b/m)
    assert.deepEqual(
      [...last.matchAll(/^COPY (.+)$/gm)].map(([, what]) => what),
      ['--from=packages /srv/parley/node_modules node_modules', '--from=build /srv/parley/dist ./'],
    )
    assert.match(last, /^ENTRYPOINT \["node", "--max-semi-space-size=8", "--v8-pool-size=1", "parley\.js"\]$/m)
  })

  it('leaves out development packages, and no runtime code imports one', () => {
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
