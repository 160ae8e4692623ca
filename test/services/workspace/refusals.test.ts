import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { generateAccessToken } from '../../../adapters/secrets.ts'
import { fileFor, hello, startWorkspaceFiles } from './files.ts'

describe('an invalid workspace file', async () => {
  const { apply, findingsOf, stop } = await startWorkspaceFiles()
  after(stop)

  before(async () => {
    await apply(
      fileFor('strict', {
        keys: [
          { name: 'hooked', webhook: { url: 'https://shop.example/hook' } },
          { name: 'dead', status: 'revoked' },
          { name: 'taken', key: 'pk_live_Taken' },
        ],
        users: [{ email: 'sam@strict.example', name: 'Sam', tokens: [{ name: 'ci', scopes: [] }] }],
        goals: [{ code: 'old', name: 'Old', status: 'archived' }],
        flows: [hello()],
        connections: [{ code: 'stored', providerKey: 'openai', credentials: { apiKey: 'a' } }],
      }),
    )
    const page = { address: 'of-another-workspace', title: 'Hello', intent: 'hello', key: 'site' }
    await apply(fileFor('elsewhere', { keys: [{ name: 'site' }], hostedPages: [page] }))
  })

  const cases: [string, object, string][] = [
    [
      'another webhook for a key',
      { keys: [{ name: 'hooked', webhook: { url: 'https://shop.example/other' } }] },
      '/keys/0/webhook',
    ],
    ['no webhook for a key that has one', { keys: [{ name: 'hooked', webhook: null }] }, '/keys/0/webhook'],
    [
      'another webhook secret',
      { keys: [{ name: 'hooked', webhook: { url: 'https://shop.example/hook', secret: 'whsec_0123456789abcdef' } }] },
      '/keys/0/webhook/secret',
    ],
    ['a revoked key that comes back', { keys: [{ name: 'dead', status: 'active' }] }, '/keys/0/status'],
    ['another value for a key', { keys: [{ name: 'taken', key: 'pk_live_Other' }] }, '/keys/0/key'],
    ...['https://*.com', 'https://u@shop.example', { env: 'HOOK' }].map((origin): [string, object, string] => [
      `an origin that could never match, ${JSON.stringify(origin)}`,
      { keys: [{ name: 'a', allowedOrigins: ['capacitor://localhost', 'https://shop.example/', origin] }] },
      '/keys/0/allowedOrigins/2',
    ]),
    [
      'a hosted page whose address another workspace has',
      { hostedPages: [{ address: 'of-another-workspace', title: 'Hello', intent: 'hello', key: 'taken' }] },
      '/hostedPages/0/address',
    ],
    [
      'a hosted page of a key that is not there',
      { hostedPages: [{ address: 'of-no-key', title: 'Hello', intent: 'hello', key: 'nothing' }] },
      '/hostedPages/0/key',
    ],
    ['another id', { keys: [{ name: 'taken', id: newId() }] }, '/keys/0/id'],
    [
      'another value for a token',
      {
        users: [
          {
            email: 'sam@strict.example',
            name: 'Sam',
            tokens: [{ name: 'ci', scopes: [], value: generateAccessToken() }],
          },
        ],
      },
      '/users/0/tokens/0/value',
    ],
    [
      'a token without a valid checksum',
      {
        users: [
          {
            email: 'sam@strict.example',
            name: 'Sam',
            tokens: [{ name: 'x', scopes: [], value: `cfp_${'a'.repeat(49)}` }],
          },
        ],
      },
      '/users/0/tokens/0/value',
    ],
    [
      'an archived goal that comes back',
      { goals: [{ code: 'old', name: 'Old', status: 'active' }] },
      '/goals/0/status',
    ],
    ['an intent that another flow owns', { flows: [{ ...hello(), code: 'thief' }] }, '/flows/0/triggers/0/intent'],
    ['the same thing twice', { keys: [{ name: 'a' }, { name: 'a' }] }, '/keys/1'],
    ['an unknown field', { keys: [{ name: 'a', colour: 'red' }] }, '/keys/0/colour'],
    ['a wrong type', { users: [{ email: 'z@strict.example', name: 7 }] }, '/users/0/name'],
    [
      'an unset variable',
      { users: [{ email: 'z@strict.example', name: 'Z', password: { env: 'NOT_SET' } }] },
      '/users/0/password',
    ],
    ['an unknown time zone', { workspace: { name: 'strict', timezone: 'Europe/Atlantis' } }, '/workspace/timezone'],
    [
      'a quick question for an unknown flow',
      {
        config: {
          tenant: {
            'widget/quick_questions/questions': [{ question: 'Q', pageType: 'general', assignedFlow: 'ghost' }],
          },
        },
      },
      '/config/tenant/widget~1quick_questions~1questions',
    ],
    [
      'a form with a field twice',
      {
        forms: [
          {
            code: 'f',
            title: 'F',
            fields: [
              { name: 'a', type: 'text' },
              { name: 'a', type: 'text' },
            ],
          },
        ],
      },
      '/forms/0/fields/1/name',
    ],
    [
      'a connection without an address',
      { connections: [{ code: 'c', providerKey: 'http' }] },
      '/connections/0/baseUrl',
    ],
    [
      'a connection whose address cannot be called',
      { connections: [{ code: 'c', providerKey: 'http', baseUrl: 'http://crm.example:99999' }] },
      '/connections/0/baseUrl',
    ],
    ...['https://u:p@crm.example', 'https://u@crm.example/v1', 'https:///u:p@crm.example'].flatMap(
      (url): [string, object, string][] => [
        [
          `a connection to ${url}`,
          { connections: [{ code: 'c', providerKey: 'http', baseUrl: url }] },
          '/connections/0/baseUrl',
        ],
        [`a webhook to ${url}`, { keys: [{ name: 'a', webhook: { url } }] }, '/keys/0/webhook/url'],
        [`a source at ${url}`, { sources: [{ name: 'Help', url }] }, '/sources/0/url'],
        [
          `a value that is ${url}`,
          { config: { tenant: { 'mail/branding/logo_url': url } } },
          '/config/tenant/mail~1branding~1logo_url',
        ],
      ],
    ),
    [
      'a variable of the service itself',
      { users: [{ email: 'z@strict.example', name: 'Z', password: { env: 'APP_SECRET' } }] },
      '/users/0/password',
    ],
    [
      'credentials of another kind',
      { connections: [{ code: 'c', providerKey: 'openai', credentials: { bearer: 'a' } }] },
      '/connections/0/credentials',
    ],
    [
      'half a set of credentials',
      {
        connections: [
          { code: 'c', providerKey: 'http', baseUrl: 'https://crm.example', credentials: { username: 'ada' } },
        ],
      },
      '/connections/0/credentials',
    ],
    [
      'another kind that stored credentials do not fit',
      { connections: [{ code: 'stored', providerKey: 'http', baseUrl: 'https://crm.example' }] },
      '/connections/0/credentials',
    ],
    [
      'stored credentials for another origin',
      { connections: [{ code: 'stored', providerKey: 'openai', baseUrl: 'https://models.example/v1' }] },
      '/connections/0/baseUrl',
    ],
    [
      'a goal by telemetry without an event',
      { goals: [{ code: 'g', name: 'G', match: { type: 'telemetry' } }] },
      '/goals/0/match/name',
    ],
  ]
  for (const [what, parts, path] of cases) {
    it(`refuses ${what}`, async () => {
      const findings = await findingsOf(fileFor('strict', parts))
      assert.deepEqual(
        findings.map(finding => finding.path),
        [path],
        JSON.stringify(findings),
      )
      assert.match(findings[0]?.message ?? '', /^[A-Z"].*\.$/)
    })
  }

  it('refuses ids of another workspace, without naming that workspace', async () => {
    const findings = await findingsOf(
      fileFor('greedy', {
        keys: [{ name: 'mine', key: 'pk_live_Taken' }],
        users: [{ email: 'SAM@strict.example', name: 'Sam' }],
      }),
    )
    assert.deepEqual(
      findings.map(finding => finding.path),
      ['/users/0/email', '/keys/0/key'],
    )
    const messages = findings.map(finding => finding.message).join(' ')
    assert.ok(!messages.includes('strict Group'))
  })
})
