import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  declaredFields,
  isReadable,
  mayReadScope,
  ownScope,
  parseScope,
  resolveField,
} from '../../domain/configuration.ts'
import { decodeCursor, encodeCursor } from '../../domain/cursors.ts'
import { isAllowedHost, isOwnOrigin } from '../../domain/hosts.ts'
import { sections } from '../../generated/sections.ts'

const fields = new Map(declaredFields(sections).map(field => [field.path, field]))
const id = '018f0000-0000-7000-8000-000000000002'

describe('configuration', () => {
  test('resolves the most specific override, at levels where the field may be set', () => {
    const title = fields.get('widget/appearance/title')!
    assert.deepEqual(resolveField(title, []), { value: 'Chat with us', sourceScope: null })
    const chain = [
      { kind: 'global' as const, scope: 'global', value: 'a' },
      { kind: 'organization' as const, scope: 'organization:o', value: 'b' },
      { kind: 'tenant' as const, scope: 'tenant:t', value: undefined },
    ]
    assert.deepEqual(resolveField(title, chain), { value: 'b', sourceScope: 'organization:o' })
    const narrow = { ...title, field: { ...title.field, allowed_scopes: ['global'] } } as typeof title
    assert.deepEqual(resolveField(narrow, chain), { value: 'a', sourceScope: 'global' })
  })

  test('is null without value and default; a false or empty value is a value', () => {
    assert.deepEqual(resolveField(fields.get('engine/runs/time_zone')!, []), { value: null, sourceScope: null })
    const redact = fields.get('agents/requests/redact_personal_data')!
    assert.deepEqual(
      resolveField(redact, [
        { kind: 'global', scope: 'global', value: true },
        { kind: 'tenant', scope: 't', value: false },
      ]),
      { value: false, sourceScope: 't' },
    )
  })

  test('completes feature flags and rows as they are declared', () => {
    const flag = fields.get('engine/features/streaming')!
    assert.deepEqual(resolveField(flag, [{ kind: 'global', scope: 'global', value: { enabled: true } }]).value, {
      enabled: true,
      rolloutPercent: 100,
      audience: 'conversations',
      enabledFor: [],
    })
    const rows = [...fields.values()].find(
      ({ field }) => field.kind === 'rows' && field.columns.some(column => column.default !== undefined),
    )
    if (rows?.field.kind !== 'rows') return
    const column = rows.field.columns.find(one => one.default !== undefined)!
    const [row] = resolveField(rows, [{ kind: 'global', scope: 'global', value: [{}] }]).value as Record<
      string,
      unknown
    >[]
    assert.equal(row![column.name], column.default)
  })

  test('secrets and fields off the allow-list cannot be read', () => {
    const everything = { permissions: { has: () => true } as unknown as ReadonlySet<string> }
    assert.equal(isReadable(fields.get('mail/transport/dsn')!, everything), false)
    assert.equal(isReadable(fields.get('forms/spam/blocked_words')!, everything), false)
    assert.equal(isReadable(fields.get('widget/appearance/title')!, everything), true)
  })

  test('scopes are read from their three forms and from nothing else', () => {
    assert.deepEqual(parseScope('global'), { kind: 'global' })
    assert.deepEqual(parseScope(`tenant:${id.toUpperCase()}`), { kind: 'tenant', id })
    assert.deepEqual(parseScope(`organization:${id}`), { kind: 'organization', id })
    for (const text of [
      '',
      'Global',
      'global:',
      'tenant',
      'tenant:',
      `tenant:${id}x`,
      ` tenant:${id}`,
      `tenant:${id}:`,
      `user:${id}`,
      `tenant:${id}\n`,
    ])
      assert.equal(parseScope(text), undefined, text)
    const admin = { tenantId: id, permissions: new Set<string>(), isSuperAdmin: false }
    assert.deepEqual(
      [ownScope(admin), ownScope({ ...admin, isSuperAdmin: true })],
      [{ kind: 'tenant', id }, { kind: 'global' }],
    )
    assert.deepEqual(
      [
        mayReadScope({ kind: 'tenant', id }, admin),
        mayReadScope({ kind: 'global' }, admin),
        mayReadScope({ kind: 'organization', id }, admin),
        mayReadScope({ kind: 'global' }, { ...admin, isSuperAdmin: true }),
      ],
      [true, false, false, true],
    )
  })
})

describe('cursors', () => {
  test('decode to the encoded position, in their own list only', () => {
    assert.equal(decodeCursor('a', encodeCursor('a', 'söme "place"')), 'söme "place"')
    for (const text of [encodeCursor('b', 'x'), '', 'x', 'bnVsbA', encodeCursor('a', '\0')])
      assert.equal(decodeCursor('a', text), undefined)
  })
})

describe('own hosts', () => {
  const rules = { publicHost: 'parley.acme.example', allowed: ['Internal:8443'], port: 80 }
  test('are the public one, the allowed ones and loopback with the port', () => {
    for (const host of ['parley.acme.example', 'internal:8443', 'localhost', 'localhost:80', '[::1]:80', '127.0.0.1'])
      assert.equal(isAllowedHost(host, rules), true, host)
    for (const host of [
      undefined,
      '',
      'internal',
      'localhost:81',
      'parley.acme.example:444',
      'parley.acme.example.evil.example',
      '127.0.0.2',
    ])
      assert.equal(isAllowedHost(host, rules), false, String(host))
  })
  test('decide about origins; a request without an origin is from no page', () => {
    for (const origin of [undefined, 'https://parley.acme.example', 'http://localhost'])
      assert.equal(isOwnOrigin(origin, rules), true)
    for (const origin of ['null', '', 'https://evil.example', 'ftp://parley.acme.example', 'parley.acme.example'])
      assert.equal(isOwnOrigin(origin, rules), false, origin)
  })
})
