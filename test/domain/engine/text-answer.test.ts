import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textAnswer } from '../../../domain/engine/nodes/questions.ts'
import type { FormField } from '../../../generated/schemas/form.ts'
import { run } from './world.ts'

async function answer(field: FormField, text: string): Promise<unknown> {
  return textAnswer((await run([{ id: 'i', type: 'input', field }])).snapshot, text)
}

describe('textAnswer', () => {
  it('A text is the value of the one field that the wait expects', async () => {
    assert.deepEqual(await answer({ name: 'a', type: 'text' }, 'hello'), { a: 'hello' })
    assert.deepEqual(await answer({ name: 'a', type: 'number' }, ' 4.5 '), { a: 4.5 })
    assert.deepEqual(await answer({ name: 'a', type: 'number' }, 'four'), { a: 'four' })
    assert.equal(await answer({ name: 'a', type: 'consent' }, 'yes'), undefined)
  })

  it('A text is no answer when the wait expects something else', async () => {
    assert.equal(
      textAnswer((await run([{ id: 'b', type: 'buttons', choices: [{ id: 'x', label: 'X' }] }])).snapshot, 'x'),
      undefined,
    )
    assert.equal(textAnswer((await run([{ id: 'e', type: 'end' }])).snapshot, 'x'), undefined)
  })
})
