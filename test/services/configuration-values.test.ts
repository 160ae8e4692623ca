import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance, type Knex } from '../../adapters/knex.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { effectivePermissions } from '../../domain/permissions.ts'
import type { Json } from '../../domain/json.ts'
import { Refusal, type ValidationError } from '../../domain/refusal.ts'
import { configRules } from '../../services/config-rules.ts'
import {
  getConfigurationSection, getConfigurationValues, listConfigurationSections, resetConfigurationValues, saveConfigurationValues, type ConfigEditor, type ConfigurationDeps, type SectionValues,
} from '../../services/configuration-values.ts'
import { configSecretPlace } from '../../services/workspace/config.ts'
import type { ConfigFieldDeclaration, ConfigSection } from '../../generated/schemas/section.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const ACCENT = 'widget/appearance/accent'
const TITLE = 'widget/appearance/title'
const QUESTIONS = 'widget/quick_questions/questions'
const DSN = 'mail/transport/dsn'
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code

describe('configuration by section', () => {
  let database: TestDatabase
  let knex: Knex
  let deps: ConfigurationDeps
  let tenantId: string
  let other: string
  let organisationId: string
  const editor = (roles: string[], granted: string[] = []): ConfigEditor => ({
    tenantId, permissions: effectivePermissions(roles, granted), isSuperAdmin: roles.includes('super_admin'), actor: { type: 'user', id: newId(), name: 'Ada', tokenId: null },
  })
  const admin = () => editor(['admin'])
  const superAdmin = () => editor(['super_admin'])
  const save = (who: ConfigEditor, section: string, values: Record<string, Json>, scope?: string) => saveConfigurationValues(deps, who, { section, scope }, values)
  const entry = ({ values }: SectionValues, path: string) => values.find(({ declared }) => declared.path === path)
  const violations = async (work: Promise<unknown>): Promise<ValidationError[]> => {
    const error = await work.then(() => undefined, (thrown: unknown) => thrown)
    assert.ok(refused('validation_failed')(error), String(error))
    return ((error as Refusal).details as { validation_errors: ValidationError[] }).validation_errors
  }
  const requested = async () => {
    const { rows } = await database.pool.query<{ namespace: string, key: string }>('delete from edge_store_requests returning namespace, key')
    return rows.map(({ namespace, key }) => `${namespace}:${key}`).sort()
  }

  before(async () => {
    database = await createTestDatabase()
    knex = createKnexInstance({ url: database.url, max: 4 })
    deps = { knex, newId, secretBox: createSecretBox('a secret of the application for tests') }
    tenantId = await applyTestWorkspace(database, {
      apiVersion: 'parley/v1', organization: { name: 'Acme' }, workspace: { name: 'Shop' },
      flows: [{ publish: false, code: 'order-status', name: 'Order status', start: 'a', nodes: [] }],
    })
    other = await applyTestWorkspace(database, { apiVersion: 'parley/v1', organization: { name: 'Else' }, workspace: { name: 'Else' } })
    organisationId = (await database.pool.query<{ organisation_id: string }>('select organisation_id from tenants where id = $1', [tenantId])).rows[0]?.organisation_id ?? ''
    await requested()
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })

  it('the sections are those that the editor may view, with a schema for each field', () => {
    const all = listConfigurationSections(admin())
    assert.deepEqual(all.map(({ section }) => section.id), ['agents', 'engine', 'forms', 'insights', 'mail', 'webhooks', 'widget'])
    const [mail, ...rest] = listConfigurationSections(editor([], ['service.config.mail.view']))
    assert.deepEqual([mail?.section.id, mail?.editable, rest.length], ['mail', false, 0])
    assert.ok(all.every(({ fields }) => fields.every(({ schema }) => Object.keys(schema).length > 0)))
    assert.throws(() => getConfigurationSection(editor([], ['service.config.mail.view']), 'widget'), refused('not_found'))
    assert.throws(() => getConfigurationSection(admin(), 'attic'), refused('not_found'))
  })
  it('a value wins over those of wider scopes, and gives way to them when it is reset', async () => {
    await save(superAdmin(), 'widget', { [ACCENT]: '#111111' })
    await save(superAdmin(), 'widget', { [ACCENT]: '#222222' }, `organization:${organisationId}`)
    const saved = await save(admin(), 'widget', { [ACCENT]: '#333333', [TITLE]: 'Ask us' })
    const { own, value, isSet, sourceScope } = entry(saved, ACCENT) ?? {}
    assert.deepEqual([own, value, isSet, sourceScope], ['#333333', '#333333', true, `tenant:${tenantId}`])
    assert.equal(saved.updatedBy?.name, 'Ada')
    const reset = await resetConfigurationValues(deps, admin(), { section: 'widget' }, [ACCENT, 'widget/appearance/welcome'])
    const now = entry(reset, ACCENT)
    assert.deepEqual([now?.isSet, now?.value, now?.sourceScope, now !== undefined && 'own' in now], [false, '#222222', `organization:${organisationId}`, false])
    assert.equal(entry(reset, TITLE)?.value, 'Ask us')
  })
  it('what is published of the section is asked for again, in the same transaction', async () => {
    await requested()
    await save(admin(), 'widget', { [TITLE]: 'Ask' })
    assert.deepEqual(await requested(), [`config:${tenantId}/widget`, `webchat:${tenantId}/quick-questions`])
    await save(superAdmin(), 'widget', { [TITLE]: 'Ask' })
    assert.deepEqual(await requested(), ['config:', 'webchat:'])
    await violations(save(admin(), 'widget', { [TITLE]: 7 }))
    assert.deepEqual(await requested(), [])
  })
  it('all values are saved or none, and each rejected one is named', async () => {
    const found = await violations(save(admin(), 'widget', {
      [TITLE]: 'x'.repeat(81), [ACCENT]: 'red', 'widget/appearance/position': 'top', 'widget/attic/a': 1, [DSN]: 'smtp://a', 'widget/appearance/welcome': null,
      [QUESTIONS]: [{ question: '', pageType: 'general' }, { question: 'Ok', pageType: 'attic' }],
    }))
    assert.deepEqual(found.map(({ field, rule }) => `${field} ${rule}`).sort(), ([
      [TITLE, 'max_length'], [ACCENT, 'pattern'], ['widget/appearance/position', 'enum'], ['widget/attic/a', 'enum'], [DSN, 'enum'], ['widget/appearance/welcome', 'type'],
      [`${QUESTIONS}/0/question`, 'min_length'], [`${QUESTIONS}/1/pageType`, 'enum'],
    ] as const).map(one => one.join(' ')).sort())
    assert.equal(entry(await getConfigurationValues(deps, admin(), { section: 'widget' }), TITLE)?.value, 'Ask')
  })
  it('a question names a flow of the workspace', async () => {
    await save(admin(), 'widget', { [QUESTIONS]: [{ question: 'Where?', pageType: 'general', assignedFlow: 'order-status' }] })
    assert.deepEqual((await violations(save(admin(), 'widget', { [QUESTIONS]: [{ question: 'Where?', pageType: 'general', assignedFlow: 'attic' }] }))).map(({ field }) => field), [`${QUESTIONS}/0/assignedFlow`])
  })
  it('a secret is sealed, shown by nobody, and known to be set', async () => {
    const saved = await save(admin(), 'mail', { [DSN]: 'smtps://user:pass@mail.acme.example:465' })
    const shown = entry(saved, DSN)
    assert.deepEqual([shown?.isSet, shown?.present, shown?.sourceScope, 'value' in (shown ?? {}), 'own' in (shown ?? {})], [true, true, `tenant:${tenantId}`, false, false])
    assert.ok(!JSON.stringify(saved).includes('pass@'))
    const { rows: [row] } = await database.pool.query<{ value: unknown, secret: Parameters<typeof deps.secretBox.open>[0] }>('select value, secret from config_values where path = $1', [DSN])
    assert.ok(row)
    assert.equal(row.value, null)
    assert.ok(!JSON.stringify(row.secret).includes('acme'))
    assert.equal(JSON.parse(deps.secretBox.open(row.secret, configSecretPlace({ kind: 'tenant', id: tenantId }, DSN))), 'smtps://user:pass@mail.acme.example:465')
    assert.equal(entry(await resetConfigurationValues(deps, admin(), { section: 'mail' }, [DSN]), DSN)?.present, false)
  })
  it('a field is set only at the levels that it allows', async () => {
    const [found] = await violations(save(superAdmin(), 'mail', { [DSN]: 'smtp://mail.acme.example' }, 'global'))
    assert.deepEqual(found, { field: DSN, rule: 'enum', expected: ['organization', 'tenant'] })
  })
  it('who may view a section may not save it for that', async () => {
    const viewer = editor([], ['service.config.widget.view'])
    await getConfigurationValues(deps, viewer, { section: 'widget' })
    await assert.rejects(save(viewer, 'widget', { [TITLE]: 'x' }), refused('permission_denied'))
    await assert.rejects(save(viewer, 'mail', { [DSN]: 'smtp://x' }), refused('not_found'))
    await assert.rejects(resetConfigurationValues(deps, viewer, { section: 'widget' }, [TITLE]), refused('permission_denied'))
  })
  it('an admin names the own workspace only, a super-admin any that there is', async () => {
    for (const scope of ['global', `tenant:${other}`, `organization:${organisationId}`]) await assert.rejects(save(admin(), 'widget', { [TITLE]: 'x' }, scope), refused('scope_denied'))
    await assert.rejects(save(admin(), 'widget', { [TITLE]: 'x' }, 'attic'), refused('invalid_scope'))
    await save(superAdmin(), 'widget', { [TITLE]: 'Elsewhere' }, `tenant:${other}`)
    for (const kind of ['tenant', 'organization']) await assert.rejects(save(superAdmin(), 'widget', { [TITLE]: 'x' }, `${kind}:${newId()}`), refused('not_found'))
    assert.equal(entry(await getConfigurationValues(deps, admin(), { section: 'widget' }), TITLE)?.value, 'Ask')
  })
  it('who has seen an older state changes nothing, also when two save at once', async () => {
    const { etag } = await getConfigurationValues(deps, admin(), { section: 'widget' })
    const attempts = await Promise.allSettled(['A', 'B'].map(async title => await saveConfigurationValues(deps, admin(), { section: 'widget', ifMatch: current => current === etag }, { [TITLE]: title })))
    assert.deepEqual(attempts.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    assert.ok(attempts.every(attempt => attempt.status === 'fulfilled' || refused('precondition_failed')(attempt.reason)))
  })
  it('every change is in the audit log, without its values', async () => {
    const { rows } = await database.pool.query<{ action: string, details: { paths: string[] } }>("select action, details from audit_log where action like 'config.%' and details->'paths' ? $1", [DSN])
    assert.deepEqual(rows.map(({ action }) => action).sort(), ['config.reset', 'config.save'])
    assert.ok(!JSON.stringify(rows).includes('smtps'))
  })
})

describe('rules of a configuration value, by kind', () => {
  const common = { id: 'a', label: 'config.a', title: 'A', allowed_scopes: ['tenant' as const], public_readable: false, api_readable: true, secret: false as const }
  const options = [{ value: 'x', label: 'config.x', title: 'X' }, { value: 'y', label: 'config.y', title: 'Y' }]
  const cases: [object, Json[], [Json, string][]][] = [
    [{ kind: 'string', min_length: 2, max_length: 3, pattern: '^[a-z]+$' }, ['ab'], [['a', 'min_length'], ['abcd', 'max_length'], ['AB', 'pattern'], [7, 'type'], [null, 'type']]],
    [{ kind: 'int', min: 1, max: 5 }, [1, 5], [[0, 'minimum'], [6, 'maximum'], [1.5, 'type'], ['1', 'type']]],
    [{ kind: 'bool' }, [true, false], [['true', 'type'], [0, 'type']]],
    [{ kind: 'enum', options }, ['x'], [['z', 'enum'], [1, 'enum']]],
    [{ kind: 'multiselect', options, min_items: 1, max_items: 1 }, [['x']], [[[], 'min_length'], [['x', 'y'], 'max_length'], [['z'], 'enum'], [['x', 'x'], 'max_length'], ['x', 'type']]],
    [{ kind: 'color' }, ['#abc', '#A0b1C2'], [['abc', 'pattern'], ['#abcd', 'pattern'], ['#aabbccdd', 'pattern']]],
    [{ kind: 'url', https_only: true }, ['https://a.example/x'], [['http://a.example', 'pattern'], ['//a.example', 'pattern'], ['javascript:alert(1)', 'pattern']]],
    [{ kind: 'duration', min: 'PT1M', max: 'P1D' }, ['PT1M', 'PT24H', 'P1D'], [['PT59S', 'minimum'], ['P1DT1S', 'maximum'], ['P1M', 'format'], ['P1Y', 'format'], ['1h', 'format']]],
    [{ kind: 'json', schema: { type: 'object', required: ['a'] } }, [{ a: 1 }], [[{}, 'required'], [null, 'type']]],
    [{ kind: 'tags', max_items: 2, format: 'email' }, [[], ['a@b.example']], [[['a'], 'format'], [['a@b.example', 'a@b.example'], 'enum'], ['a', 'type']]],
    [{ kind: 'rows', max_rows: 1, columns: [{ name: 'q', kind: 'string', required: true, min_length: 1, label: 'config.q', title: 'Q' }] }, [[], [{ q: 'x' }]], [[[{}], 'required'], [[{ q: '' }], 'min_length'], [[{ q: 'x', z: 1 }], 'enum'], [[{ q: 'x' }, { q: 'y' }], 'max_length']]],
    [{ kind: 'feature_flag' }, [{ enabled: true }, { enabled: true, rolloutPercent: 12.5, audience: 'tenants', enabledFor: ['a'] }], [[true, 'type'], [{}, 'required'], [{ enabled: true, rolloutPercent: 101 }, 'maximum'], [{ enabled: true, audience: 'all' }, 'enum']]],
  ]
  for (const [declaration, good, bad] of cases) {
    const field = { ...common, ...declaration } as unknown as ConfigFieldDeclaration
    const rules = configRules([{ id: 's', groups: [{ id: 'g', fields: [field] }] } as unknown as ConfigSection])
    it(`${field.kind}: takes what it is and names the rule that anything else breaks`, () => {
      for (const value of good) assert.deepEqual(rules.violations('s/g/a', value), [], JSON.stringify(value))
      for (const [value, rule] of bad) assert.ok(rules.violations('s/g/a', value).some(found => found.rule === rule), `${JSON.stringify(value)}: ${JSON.stringify(rules.violations('s/g/a', value))}`)
    })
  }
})
