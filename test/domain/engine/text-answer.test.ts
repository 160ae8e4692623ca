import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerText, textAnswer } from '../../../domain/engine/nodes/questions.ts'
import type { Snapshot } from '../../../domain/engine/snapshot.ts'
import type { FormField } from '../../../generated/schemas/form.ts'
import { run } from './world.ts'

async function answer(field: FormField, text: string): Promise<unknown> {
  return textAnswer(await asking(field), text)
}

async function asking(field: FormField): Promise<Snapshot> {
  return (await run([{ id: 'i', type: 'input', field }])).snapshot
}

describe('textAnswer', () => {
  it('A text is the value of the one field that the wait expects', async () => {
    assert.deepEqual(await answer({ name: 'a', type: 'text' }, 'hello'), { a: 'hello' })
    assert.deepEqual(await answer({ name: 'a', type: 'number' }, ' 4.5 '), { a: 4.5 })
    assert.deepEqual(await answer({ name: 'a', type: 'number' }, 'four'), { a: 'four' })
    assert.equal(await answer({ name: 'a', type: 'consent' }, 'yes'), undefined)
  })

  it('A text is not an answer when the wait expects something else', async () => {
    assert.equal(
      textAnswer((await run([{ id: 'b', type: 'buttons', choices: [{ id: 'x', label: 'X' }] }])).snapshot, 'x'),
      undefined,
    )
    assert.equal(textAnswer((await run([{ id: 'e', type: 'end' }])).snapshot, 'x'), undefined)
  })
})

describe('answerText', () => {
  const shown = async (field: FormField, value: string) => answerText(await asking(field), { [field.name]: value })

  it('is the whole of an answer that its field accepts', async () => {
    const long = { name: 'f', type: 'textarea', validation: { max_length: 20_000 } } as const
    assert.equal(await shown(long, 'x'.repeat(15_000)), 'x'.repeat(15_000))
    assert.equal(await shown({ name: 'f', type: 'text' }, ` ${'👍'.repeat(10_000)}`), '👍'.repeat(10_000))
  })

  it('has no more code points than a field may have, and no half of one', async () => {
    assert.equal(await shown({ name: 'f', type: 'text' }, `x${'👍'.repeat(20_000)}`), `x${'👍'.repeat(9_999)}`)
    assert.equal(await shown({ name: 'f', type: 'text' }, `${'👍'.repeat(10_000)}x`), '👍'.repeat(10_000))
  })
})
