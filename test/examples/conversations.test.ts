import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Line } from '../../console/gallery/ready-flows.ts'
import { exampleConversation } from '../../scripts/example-conversation.ts'

describe('conversations of the examples, as the gallery of the console shows them', () => {
  for (const file of globSync('examples/{cookbook,trades}/flows/*.test.yaml').sort())
    it(`${file} begins with a visitor or an event, and is in plain words`, async () => {
      const lines: Line[] = await exampleConversation(file)
      assert.match(lines[0]?.by ?? '', /^(?:visitor|event)$/)
      for (const { text } of lines) assert.doesNotMatch(text, /^$|\{\{|\[object|undefined/)
    })

  it('have what is said, without the answers that are refused', async () => {
    const lines = await exampleConversation('examples/cookbook/flows/booking.test.yaml')
    assert.deepEqual(
      lines.slice(0, 7).map(({ by, text }) => `${by}: ${text}`),
      [
        'visitor: can I come by',
        'flow: What would you like to do?',
        'visitor: Have old books valued',
        'flow: Which day suits you?',
        'visitor: 2026-06-05',
        'flow: And at what time?',
        'visitor: 14:00',
      ],
    )
    assert.deepEqual(lines[1]?.choices, ['Find a good read', 'Have old books valued'])
  })

  it('have the forms of the workspace, and files by their names', async () => {
    const lead = await exampleConversation('examples/cookbook/flows/lead.test.yaml')
    assert.ok(lead.some(({ by, text }) => by === 'flow' && text === 'Tell us about your shop'))
    const upload = await exampleConversation('examples/cookbook/flows/document-upload.test.yaml')
    assert.ok(upload.some(({ by, text }) => by === 'visitor' && /^[\w-]+\.\w+$/.test(text)))
  })
})
