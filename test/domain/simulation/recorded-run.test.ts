import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recordedRun } from '../../../domain/simulation/recorded-run.ts'
import type { EventLogEntry, LogRecord } from '../../../generated/schemas/event-log-entry.ts'

const FLOW = '018f0000-0000-7000-8000-000000000040'
const started: LogRecord = {
  kind: 'execution_started',
  flowId: FLOW,
  version: 3,
  trigger: { type: 'chat_intent', name: 'order' },
  input: { text: 'where is it' },
  variables: { first_name: 'Ada' },
  context: { page: 'shop' },
  entities: { order: 7 },
}

const logOf = (...lines: [string | null, LogRecord][]): EventLogEntry[] =>
  lines.map(([nodeId, entry], index) => ({
    id: `018f0000-0000-7000-8000-00000000010${index}`,
    executionId: FLOW,
    conversationId: FLOW,
    nodeId,
    createdAt: `2026-11-20T09:00:0${index}.000Z`,
    entry,
  }))

describe('the recording of a run', () => {
  it('has the inputs of the run, and the answers of its calls as stubs', () => {
    const run = recordedRun(
      logOf(
        [null, started],
        ['ask', { kind: 'step_resumed', nodeType: 'input', by: 'input', values: { order: '7' }, variables: { a: 1 } }],
        ['draw', { kind: 'step_completed', nodeType: 'split', next: 'look', facts: { branch: 1 } }],
        ['look', called({ ok: true, status: 200, answer: { status: 200, headers: { etag: 'x' }, body: { n: 1 } } })],
        ['look', called({ ok: false, failure: { kind: 'http_error', message: 'timeout' } })],
        ['talk', called({ ok: true, answer: { text: 'Wait', toolCalls: [{ name: 'find', arguments: {} }] } })],
        [
          'talk',
          { ...called({ ok: true, status: 204, answer: { status: 204, headers: {}, body: null } }), tool: 'find' },
        ],
        ['rest', { kind: 'step_waiting', nodeType: 'wait', wait: 'event', eventName: 'paid' }],
        ['rest', { kind: 'step_resumed', nodeType: 'wait', by: 'event', data: { sum: 5 } }],
        ['nap', { kind: 'step_resumed', nodeType: 'wait', by: 'expiry' }],
      ),
    )
    assert.deepEqual(run, {
      flowId: FLOW,
      version: 3,
      trigger: { type: 'chat_intent', name: 'order', text: 'where is it', entities: { order: 7 } },
      startedAt: '2026-11-20T09:00:00.000Z',
      variables: { first_name: 'Ada' },
      context: { page: 'shop' },
      inputs: [
        { at: '2026-11-20T09:00:01.000Z', nodeId: 'ask', values: { order: '7' }, variables: { a: 1 } },
        { at: '2026-11-20T09:00:08.000Z', nodeId: 'rest', event: 'paid', data: { sum: 5 } },
        { at: '2026-11-20T09:00:09.000Z', nodeId: 'nap', timeout: true },
      ],
      stubs: {
        'look': [{ status: 200, headers: { etag: 'x' }, body: { n: 1 } }, { fails: 'timeout' }],
        'talk': [{ text: 'Wait', toolCalls: [{ name: 'find', arguments: {} }] }],
        'talk/find': [{ status: 204, headers: {}, body: null }],
      },
      splits: { draw: 1 },
      incomplete: [],
    })
  })
  it('reports where a text was redacted, and which answers were too long to be recorded', () => {
    const run = recordedRun(
      logOf(
        [null, { ...started, variables: { mail: 'to [REDACTED-EMAIL]' }, redacted: ['EMAIL'] }],
        [
          'ask',
          {
            kind: 'step_resumed',
            nodeType: 'input',
            by: 'input',
            values: { 'a/b': '[REDACTED-PHONE]' },
            redacted: ['PHONE'],
          },
        ],
        ['look', called({ ok: true, status: 200 })],
        [
          'look',
          {
            ...called({ ok: true, answer: { status: 200, headers: {}, body: ['[REDACTED-JWT]'] } }),
            redacted: ['JWT'],
          },
        ],
      ),
    )
    assert.deepEqual(run?.incomplete, [
      { path: '/variables/mail', reason: 'redacted', kinds: ['EMAIL'] },
      { path: '/inputs/0/values/a~1b', reason: 'redacted', kinds: ['PHONE'] },
      { path: '/stubs/look/0', reason: 'not_recorded', kinds: [] },
      { path: '/stubs/look/1/body/0', reason: 'redacted', kinds: ['JWT'] },
    ])
    assert.deepEqual(run.stubs['look']?.[0], {})
  })
  it('is undefined if the log no longer has the start', () => {
    assert.equal(recordedRun(logOf(['nap', { kind: 'step_resumed', nodeType: 'wait', by: 'timer' }])), undefined)
  })
})

type Called = Extract<LogRecord, { kind: 'call_finished' }>

function called(fields: Pick<Called, 'ok'> & Partial<Called>): Called {
  return { kind: 'call_finished', nodeType: 'http', attempt: 1, durationMs: 1, ...fields }
}
