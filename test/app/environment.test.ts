import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import {
  EnvironmentError,
  isOneSlipFrom,
  loadEnvironment,
  declaration,
  readEnvironment,
  type Environment,
  type Variables,
} from '../../app/environment.ts'

function sentencesOf(variables: Variables): readonly string[] {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.sentences
    throw error
  }
  return []
}

const names: Record<keyof Environment, string> = {
  nodeEnv: 'NODE_ENV',
  port: 'PORT',
  workerPort: 'WORKER_PORT',
  drainDelay: 'DRAIN_DELAY',
  host: 'HOST',
  maxConnections: 'MAX_CONNECTIONS',
  callSlots: 'CALL_SLOTS',
  chatStreams: 'CHAT_STREAMS',
  chatStreamsPerKey: 'CHAT_STREAMS_PER_KEY',
  publicUrl: 'PUBLIC_URL',
  allowedHosts: 'ALLOWED_HOSTS',
  trustProxy: 'TRUST_PROXY',
  databaseUrl: 'DATABASE_URL',
  databaseReadUrl: 'DATABASE_READ_URL',
  databaseReadMaxLag: 'DATABASE_READ_MAX_LAG',
  dataDir: 'DATA_DIR',
  appSecret: 'APP_SECRET',
  appSecretSecondary: 'APP_SECRET_SECONDARY',
  engineApiToken: 'ENGINE_API_TOKEN',
  engineApiTokenSecondary: 'ENGINE_API_TOKEN_SECONDARY',
  crawler: 'CRAWLER',
  edgeStoreDsn: 'EDGE_STORE_DSN',
  edgeStoreToken: 'EDGE_STORE_TOKEN',
  limiterDsn: 'LIMITER_DSN',
  fileStoreDsn: 'FILE_STORE_DSN',
  mailerDsn: 'MAILER_DSN',
  egressAllow: 'EGRESS_ALLOW',
  validateResponses: 'VALIDATE_RESPONSES',
  eventLogRedaction: 'EVENT_LOG_REDACTION',
  logLevel: 'LOG_LEVEL',
  otelTracesSampler: 'OTEL_TRACES_SAMPLER',
  otelTracesSamplerArg: 'OTEL_TRACES_SAMPLER_ARG',
  otelExporterOtlpEndpoint: 'OTEL_EXPORTER_OTLP_ENDPOINT',
}

