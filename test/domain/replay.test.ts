import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../domain/engine/compile.ts'
import { replay } from '../../domain/replay/replay.ts'
import { runRecordOf } from '../../domain/replay/run-record.ts'
import type { EventLogEntry, LogRecord } from '../../generated/schemas/event-log-entry.ts'

const AT = '2026-03-01T10:00:00.000Z'
const flow = compileFlow({
  code: 'desk',
  name: 'Desk',
  nodes: [
    {
      id: 'to',
      type: 'buttons',
      choices: [
        { id: 'sales@acme.example', label: 'Sales', next: 'again' },
        { id: 'press', label: 'Press', next: 'gone' },
      ],
    },
    { id: 'again', type: 'input', field: { name: 'why', type: 'text' }, next: 'to' },
    { id: 'gone', type: 'end' },
  ],
})

describe('replay', () => {
  const waits = (nodeId: string, type: string): [string | null, LogRecord][] => [
    [nodeId, { kind: 'step_waiting', nodeType: type, wait: 'input', expiresAt: '2026-03-02T10:00:00.000Z' }],
    [null, { kind: 'message_sent', role: 'agent', blocks: [{ id: 'b', type }] }],
  ]
  const records: [nodeId: string | null, record: LogRecord][] = [
    [null, { kind: 'execution_started', flowId: '', version: 1, trigger: { type: 'chat_intent', name: 'desk' } }],
    ...waits('to', 'buttons'),
    [null, { kind: 'message_received', role: 'user', text: null }],
    [
      'to',
      {
        kind: 'step_resumed',
        nodeType: 'buttons',
        by: 'input',
        values: { choice: '[REDACTED-EMAIL]' },
        redacted: ['EMAIL'],
      },
    ],
    ...waits('again', 'input'),
  ]
  const entries: EventLogEntry[] = records.map(([nodeId, entry], index) => ({
    id: `018f5e7a-0000-7000-8000-00000000000${index}`,
    executionId: null,
    conversationId: null,
    nodeId,
    createdAt: AT,
    entry,
  }))
  const replayed = async (pause: () => Promise<void>) => {
    const record = runRecordOf(entries, flow.code)
    assert.ok(record !== undefined)
    return await replay(record, flow, {
      conversation: {},
      redact: line => line,
      pause,
      flows: new Map(),
      versions: new Map([[flow.versionId, flow]]),
      resolveForm: () => undefined,
    })
  }

  it('finds the choice whose id was redacted, and yields once in each turn', async () => {
    let pauses = 0
    const { turns, differences, stopped } = await replayed(async () => {
      pauses++
      await Promise.resolve()
    })
    assert.deepEqual([turns.length, differences, stopped], [2, [], undefined])
    assert.equal(pauses, turns.length)
  })
  it('does not read a log without its start', () => {
    assert.equal(runRecordOf(entries.slice(1), flow.code), undefined)
  })
})
