import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Execution, flowOf, run, texts } from '../world.ts'

describe('message, media, card, end', () => {
  it('A message is shown with its templates filled in, and ends the run when nothing follows', async () => {
    const turn = await run([{ id: 'a', type: 'message', text: 'Hello {{ vars.name }}', format: 'markdown' }], {
      variables: { name: 'Ada' },
    })
    assert.equal(turn.status, 'completed')
    assert.deepEqual(turn.blocks, [
      {
        id: 'id-1',
        type: 'message',
        payload: { text: 'Hello Ada', role: 'agent', format: 'markdown' },
        meta: { source_node_id: 'a' },
      },
    ])
    assert.equal(turn.expectedInput, null)
    assert.equal(turn.wait, null)
  })

  it('Media and cards are shown without the properties that are not set', async () => {
    const turn = await run(
      [
        { id: 'm', type: 'media', kind: 'image', url: 'https://x.example/{{ vars.f }}.png', alt: 'A map', next: 'c' },
        { id: 'c', type: 'card', title: 'Plan', actions: [{ label: 'Read {{ vars.f }}', url: 'https://x.example' }] },
      ],
      { variables: { f: 'a' } },
    )
    assert.deepEqual(
      turn.blocks.map(block => block.payload),
      [
        { kind: 'image', url: 'https://x.example/a.png', alt: 'A map' },
        { title: 'Plan', actions: [{ label: 'Read a', url: 'https://x.example' }] },
      ],
    )
  })

  it('An end shows a message if it has a text', async () => {
    assert.deepEqual(texts(await run([{ id: 'e', type: 'end', text: 'Bye' }])), ['Bye'])
    assert.deepEqual(texts(await run([{ id: 'e', type: 'end' }])), [])
  })

  it('The run starts at the node that `start` names', async () => {
    const turn = await new Execution(
      flowOf(
        [
          { id: 'a', type: 'message', text: 'a' },
          { id: 'b', type: 'message', text: 'b' },
        ],
        { start: 'b' },
      ),
    ).start()
    assert.deepEqual(texts(turn), ['b'])
  })
})
