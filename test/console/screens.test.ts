import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { screens as generated, type Screen } from '../../generated/console/screens.ts'
import { operations } from '../../generated/operations.ts'

const screens: Readonly<Record<string, Screen>> = generated

describe('the table of screens', () => {
  it('names the screen of every operation of the admin API, or the reason why none offers it', () => {
    const admin = Object.entries(operations).filter(([, { surface }]) => surface === 'admin')
    assert.deepEqual(Object.keys(screens).sort(), admin.map(([id]) => id).sort())
    const reasons = Object.entries(screens).filter(([, screen]) => 'reason' in screen)
    assert.deepEqual(
      reasons.map(([id]) => id),
      ['getSession', 'followFlow'],
    )
  })
})
