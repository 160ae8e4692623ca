import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import pg from 'pg'
import { parse } from 'yaml'
import { AT_ONCE, READ_CONNECTIONS } from '../../app/threads/operations.ts'
import { startTestService } from '../support/service.ts'

const read = (file: string) => readFileSync(new URL(`../../docs/operating/${file}`, import.meta.url), 'utf8')
/** Those of the test itself, and of knex, whose pool is not pg's. */
const OTHERS = ['parley-test', 'parley-admin']

describe('alerts', () => {
  it('each have a row in docs/operating/watching.md that says where to look and what to do first', () => {
    const { groups } = parse(readFileSync(new URL('../../docs/ops/alerts.yaml', import.meta.url), 'utf8')) as {
      groups: { rules: { alert: string }[] }[]
    }
    const explained = [...read('watching.md').matchAll(/^\|(.*)\|(.+)\|(.+)\|$/gm)]
      .filter(([, , look = '', first = '']) => look.trim() !== '' && first.trim() !== '')
      .flatMap(([, alerts = '']) => [...alerts.matchAll(/`(Parley\w+)`/g)].map(([, name]) => name))
    assert.deepEqual(explained.sort(), groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort())
  })

  it('each have a test in which they fire, and one in which they do not', () => {
    const named = (file: string) => readFileSync(new URL(`../../docs/ops/${file}`, import.meta.url), 'utf8')
    type Expectation = { alertname: string; exp_alerts: unknown[] }
    const { tests } = parse(named('alerts.test.yaml')) as { tests: { alert_rule_test: Expectation[] }[] }
    const expectations = tests.flatMap(({ alert_rule_test: all }) => all)
    for (const [, alert] of named('alerts.yaml').matchAll(/- alert: (\w+)/g))
      assert.deepEqual(
        [true, false].map(fires =>
          expectations.some(one => one.alertname === alert && one.exp_alerts.length > 0 === fires),
        ),
        [true, true],
        alert,
      )
  })
})

describe('connections to the database', async () => {
  const { Pool, Client } = pg
  /** The most connections of each name that PostgreSQL is shown. */
  const most = new Map<string, number>()
  const note = (config: pg.ClientConfig | string | undefined, count: number) => {
    const name = typeof config === 'object' ? (config.application_name ?? '') : ''
    if (name.startsWith('parley') && !OTHERS.includes(name)) most.set(name, count)
  }
  pg.Pool = class extends Pool {
    constructor(config: pg.PoolConfig = {}) {
      super(config)
      note(config, config.max ?? 10)
    }
  }
  // Of listeners, which have no pool.
  pg.Client = class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      note(config, 1)
    }
  }
  const service = await startTestService({
    databaseAt: async url => {
      // Those that made the database.
      most.clear()
      return await Promise.resolve(url)
    },
  })
  after(async () => {
    pg.Client = Client
    pg.Pool = Pool
    await service.stop()
  })
  const total = () => {
    const ofKnex = [service.deps.knex, service.deps.signInKnex].map(
      ({ client }) => (client as { pool: { max: number } }).pool.max,
    )
    return [...most.values(), ...ofKnex].reduce((sum, count) => sum + count, 0)
  }

  const formula =
    /^max_connections ≥ (\d+) × API processes \+ (\d+) × workers \+ (\d+)$/m.exec(read('deployment.md')) ?? []
  const [api, worker, reserve] = formula.slice(1).map(Number)

  it('are at most as many of each kind of process as the formula of docs/operating/deployment.md says', async () => {
    const ofApi = total()
    await service.work()
    assert.deepEqual([ofApi + AT_ONCE + READ_CONNECTIONS, total()], [api, worker])
  })
  it('do not exceed the limit of the PostgreSQL of compose.yaml', () => {
    const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')
    const { services } = parse(compose, { merge: true }) as {
      services: Record<string, { deploy?: { replicas: number } }>
    }
    const [apis = 0, workers = 0] = ['api', 'worker'].map(name => services[name]?.deploy?.replicas)
    const needed = (api ?? Infinity) * apis + (worker ?? Infinity) * workers + (reserve ?? Infinity)
    assert.ok(Number(/max_connections=(\d+)/.exec(compose)?.[1]) >= needed)
  })
})
