import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { auditStates } from '../../domain/audit-states.ts'

describe('the states of a change in the audit log', () => {
  it('has the differences, without revision and times', () => {
    const before = { id: '1', name: 'a', roles: ['x'], revision: 1, updatedAt: new Date(0) }
    assert.deepEqual(auditStates(before, { ...before, name: 'b', roles: ['x'], revision: 2, updatedAt: new Date(1) }), {
      outcome: 'changed',
      before: { name: 'a' },
      after: { name: 'b' },
    })
    assert.deepEqual(auditStates(before, { ...before, revision: 2 }), { outcome: 'unchanged' })
  })
  it('has all properties of a created or deleted resource, with secrets redacted and their absence shown', () => {
    assert.deepEqual(
      auditStates(null, { id: '1', webhookSecret: { data: 'x' }, credentials: null, tokenHash: Buffer.from('x') }),
      {
        outcome: 'changed',
        before: null,
        after: { id: '1', webhookSecret: '[REDACTED]', credentials: null, tokenHash: '[REDACTED]' },
      },
    )
    assert.deepEqual(auditStates({ secret: 's' }, null), {
      outcome: 'changed',
      before: { secret: '[REDACTED]' },
      after: null,
    })
  })
  it('shows that a secret was replaced, and neither value', () => {
    assert.deepEqual(auditStates({ passwordHash: 'a' }, { passwordHash: 'b' }), {
      outcome: 'changed',
      before: { passwordHash: '[REDACTED]' },
      after: { passwordHash: '[REDACTED]' },
    })
  })
})
