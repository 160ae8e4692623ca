import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { effectivePermissions, isAdmin, isPermission, isSuperAdmin } from '../../domain/permissions.ts'
import { grantedScopes } from '../../domain/scopes.ts'

describe('effective permissions', () => {
  test('are all for admins, those of every configuration section included', () => {
    for (const role of ['admin', 'super_admin']) {
      const held = effectivePermissions([role], [])
      assert.ok(
        held.has('service.flows.publish') &&
          held.has('service.config.mail.view') &&
          held.has('service.config.widget.manage'),
      )
      assert.ok(!held.has('service.config.<section>.view'))
    }
  })

  test('are those of their roles and those of all users; undeclared codes grant nothing', () => {
    const held = effectivePermissions(['analyst'], ['service.insights.analytics', 'service.everything', '__proto__'])
    assert.deepEqual([...held].toSorted(), [
      'service.account.manage',
      'service.account.view',
      'service.insights.analytics',
    ])
  })

  test('know the built-in roles by their exact names', () => {
    assert.deepEqual(
      [isAdmin(['Admin']), isAdmin(['x', 'admin']), isSuperAdmin(['admin']), isSuperAdmin(['super_admin'])],
      [false, true, false, true],
    )
    assert.deepEqual([isPermission('service.config'), isPermission('service.config.nowhere.view')], [true, false])
  })
})

describe('granted scopes', () => {
  const cases: [string[], string[]][] = [
    [['mcp:analytics'], ['mcp:analytics', 'mcp:analytics:read', 'mcp:analytics:write']],
    [['mcp:flows'], ['mcp:flows', 'mcp:flows:read']],
    [['mcp:connections'], ['mcp:connections', 'mcp:connections:manage', 'mcp:connections:read']],
    [['mcp:history:read'], ['mcp:history:read']],
    [['api:full'], ['api:full']],
    [['mcp:', 'MCP', 'mcp:*', 'mcp:flows:', 'toString', '__proto__'], []],
  ]
  for (const [listed, granted] of cases) {
    test(`are right for ${listed.join(', ')}`, () => assert.deepEqual([...grantedScopes(listed)].toSorted(), granted))
  }

  test('are all of the gateway and not the REST API for the root', () => {
    const scopes = grantedScopes(['mcp'])
    for (const scope of [
      'mcp:analytics:write',
      'mcp:flows:run',
      'mcp:connections:manage',
      'mcp:history:read',
      'mcp:config:read',
    ])
      assert.ok(scopes.has(scope), scope)
    assert.equal(scopes.has('api:full'), false)
  })
})
