import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService, type AdminCalls, type AdminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, callersOf, statuses, type Loose } from '../callers.ts'
import { successBody, successItems, picked } from './fixtures.ts'
import { configSecretLocation } from '../../../services/secrets/locations.ts'

const ACCENT = 'widget/appearance/accent'
const SUBTITLE = 'widget/appearance/subtitle'
const TITLE = 'widget/appearance/title'
const WELCOME = 'widget/appearance/welcome'
const QUESTIONS = 'widget/quick_questions/questions'
const DSN = 'mail/transport/dsn'
const NOW = { 'If-Match': '*' }

describe('configuration by section', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { pool } = service.database
  const visitors = callersOf(service)
  const root = await home.tokenOf(await home.person(['super_admin']))
  const organisationOf = async ({ tenantId }: AdminWorkspace) =>
    (await pool.query<{ organisation_id: string }>('select organisation_id from tenants where id = $1', [tenantId]))
      .rows[0]?.organisation_id ?? ''
  const organisation = `organization:${await organisationOf(home)}`
  const tenant = `tenant:${home.tenantId}`
  const at = (section: string, what: 'values' | 'reset', scope?: string) =>
    `/config/sections/${section}/${what}${scope === undefined ? '' : `?scope=${scope}`}`
  const save = async (
    values: object,
    {
      calls = home.token,
      section = 'widget',
      scope,
      headers = NOW,
    }: { calls?: AdminCalls; section?: string; scope?: string; headers?: Record<string, string> } = {},
  ) => await calls.patch(at(section, 'values', scope), { values }, headers)
  const both = async (body: object, headers: Record<string, string> = NOW) =>
    await home.token.patch(at('widget', 'values'), body, headers)
  const reset = async (paths: string[], section = 'widget', calls: AdminCalls = home.token) =>
    await calls.post(at(section, 'reset'), { paths })
  const values = async (section = 'widget', calls: AdminCalls = home.token, scope?: string) =>
    await successBody(calls.get(at(section, 'values', scope)))
  const entryOf = (body: Loose, path: string) => (body['values'] as Loose[]).find(entry => entry['path'] === path) ?? {}
  const requested = async () => {
    const { rows } = await pool.query<{ namespace: string; key: string }>(
      'delete from edge_store_requests returning namespace, key',
    )
    return rows.map(({ namespace, key }) => `${namespace}:${key}`).sort()
  }
  const logged = async (calls: AdminCalls = home.token) =>
    (await successBody(calls.get('/audit?action=config.*&limit=1')))['items'][0] as Loose
  const key = ((await successBody(home.token.post('/keys', { name: `key ${newId()}` })))['key'] as Loose)[
    'key'
  ] as string
  const shown = async () => (await visitors.get(`/api/public/v1/config/widget?publicKey=${key}`)).text

  describe('listConfigurationSections', () => {
    it('names the sections that the caller may view, with a schema for each field and no value', async () => {
      const items = await successItems(home.token.get('/config/sections'))
      assert.deepEqual(
        items.map(({ section }) => String(section)),
        ['agents', 'engine', 'forms', 'insights', 'mail', 'webhooks', 'widget'],
      )
      const fields = items.flatMap(({ groups }) => (groups as Loose[]).flatMap(group => group['fields'] as Loose[]))
      assert.ok(fields.every(({ schema }) => Object.keys(schema as object).length > 0))
      const groups = items.flatMap(section => section['groups'] as Loose[])
      const columns = fields.flatMap(
        ({ schema }) => Object.values((schema.items?.properties ?? {}) as Loose) as Loose[],
      )
      assert.ok(columns.length > 2)
      for (const { title } of [...items, ...groups, ...fields, ...columns]) assert.match(String(title), /^[A-Z]/)
      for (const { description } of [...items, ...fields, ...columns]) assert.match(String(description), /^[A-Z].*\.$/)
      assert.deepEqual(
        fields.filter(({ secret }) => secret === true).map(field => picked(field, 'path', 'default', 'publicReadable')),
        [[DSN, null, false]],
      )
      const viewer = await home.adminCaller(['service.config', 'service.config.mail.view'])
      assert.deepEqual(
        (await successItems(viewer.get('/config/sections'))).map(section => picked(section, 'section', 'editable')),
        [['mail', false]],
      )
    })
  })

  describe('getConfigurationSection', () => {
    it('is 404 for an unknown section and for one that the caller may not view', async () => {
      assert.equal((await successBody(home.token.get('/config/sections/mail')))['editable'], true)
      const viewer = await home.adminCaller(['service.config', 'service.config.mail.view'])
      const answers = [await viewer.get('/config/sections/widget'), await viewer.get('/config/sections/attic')]
      for (const answer of answers) assertRefused(answer, 404, 'not_found')
      assert.equal(answers[0]?.text, answers[1]?.text)
    })
  })

  describe('getConfigurationValues', () => {
    it('names the scope whose value wins, for each field', async () => {
      await successBody(save({ [ACCENT]: '#111111', [WELCOME]: 'Hello' }, { calls: root }))
      await successBody(save({ [ACCENT]: '#222222' }, { calls: root, scope: organisation }))
      await successBody(save({ [ACCENT]: '#333333', [TITLE]: 'Ask us' }))
      const body = await values()
      assert.deepEqual(
        [body['section'], body['scope'], body['updatedBy']],
        ['widget', tenant, { id: home.admin.id, name: 'Ada' }],
      )
      assert.deepEqual(entryOf(body, ACCENT), {
        path: ACCENT,
        kind: 'color',
        secret: false,
        set: true,
        own: '#333333',
        value: '#333333',
        present: true,
        sourceScope: tenant,
      })
      assert.deepEqual(
        [entryOf(body, WELCOME)['set'], entryOf(body, WELCOME)['value'], entryOf(body, WELCOME)['sourceScope']],
        [false, 'Hello', 'global'],
      )
      assert.equal(entryOf(body, 'widget/appearance/position')['sourceScope'], null)
      assert.deepEqual(
        [
          entryOf(await values('widget', root), ACCENT)['own'],
          entryOf(await values('widget', root, organisation), ACCENT)['own'],
        ],
        ['#111111', '#222222'],
      )
      assert.equal(entryOf(await values('widget', neighbour.token), ACCENT)['value'], '#111111')
      await successBody(root.post(at('widget', 'reset'), { paths: [ACCENT, WELCOME] }))
      await successBody(root.post(at('widget', 'reset', organisation), { paths: [ACCENT] }))
    })
    it("answers for the caller's workspace alone, unless a super-admin asks; an unknown scope is 404", async () => {
      const calls = [
        async (who: AdminCalls, scope: string) => await who.get(at('widget', 'values', scope)),
        async (who: AdminCalls, scope: string) => await save({ [TITLE]: 'x' }, { calls: who, scope }),
        async (who: AdminCalls, scope: string) => await who.post(at('widget', 'reset', scope), { paths: [ACCENT] }),
      ]
      for (const call of calls) {
        for (const scope of ['global', organisation, `tenant:${neighbour.tenantId}`, `tenant:${newId()}`])
          assertRefused(await call(home.token, scope), 403, 'scope_denied')
        for (const scope of ['attic', 'tenant:x', 'global:1', ''])
          assertRefused(await call(home.token, scope), 400, 'invalid_scope')
        for (const scope of [`tenant:${newId()}`, `organization:${newId()}`])
          assertRefused(await call(root, scope), 404, 'not_found')
      }
    })
  })

  describe('saveConfigurationValues', () => {
    it('changes the configuration of visitors, and publishes the documents again', async () => {
      await requested()
      await successBody(save({ [TITLE]: 'Acme helps' }))
      assert.deepEqual(await requested(), [
        `config:${home.tenantId}/widget`,
        `webchat:${home.tenantId}/quick-questions`,
      ])
      await eventually(async () => {
        assert.match(await shown(), /Acme helps/)
      })
      await successBody(save({ [WELCOME]: 'Hi all' }, { calls: root }))
      assert.deepEqual(await requested(), ['config:', 'webchat:'])
      await eventually(async () => {
        assert.match(await shown(), /Hi all/)
      })
      assertRefused(await save({ [TITLE]: 7 }), 422, 'validation_failed')
      await successBody(save({ [TITLE]: 'Acme helps' }))
      assert.deepEqual(await requested(), [])
      await successBody(root.post(at('widget', 'reset'), { paths: [WELCOME] }))
    })
    it('saves all values or none, and names each that is rejected', async () => {
      const before = await values()
      const refused = assertRefused(
        await save({
          [TITLE]: 'x'.repeat(81),
          [ACCENT]: 'red',
          'widget/appearance/position': 'top',
          'widget/attic/a': 1,
          [DSN]: 'smtp://a',
          [WELCOME]: null,
          [QUESTIONS]: [
            { question: '', pageType: 'general' },
            { question: 'Ok', pageType: 'attic' },
          ],
          'widget/appearance/subtitle': 'Good',
        }),
        422,
        'validation_failed',
      )
      assert.deepEqual(
        (refused['validation_errors'] as Loose[]).map(({ field, rule }) => `${String(field)} ${String(rule)}`).sort(),
        (
          [
            [TITLE, 'max_length'],
            [ACCENT, 'pattern'],
            ['widget/appearance/position', 'enum'],
            ['widget/attic/a', 'enum'],
            [DSN, 'enum'],
            [WELCOME, 'type'],
            [`${QUESTIONS}/0/question`, 'min_length'],
            [`${QUESTIONS}/1/pageType`, 'enum'],
          ] as const
        )
          .map(one => one.join(' '))
          .sort(),
      )
      assert.equal((await values())['etag'], before['etag'])
      for (const none of [{}, Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`widget/a/${index}`, 1]))])
        assertRefused(await save(none), 422, 'validation_failed')
    })
    it('accepts a question only if its flow is one of the workspace', async () => {
      const asking = (assignedFlow: string) => ({
        [QUESTIONS]: [{ question: 'Where?', pageType: 'general', assignedFlow }],
      })
      const refused = assertRefused(await save(asking('attic')), 422, 'validation_failed')
      assert.deepEqual(
        (refused['validation_errors'] as Loose[]).map(({ field }) => String(field)),
        [`${QUESTIONS}/0/assignedFlow`],
      )
      await pool.query(
        "insert into flows (tenant_id, id, code, name) values ($1, $2, 'order-status', 'Order status')",
        [home.tenantId, newId()],
      )
      assert.equal((await save(asking('order-status'))).status, 200)
    })
    it('sets a field only at the levels that it allows', async () => {
      const refused = assertRefused(
        await save({ [DSN]: 'smtp://mail.acme.example' }, { calls: root, section: 'mail' }),
        422,
        'validation_failed',
      )
      assert.deepEqual(refused['validation_errors'], [
        { field: DSN, rule: 'enum', expected: ['organization', 'tenant'] },
      ])
    })
    it('encrypts a secret, and only shows that it is set', async () => {
      const secret = 'smtps://user:pass-to-nobody@mail.acme.example:465'
      const saved = await save({ [DSN]: secret }, { section: 'mail' })
      assert.deepEqual(entryOf(saved.body as Loose, DSN), {
        path: DSN,
        kind: 'string',
        secret: true,
        set: true,
        present: true,
        sourceScope: tenant,
      })
      const {
        rows: [row],
      } = await pool.query<{ value: unknown; secret: Parameters<typeof service.deps.secretBox.open>[0] }>(
        'select value, secret from config_values where path = $1',
        [DSN],
      )
      assert.ok(row)
      assert.deepEqual([row.value, JSON.stringify(row.secret).includes('nobody')], [null, false])
      assert.equal(
        JSON.parse(
          service.deps.secretBox.open(row.secret, configSecretLocation({ kind: 'tenant', id: home.tenantId }, DSN)),
        ),
        secret,
      )
      assert.deepEqual(
        [(await logged())['before'], (await logged())['after'], (await logged())['details'].paths],
        [{}, { [DSN]: '[REDACTED]' }, [DSN]],
      )
      const { id } = await logged()
      await successBody(save({ [DSN]: secret }, { section: 'mail' }))
      assert.equal((await logged())['id'], id)
      await successBody(save({ [DSN]: `${secret}0` }, { section: 'mail' }))
      assert.deepEqual(
        [(await logged())['before'], (await logged())['after']],
        [{ [DSN]: '[REDACTED]' }, { [DSN]: '[REDACTED]' }],
      )
      assert.equal(entryOf(await successBody(reset([DSN], 'mail')), DSN)['present'], false)
      for (const answer of [
        saved,
        await home.token.get('/audit?action=config.*'),
        await home.token.get(at('mail', 'values')),
      ])
        assert.doesNotMatch(answer.text, /pass-to-nobody/)
      const {
        rows: [found],
      } = await pool.query<{ found: boolean }>(
        "select exists (select from audit_log a where a::text like '%pass-to-nobody%') as found",
      )
      assert.equal(found?.found, false)
    })
    it('is 404 without the permission to view the section, and 403 without the one to manage it', async () => {
      const viewer = await home.adminCaller(['service.config', 'service.config.widget.view'])
      await successBody(viewer.get(at('widget', 'values')))
      for (const answer of [await save({ [TITLE]: 'x' }, { calls: viewer }), await reset([TITLE], 'widget', viewer)])
        assert.equal(assertRefused(answer, 403, 'permission_denied')['permission'], 'service.config.widget.manage')
      for (const answer of [
        await viewer.get(at('mail', 'values')),
        await save({ [DSN]: 'smtp://x' }, { calls: viewer, section: 'mail' }),
        await reset([DSN], 'mail', viewer),
      ])
        assertRefused(answer, 404, 'not_found')
      const editor = await home.adminCaller([
        'service.config',
        'service.config.widget.view',
        'service.config.widget.manage',
      ])
      assert.equal((await save({ [TITLE]: 'By an editor' }, { calls: editor })).status, 200)
    })
    it('accepts one of two changes to the same state of the values', async () => {
      const { etag } = await values()
      assert.deepEqual(
        statuses(
          await Promise.all(
            ['A', 'B'].map(async title => await save({ [TITLE]: title }, { headers: { 'If-Match': String(etag) } })),
          ),
        ),
        { 200: 1, 412: 1 },
      )
    })
    it('is in the audit log of the workspace that it concerns, with the values before', async () => {
      await successBody(save({ [TITLE]: 'One' }))
      const { id } = await logged()
      await successBody(save({ [TITLE]: 'Two' }))
      assert.deepEqual(
        [
          (await logged())['action'],
          (await logged())['resource'],
          (await logged())['before'],
          (await logged())['after'],
        ],
        ['config.save', { type: 'config', id: 'widget', name: tenant }, { [TITLE]: 'One' }, { [TITLE]: 'Two' }],
      )
      assert.notEqual((await logged())['id'], id)
      await successBody(save({ [TITLE]: 'Theirs' }, { calls: root, scope: `tenant:${neighbour.tenantId}` }))
      assert.deepEqual(
        [(await logged(neighbour.token))['after'], (await logged())['after']],
        [{ [TITLE]: 'Theirs' }, { [TITLE]: 'Two' }],
      )
    })
    it('sets and removes values in one change, with one audit entry', async () => {
      await successBody(save({ [TITLE]: 'Before', [SUBTITLE]: 'Removed' }))
      await requested()
      const body = await successBody(both({ values: { [TITLE]: 'After' }, resets: [SUBTITLE, WELCOME] }))
      assert.deepEqual(
        [entryOf(body, TITLE)['own'], entryOf(body, SUBTITLE)['set'], entryOf(body, WELCOME)['set']],
        ['After', false, false],
      )
      assert.deepEqual(
        [(await logged())['action'], (await logged())['before'], (await logged())['after']],
        ['config.save', { [TITLE]: 'Before', [SUBTITLE]: 'Removed' }, { [TITLE]: 'After' }],
      )
      assert.deepEqual(await requested(), [
        `config:${home.tenantId}/widget`,
        `webchat:${home.tenantId}/quick-questions`,
      ])
      const only = await successBody(both({ resets: [TITLE] }))
      assert.equal(entryOf(only, TITLE)['set'], false)
    })
    it('writes nothing for a path that is unknown, in another section, or in both lists, and names each', async () => {
      await successBody(save({ [TITLE]: 'Kept', [SUBTITLE]: 'Kept' }))
      const before = await values()
      const entry = (await logged())['id']
      const refused = assertRefused(
        await both({ values: { [TITLE]: 'Half' }, resets: [SUBTITLE, 'widget/attic/a', DSN, TITLE] }),
        422,
        'validation_failed',
      )
      assert.deepEqual(
        (refused['validation_errors'] as Loose[]).map(({ field }) => String(field)),
        ['widget/attic/a', DSN, TITLE],
      )
      assertRefused(await both({ values: { [TITLE]: 7 }, resets: [SUBTITLE] }), 422, 'validation_failed')
      assert.deepEqual([await values(), (await logged())['id']], [before, entry])
      for (const empty of [{}, { values: {} }, { resets: [] }, { resets: [SUBTITLE, SUBTITLE] }])
        assert.equal((await both(empty)).status, 422)
    })
    it('saves and removes once of two requests with one tag', async () => {
      const { etag } = await successBody(save({ [TITLE]: 'One', [SUBTITLE]: 'One' }))
      const attempt = async () =>
        (await both({ values: { [TITLE]: 'Two' }, resets: [SUBTITLE] }, { 'If-Match': String(etag) })).status
      assert.deepEqual((await Promise.all([attempt(), attempt()])).sort(), [200, 412])
      await successBody(reset([TITLE]))
    })
  })

  describe('resetConfigurationValues', () => {
    it('restores the value of the wider scope, ignores unset paths, and refuses undeclared ones', async () => {
      await successBody(save({ [TITLE]: 'Own' }))
      const body = await successBody(reset([TITLE, 'widget/appearance/subtitle']))
      assert.deepEqual([entryOf(body, TITLE)['set'], 'own' in entryOf(body, TITLE)], [false, false])
      assert.deepEqual(
        [(await logged())['action'], (await logged())['before'], (await logged())['after']],
        ['config.reset', { [TITLE]: 'Own' }, {}],
      )
      const refused = assertRefused(await reset([TITLE, 'widget/attic/a', DSN]), 422, 'validation_failed')
      assert.deepEqual(
        (refused['validation_errors'] as Loose[]).map(({ field }) => String(field)),
        ['widget/attic/a', DSN],
      )
      await eventually(async () => assert.doesNotMatch(await shown(), /Own/))
    })
  })
})
