import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { words } from '../../console/fields/shapes.ts'
import { actOf, subjectOf } from '../../console/resource/permission-words.ts'
import { emptyState, labelOf, titleOf } from '../../console/resource/labels.ts'
import { addressOf, operation, resourcePageAt } from '../../console/resource/operations.ts'
import { changesOf, columnsOf, fieldsToEdit, isMoot, keyOf, linkOf, nameOf } from '../../console/resource/items.ts'
import { adminOperations } from '../../generated/console/admin-operations.ts'
import { requiredPermissions } from '../../generated/console/required-permissions.ts'
import { screens } from '../../generated/console/screens.ts'

const pages = readFileSync(new URL('../../console/pages.tsx', import.meta.url), 'utf8')

describe('the pages made from the admin document', () => {
  it('describes every operation that requires a permission', () => {
    assert.deepEqual(Object.keys(adminOperations).sort(), Object.keys(requiredPermissions).sort())
  })

  it('finds the resource of an address, its operations, and the lists that belong to one item', () => {
    const page = resourcePageAt(['users', '7'])
    assert.ok(page)
    const { resource, parameters, isOne } = page
    assert.deepEqual([parameters, isOne], [{ userId: '7' }, true])
    assert.deepEqual(
      [resource.list?.id, resource.create?.id, resource.detail?.id, resource.update?.id, resource.remove?.id],
      ['listUsers', 'createUser', 'getUser', 'updateUser', undefined],
    )
    assert.deepEqual(
      resource.actions.map(({ id }) => id),
      ['activateUser', 'deactivateUser', 'inviteUser', 'setUserPassword'],
    )
    assert.deepEqual(
      resource.parts.map(({ list, remove }) => [list?.id, remove?.id]),
      [['listUserTokens', 'revokeUserToken']],
    )
    const submissions = resourcePageAt(['forms', '7', 'submissions'])
    assert.deepEqual([submissions?.resource.list?.id, submissions?.isOne], ['listFormSubmissions', false])
    assert.equal(addressOf(['forms', '{formId}', 'submissions'], { formId: 'a/b' }), '/forms/a%2Fb/submissions')
    assert.equal(resourcePageAt(['workspace'])?.resource.update?.id, 'updateWorkspace')
    assert.equal(resourcePageAt(['nothing']), undefined)
  })

  it('sends only the differences of a change, and clears emptied fields', () => {
    const { body } = operation('updateConnection')
    const fields = body?.fields ?? []
    const stored = { name: 'Shop', baseUrl: 'https://shop.example', status: 'active' }
    assert.deepEqual(changesOf(fields, stored, { ...stored, name: 'Store' }), { name: 'Store' })
    assert.deepEqual(changesOf(fields, stored, { name: 'Shop', status: 'active' }), { baseUrl: null })
    assert.deepEqual(changesOf(fields, stored, { baseUrl: stored.baseUrl, status: 'active' }), { name: '' })
  })

  it('never shows secret values of a request, and marks those of a reply', () => {
    const credentials = operation('createConnection').body?.fields?.find(({ name }) => name === 'credentials')
    assert.ok(credentials?.fields?.every(({ secret }) => secret === true))
    const secretIn = (id: keyof typeof adminOperations) =>
      (operation(id).fields ?? []).filter(({ secret }) => secret === true).map(({ name }) => name)
    assert.deepEqual(secretIn('createOwnToken'), ['value'])
    assert.deepEqual(secretIn('createInboundWebhook'), ['secret'])
    assert.deepEqual(secretIn('rotateInboundWebhookSecret'), ['secret'])
  })

  it('offers to replace required values, and no action that would change nothing', () => {
    const fields = fieldsToEdit(operation('updateConnection').body?.fields ?? [], { name: 'Shop', baseUrl: 'x' })
    assert.deepEqual(
      fields.filter(({ required }) => required === true).map(({ name }) => name),
      ['name'],
    )
    assert.ok(isMoot('activateUser', { active: true }) && !isMoot('deactivateUser', { active: true }))
    assert.equal(nameOf({ id: '018f', customer: { email: 'ada@acme.example' } }), 'ada@acme.example')
  })

  it('links an id to the page of its resource', () => {
    assert.equal(linkOf('executionId', '7'), '/executions/7')
    assert.equal(linkOf('keyId', null), undefined)
    // The tokens of others have no page.
    assert.equal(linkOf('tokenId', '7'), undefined)
    assert.equal(keyOf({ code: 'reader', name: 'Reader' }, 'roleCode'), 'reader')
    assert.equal(keyOf({ version: 3 }, 'version'), '3')
  })

  it('has the name first in a row, and leaves out fields that are useless there', () => {
    const { heading, columns } = columnsOf(operation('listConnections').items ?? [])
    assert.equal(heading?.name, 'name')
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['providerKey', 'baseUrl', 'status', 'health', 'credentialNames', 'testedAt', 'createdAt'],
    )
  })

  it('names a list as the navigation does, and says what an empty one is for', () => {
    assert.equal(titleOf(['built-in-prices']), 'Built-in prices')
    assert.equal(titleOf(['forms', '{formId}', 'submissions']), 'Submissions')
    assert.equal(emptyState(['connections']), 'No connections yet.')
    assert.match(operation('listConnections').purpose ?? '', /language model/)
    assert.equal(emptyState(['users', '{userId}', 'tokens']), 'No tokens yet.')
    assert.equal(emptyState(['audit']), 'No audit entries yet.')
    assert.deepEqual(['openai_compatible', 'from_property'].map(words), ['OpenAI-compatible', 'From property'])
  })

  it('knows of every list that has a page made for it what its items are for', () => {
    const silent = Object.values(screens).flatMap(screen => {
      const page = 'screen' in screen ? resourcePageAt(screen.screen.split('/').slice(1)) : undefined
      if (page === undefined || pages.includes(`page('${'screen' in screen ? screen.screen : ''}',`)) return []
      const { list, parts } = page.resource
      const shown = page.isOne ? parts.map(part => part.list) : [list]
      return shown.flatMap(found => (found === undefined || found.purpose !== undefined ? [] : [found.id]))
    })
    assert.deepEqual([...new Set(silent)], [])
  })

  it('says permissions in words, by what they are about', () => {
    const said = [
      'service.engine_tokens.view',
      'service.insights.goals.manage',
      'service.config',
      'service.config.widget.view',
    ].map(code => [subjectOf(code), actOf(code)])
    assert.deepEqual(said, [
      ['Engine tokens', 'view'],
      ['Insights', 'manage goals'],
      ['Configuration', 'open'],
      ['Configuration', 'view widget'],
    ])
    assert.equal(subjectOf('else'), 'else')
  })

  it('says the actions of the audit log in words, in its list as on the page of an entry', () => {
    const actions = ['engine_token.revoke', 'session.login_failed', 'engine.api.call', 'mcp.tool.call', 'signed']
    assert.deepEqual(
      actions.map(action => nameOf({ action, id: '018f5e7a' })),
      ['Engine token: revoke', 'Session: login failed', 'Engine: API call', 'MCP server: tool call', 'Signed'],
    )
  })

  it('says who fills training sources, and what for', () => {
    assert.match(operation('listTrainingSources').purpose ?? '', /answer from.*crawler of your own/)
  })

  it('labels the button after its action', () => {
    const labels = (
      ['pauseTrainingSource', 'requestTrainingCrawl', 'rotateInboundWebhookSecret', 'revokeOwnToken'] as const
    ).map(id => labelOf(operation(id)))
    assert.deepEqual(labels, ['Pause', 'Crawl now', 'Replace the secret', 'Revoke'])
  })
})
