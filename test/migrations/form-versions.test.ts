import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance, migrate, pendingMigrations, type Knex } from '../../adapters/postgres/knex.ts'
import { loadPublication } from '../../services/published/published.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts'

const VERSIONS = '20261121050200_form_drafts_and_versions'
const SUBMISSIONS = '20261121093100_submission_versions'

describe('forms from before they had versions', () => {
  let database: TestDatabase
  let knex: Knex
  const [tenantId, live, draft, withdrawn, key] = [newId(), newId(), newId(), newId(), newId()]
  const definition = (code: string, more: object = {}) => ({
    code,
    title: code.toUpperCase(),
    embeddable: true,
    fields: [{ name: 'email', type: 'email' }],
    ...more,
  })
  const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows
  const upTo = async (name: string) => {
    while ((await pendingMigrations(database.pool))[0] !== name) await knex.migrate.up()
  }

  before(async () => {
    database = await createEmptyDatabase()
    knex = createKnexInstance({ url: database.url, max: 1 })
    await upTo(VERSIONS)
    const organisationId = newId()
    await database.pool.query("insert into organisations (id, name) values ($1, 'Acme')", [organisationId])
    await database.pool.query("insert into tenants (id, organisation_id, name) values ($1, $2, 'Shop')", [
      tenantId,
      organisationId,
    ])
    await database.pool.query("insert into keys (tenant_id, id, name, key) values ($1, $2, 'site', 'pk_live_Old')", [
      tenantId,
      key,
    ])
    for (const [id, code, status] of [
      [live, 'live', 'live'],
      [draft, 'draft', 'draft'],
      [withdrawn, 'withdrawn', 'withdrawn'],
    ]) {
      await database.pool.query(
        'insert into forms (tenant_id, id, code, definition, status) values ($1, $2, $3, $4, $5)',
        [tenantId, id, code, definition(String(code)), status],
      )
    }
    await database.pool.query(
      "insert into form_submissions (tenant_id, id, form_id, key_id, values) values ($1, $2, $3, $4, '{}')",
      [tenantId, newId(), live, key],
    )
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })

  it('have what was live or withdrawn as version 1; a draft stays one', async () => {
    await knex.migrate.up()
    assert.deepEqual(await rows('select form_id, version, definition from form_versions order by form_id'), [
      { form_id: live, version: 1, definition: definition('live') },
      { form_id: withdrawn, version: 1, definition: definition('withdrawn') },
    ])
    assert.deepEqual(
      await rows(
        'select f.id, f.draft, v.version from forms f left join form_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id order by f.id',
      ),
      [
        { id: live, draft: null, version: 1 },
        { id: draft, draft: definition('draft'), version: null },
        { id: withdrawn, draft: null, version: null },
      ],
    )
  })
  it('are again what they were when the migration is taken back, the live definition before a newer one', async () => {
    await database.pool.query(
      'insert into form_versions (tenant_id, id, form_id, version, definition) values ($1, $2, $3, 2, $4)',
      [tenantId, newId(), live, definition('live', { title: 'Newer' })],
    )
    await knex.migrate.down()
    assert.deepEqual(await rows('select id, definition, status from forms order by id'), [
      { id: live, definition: definition('live'), status: 'live' },
      { id: draft, definition: definition('draft'), status: 'draft' },
      { id: withdrawn, definition: definition('withdrawn'), status: 'withdrawn' },
    ])
    await knex.migrate.up()
  })
  it('have submissions by the newest version of their time, or the first', async () => {
    await upTo(SUBMISSIONS)
    await database.pool.query(
      "insert into form_versions (tenant_id, id, form_id, version, definition, published_at) values ($1, $2, $3, 2, $4, now() + interval '1 hour')",
      [tenantId, newId(), live, definition('live', { title: 'Newer' })],
    )
    for (const at of ['-1 day', '2 hours'])
      await database.pool.query(
        "insert into form_submissions (tenant_id, id, form_id, values, created_at) values ($1, $2, $3, '{}', now() + cast($4 as interval))",
        [tenantId, newId(), live, at],
      )
    await knex.migrate.up()
    assert.deepEqual(
      (await rows('select form_version from form_submissions order by created_at')).map(
        ({ form_version: version }) => version,
      ),
      [1, 1, 2],
    )
  })
  it('are seen by visitors as before', async () => {
    await migrate(database.url)
    assert.deepEqual([...(await loadPublication(database.pool, tenantId)).forms.keys()], ['live'])
  })
})
