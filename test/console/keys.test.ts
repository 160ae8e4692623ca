import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { commandFor, shortcuts } from '../../console/flow/editor/keys.ts'

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('the keys of the editor', () => {
  it('are no two commands, and those that count while a text is typed are no letters', () => {
    const keys = shortcuts.flatMap(({ keys }) => keys)
    assert.deepEqual(keys.toSorted(), [...new Set(keys)].sort())
    for (const { keys, everywhere } of shortcuts)
      if (everywhere === 'texts') for (const key of keys) assert.match(key, /^Ctrl\+/)
  })

  it('are pressed with the command key on a Mac as well, and not with others', () => {
    const commandOf = (pressed: object) => commandFor({ key: 'Enter', ...NONE, ...pressed })?.command
    assert.equal(commandOf({ ctrlKey: true }), 'publish')
    assert.equal(commandOf({ metaKey: true }), 'publish')
    assert.equal(commandOf({}), undefined)
    assert.equal(commandOf({ ctrlKey: true, altKey: true }), undefined)
    assert.equal(commandOf({ key: 'i' }), 'item')
    assert.equal(commandOf({ key: 'i', ctrlKey: true }), undefined)
  })
})
