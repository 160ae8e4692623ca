import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { readEnvironment } from '../../app/environment.ts'
import { declared, read, ROOT, variablesOf } from './deployment-files.ts'

const SERVED = '--max-semi-space-size=8 --v8-pool-size=1 dist/parley\\.js (?:serve|worker)'

describe('deploy/systemd', () => {
  const folder = `${ROOT}/deploy/systemd`
  const units = readdirSync(folder).filter(name => /\.(service|target)$/.test(name))
  let verified: string
  before(() => {
    // The verifying machine may not have Node where the units expect it.
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
      assert.match(unit, new RegExp(`^ExecStart=/usr/bin/node (?:${SERVED}|\\S+\\.js migrate)$`, 'm'))
      assert.deepEqual(
        [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)]
          .map(([, variable = '']) => variable)
          .filter(variable => !(variable in declared)),
        [],
      )
    }
  })

  it('stops no process when a migration fails or runs again, and restarts a process indefinitely', () => {
    for (const name of ['parley-api@.service', 'parley-worker@.service']) {
      const unit = read(`deploy/systemd/${name}`)
      assert.doesNotMatch(unit, /^(Requires|BindsTo|Requisite)=/m, name)
      assert.match(unit, /^Wants=parley-migrate\.service$/m)
      assert.match(unit, /^After=parley-migrate\.service/m)
      assert.match(unit, /^StartLimitIntervalSec=0$/m)
      assert.match(unit, /^Restart=always$/m)
    }
  })

  describe('upgrade.sh', () => {
    const running = {
      workers: ['parley-worker@1.service', 'parley-worker@2.service'],
      apis: ['parley-api@3000.service', 'parley-api@3001.service'],
    }
    let folder: string
    before(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'parley-upgrade-'))
      const program = (name: string, body: string) => {
        writeFileSync(`${folder}/${name}`, `#!/bin/sh\n${body}\n`, { mode: 0o755 })
      }
      program('sleep', 'exit 0')
      program(
        'systemctl',
        `case "$1 $4 $5" in
          "list-units --state=active parley-worker@*.service") printf '%s loaded\\n' ${running.workers.join(' ')} ;;
          "list-units --state=active parley-api@*.service") printf '%s loaded\\n' ${running.apis.join(' ')} ;;
          *) echo "$1 $2" >> ${folder}/log; test "$2" != "$FAILS" ;;
        esac`,
      )
      program('curl', `for last; do :; done; echo "$last" >> ${folder}/log; test "$last" != "$FAILS"`)
    })
    after(() => {
      rmSync(folder, { recursive: true })
    })
    const ready = (port: number) => `http://127.0.0.1:${port}/readyz`
    const upgrade = async (fails: string, ...options: string[]) => {
      writeFileSync(`${folder}/log`, '')
      const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, FAILS: fails }
      const code = await promisify(execFile)('bash', [`${ROOT}/deploy/systemd/upgrade.sh`, ...options], { env }).then(
        () => 0,
        (error: unknown) => (error as { code: number }).code,
      )
      return { code, steps: [...new Set(readFileSync(`${folder}/log`, 'utf8').trim().split('\n'))] }
    }
    const restarts = [
      'restart parley-worker@1.service',
      ready(3101),
      'restart parley-worker@2.service',
      ready(3102),
      'restart parley-api@3000.service',
      ready(3000),
      'restart parley-api@3001.service',
      ready(3001),
    ]

    it('touches no process when the migration fails', async () => {
      const { code, steps } = await upgrade('parley-migrate.service')
      assert.notEqual(code, 0)
      assert.deepEqual(steps, ['restart parley-migrate.service'])
    })
    it('does not touch the other processes when one is not ready within a minute', async () => {
      const { code, steps } = await upgrade(ready(3000))
      assert.notEqual(code, 0)
      assert.deepEqual(steps, ['restart parley-migrate.service', ...restarts.slice(0, 6)])
    })
    it('migrates, then restarts workers and APIs one after the other, each when the one before is ready', async () => {
      assert.deepEqual(await upgrade('nothing'), { code: 0, steps: ['restart parley-migrate.service', ...restarts] })
    })
    it('does not change the schema when a version is rolled back', async () => {
      assert.deepEqual(await upgrade('nothing', '--no-migrate'), { code: 0, steps: restarts })
    })
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