describe('environment', () => {
  it('has the same variables in the declaration and in the type', () => {
    assert.deepEqual(Object.keys(declaration.variables).sort(), Object.values(names).sort())
  })

  it('needs no variable in development', () => {
    const environment = readEnvironment({})
    assert.equal(environment.port, 3000)
    assert.equal(environment.host, '127.0.0.1')
    assert.equal(environment.publicUrl, 'http://localhost:3000')
    assert.equal(environment.trustProxy, undefined)
    assert.equal(environment.databaseUrl, undefined)
    assert.equal(environment.eventLogRedaction, true)
    assert.equal(environment.validateResponses, false)
    assert.equal(environment.edgeStoreDsn, 'null://')
    assert.deepEqual(environment.egressAllow, [])
  })

  it('allows no private egress by default, whatever NODE_ENV is and with an empty EGRESS_ALLOW', () => {
    for (const NODE_ENV of ['development', 'test', ''])
      for (const EGRESS_ALLOW of ['', ' ', undefined])
        assert.deepEqual(readEnvironment({ NODE_ENV, EGRESS_ALLOW }).egressAllow, [])
  })

  it('reads every kind of value', () => {
    const environment = readEnvironment({
      PORT: '8080',
      PUBLIC_URL: 'https://chat.example/',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      EGRESS_ALLOW: 'hooks.internal,10.1.0.0/16',
      VALIDATE_RESPONSES: 'on',
      EVENT_LOG_REDACTION: 'false',
      LOG_LEVEL: 'debug',
      DATABASE_URL: 'postgres://a:b@db/parley',
    })
    assert.equal(environment.port, 8080)
    assert.equal(environment.publicUrl, 'https://chat.example')
    assert.deepEqual(environment.trustProxy, ['10.0.0.0/8', 'loopback'])
    assert.deepEqual(environment.egressAllow, ['hooks.internal', '10.1.0.0/16'])
    assert.equal(environment.validateResponses, true)
    assert.equal(environment.eventLogRedaction, false)
    assert.equal(readEnvironment({ TRUST_PROXY: '2' }).trustProxy, 2)
    assert.equal(readEnvironment({ TRUST_PROXY: 'true' }).trustProxy, true)
  })

  it('treats an empty variable like an absent one', () => {
    assert.equal(readEnvironment({ ENGINE_API_TOKEN: '', PORT: ' ' }).engineApiToken, undefined)
  })

  for (const [name, value] of [
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'chat.example'],
    ['PUBLIC_URL', 'ftp://chat.example'],
    ['TRUST_PROXY', 'everyone'],
    ['DATABASE_URL', 'mysql://db/parley'],
    ['LIMITER_DSN', 'memcached://x'],
    ['LIMITER_DSN', 'redis://'],
    ['LIMITER_DSN', 'redis://cache:port'],
    ['EDGE_STORE_DSN', 'redis://cache?ttl=0'],
    ['EDGE_STORE_DSN', 'redis://cache?ttl=1.5'],
    ['EDGE_STORE_DSN', 'redis://cache?tll=60'],
    ['EDGE_STORE_DSN', 'redis://cache?constructor=x'],
    ['EDGE_STORE_DSN', 'dynamodb://region'],
    ['EDGE_STORE_DSN', 'null://?prefix=x'],
    ['FILE_STORE_DSN', 's3://bucket'],
    ['FILE_STORE_DSN', 's3://key:secret@host/bucket?tls=no'],
    ['LOG_LEVEL', 'loud'],
    ['VALIDATE_RESPONSES', 'maybe'],
    ['EGRESS_ALLOW', 'a,,b'],
    ['NODE_ENV', 'staging'],
    ['APP_SECRET', 'short'],
    ['APP_SECRET_SECONDARY', 'short'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%'],
  ] as const) {
    it(`refuses ${name}=${value} with a message that names it`, () => {
      const [sentence, ...more] = sentencesOf({ [name]: value })
      assert.match(sentence ?? '', new RegExp(`^${name} must .*\\.$`))
      assert.deepEqual(more, [])
    })
  }

  it('accepts the addresses of stores with all of their options', () => {
    const addresses = {
      EDGE_STORE_DSN: 'cloudflare-kv://account/space?prefix=edge:&ttl=60&api=https://api.example/v4',
      EDGE_STORE_TOKEN: 'token',
      LIMITER_DSN: 'rediss://user:pass@cache:6380/1?prefix=acme.',
      FILE_STORE_DSN: 's3://key:s%2Fcret@host:9000/bucket/folder?region=eu-central-1&tls=false',
    }
    assert.deepEqual(sentencesOf(addresses), [])
    for (const EDGE_STORE_DSN of [
      'dynamodb://eu-central-1/documents?endpoint=http://localhost:8000',
      'redis://cache?ttl=1',
    ])
      assert.deepEqual(sentencesOf({ EDGE_STORE_DSN }), [])
  })

  it('names the variable that a store needs and that is missing', () => {
    assert.deepEqual(sentencesOf({ EDGE_STORE_DSN: 'cloudflare-kv://account/space', EDGE_STORE_TOKEN: ' ' }), [
      'EDGE_STORE_TOKEN is required for cloudflare-kv://.',
    ])
  })

  it('never shows the value of a secret', () => {
    assert.ok(!sentencesOf({ APP_SECRET: 'hunter2', DATABASE_URL: 'hunter2' }).join().includes('hunter2'))
    assert.ok(!sentencesOf({ EDGE_STORE_DSN: 'redis://:my?hunter2@cache' }).join().includes('hunter2'))
  })

  it('reports all errors together', () => {
    assert.equal(sentencesOf({ PORT: 'x', LOG_LEVEL: 'y', DATABSE_URL: 'postgres://x' }).length, 3)
  })

  for (const [name, meant] of [
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_URLS', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['LOG_LEVLE', 'LOG_LEVEL'],
    ['VALIDATE_RESPONSE', 'VALIDATE_RESPONSES'],
    ['APP_SECRETS', 'APP_SECRET'],
    ['PARLEY_PORT', 'PORT'],
    ['PARLEY_PROT', 'PORT'],
    ['PARLEY_DATABASE_URL', 'DATABASE_URL'],
  ] as const) {
    it(`takes ${name} for a misspelling and suggests ${meant}`, () => {
      assert.deepEqual(sentencesOf({ [name]: 'x' }), [`${name} is unknown; did you mean ${meant}?`])
    })
  }

  it('refuses a name with a prefix that is ours', () => {
    for (const name of ['PARLEY_COLOUR', 'EDGE_STORE_TTL'])
      assert.deepEqual(sentencesOf({ [name]: '1' }), [
        `${name} is unknown; generated/environment.md lists all variables.`,
      ])
  })

  it('ignores variables of the shell that belong to others', () => {
    assert.deepEqual(
      sentencesOf({
        PATH: '/bin',
        HOME: '/',
        PORTS: '1',
        HOSTS: 'x',
        OTEL_EXPORTER_OTLP_HEADERS: 'x',
        SHELL: 'sh',
        NODE_OPTIONS: '',
        PGHOST: 'x',
      }),
      [],
    )
  })

  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://parley:Tr0ub4dor@db.internal/parley',
    PUBLIC_URL: 'https://chat.acme.dev',
    APP_SECRET: 'cT7mPq0ZkV3xWb9LrN5sYd1GfH8jUa2E',
    ENGINE_API_TOKEN: '3f9c1b7ae04d',
  }
  it('requires the variables of a public service in production, and allows no loopback there', () => {
    assert.deepEqual(
      sentencesOf({ NODE_ENV: 'production' }),
      ['PUBLIC_URL', 'DATABASE_URL', 'APP_SECRET', 'ENGINE_API_TOKEN'].map(
        name => `${name} is required when NODE_ENV is production.`,
      ),
    )
    assert.deepEqual(readEnvironment(production).egressAllow, [])
  })

  it('refuses values of examples in production, and only there', () => {
    for (const [name, value] of [
      ['PUBLIC_URL', 'https://chat.acme.example'],
      ['PUBLIC_URL', 'https://www.example.com/chat'],
      ['DATABASE_URL', 'postgres://parley:password@localhost/parley'],
      ['DATABASE_URL', 'postgres://parley:change-me@localhost/parley'],
      ['APP_SECRET', 'replace-me-with-48-random-bytes-in-base64'],
      ['APP_SECRET', 'x'.repeat(48)],
      ['APP_SECRET', '<your secret of at least 32 characters>'],
      ['ENGINE_API_TOKEN', 'changeme'],
      ['ENGINE_API_TOKEN', 'your-token'],
      ['ENGINE_API_TOKEN_SECONDARY', 'PLACEHOLDER'],
    ] as const) {
      assert.deepEqual(
        sentencesOf({ ...production, [name]: value }),
        [`${name} has the value of an example; NODE_ENV is production.`],
        value,
      )
      assert.deepEqual(sentencesOf({ ...production, [name]: value, NODE_ENV: 'development' }), [], value)
    }
  })

  it('distinguishes a misspelling from another name', () => {
    assert.ok(isOneSlipFrom('ABCDEFGH', 'ABCDEFGH'))
    assert.ok(isOneSlipFrom('BACDEFGH', 'ABCDEFGH'))
    assert.ok(!isOneSlipFrom('BADCEFGH', 'ABCDEFGH'))
    assert.ok(!isOneSlipFrom('ABCDEF', 'ABCDEFGH'))
  })
})

describe('the generated APP_SECRET', () => {
  let dataDir: string
  before(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'parley-env-'))
  })
  after(async () => {
    await rm(dataDir, { recursive: true })
  })

  it('is the same for every process of a data folder, and readable by its owner only', async () => {
    const [first, second] = await Promise.all([
      loadEnvironment({ DATA_DIR: dataDir }),
      loadEnvironment({ DATA_DIR: dataDir }),
    ])
    assert.equal(first.appSecret, second.appSecret)
    assert.ok(first.appSecret.length >= 32)
    assert.equal(await readFile(path.join(dataDir, 'app-secret'), 'utf8'), first.appSecret)
    assert.equal((await stat(path.join(dataDir, 'app-secret'))).mode & 0o777, 0o600)
  })
})
