import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../../domain/engine/compile.ts'
import { runFlowTests } from '../../../domain/flow-test/run.ts'
import type { FlowTest, FlowTests } from '../../../generated/schemas/flow-test.ts'

const flow = compileFlow(
  {
    code: 'weather',
    name: 'Weather',
    start: 'ask',
    nodes: [
      {
        id: 'ask',
        type: 'input',
        prompt: 'Where?',
        field: { name: 'place', type: 'text', required: true },
        expiresIn: 'PT1H',
        onExpire: 'gone',
        next: 'look',
      },
      {
        id: 'look',
        type: 'http',
        url: 'https://weather.example/{{ vars.place }}',
        saveAs: 'weather',
        next: 'say',
        onError: 'sorry',
      },
      {
        id: 'say',
        type: 'agent',
        connection: 'ai',
        model: 'm',
        prompt: 'It is {{ vars.weather.body.degrees }} degrees',
        next: 'tell',
      },
      { id: 'tell', type: 'emit', event: 'told', data: { place: '{{ vars.place }}' }, next: 'pause' },
      {
        id: 'pause',
        type: 'wait',
        event: { name: 'rain', filter: 'event.place = vars.place' },
        timeout: 'PT2H',
        onTimeout: 'dry',
        next: 'wet',
      },
      { id: 'wet', type: 'end', text: 'Rain!' },
      { id: 'dry', type: 'end', text: 'Dry' },
      { id: 'sorry', type: 'end', text: 'No idea' },
      { id: 'gone', type: 'end', text: 'Gone' },
    ],
  },
  'v1',
)
const stubs: FlowTest['stubs'] = { look: { body: { degrees: 7 } }, say: { text: 'Cold' } }
const run = async (tests: object[], more: object = {}) =>
  await runFlowTests({ flow: 'weather.yaml', tests, ...more } as FlowTests, {
    flow,
    flows: new Map(),
    forms: new Map(),
  })
const failuresOf = async (test: object) => (await run([{ name: 'x', stubs, ...test }])).results[0]!.failures

describe('flow tests', () => {
  it('start at the node and take the branches that they name', async () => {
    const drawn = compileFlow(
      {
        code: 'drawn',
        name: 'Drawn',
        nodes: [
          { id: 'skipped', type: 'message', text: 'Never', next: 'draw' },
          {
            id: 'draw',
            type: 'split',
            branches: [1, 1].map(weight => ({ weight, next: weight === 1 ? 'bye' : null })),
          },
          { id: 'bye', type: 'end', text: 'Bye' },
        ],
      } as never,
      'v1',
    )
    const tests = ['draw', 'gone'].map(from => ({
      name: from,
      from,
      splits: { draw: 1 },
      steps: [{ say: 'hi', expect: { blocks: ['Bye'] } }],
    }))
    const { results, coverage } = await runFlowTests({ tests } as never, {
      flow: drawn,
      flows: new Map(),
      forms: new Map(),
    })
    assert.deepEqual(
      results.map(({ failures: [first] }) => first?.message ?? 'passed'),
      ['passed', 'the flow has no node gone'],
    )
    assert.deepEqual(coverage.nodes.missed, ['skipped'])
  })
  it('say, answer, stub, raise events and move the clock', async () => {
    const report = await run(
      [
        {
          name: 'wet',
          stubs,
          steps: [
            { say: 'hi', expect: { blocks: ['Where?'], status: 'waiting_input' } },
            {
              say: 'Oslo',
              expect: {
                calls: [
                  { node: 'look', url: 'https://weather.example/Oslo' },
                  { node: 'say', prompt: 'It is 7 degrees' },
                ],
                blocks: ['Cold'],
                events: [{ event: 'told', data: { place: 'Oslo' } }],
                variables: { weather: { status: 200 } },
                status: 'waiting_time',
              },
            },
            { event: { name: 'rain', data: { place: 'Rome' } }, expect: { status: 'waiting_time' } },
            { advance: 'PT1H59M59S', expect: { status: 'waiting_time' } },
            { event: { name: 'rain', data: { place: 'Oslo' } }, expect: { blocks: ['Rain!'], status: 'completed' } },
          ],
        },
        {
          name: 'dry',
          stubs,
          steps: [{ say: 'hi' }, { answer: { place: 'Oslo' } }, { advance: 'PT2H', expect: { blocks: ['Dry'] } }],
        },
        {
          name: 'sorry',
          stubs: { look: { status: 503 } },
          steps: [{ say: 'hi' }, { say: 'Oslo', expect: { blocks: ['No idea'] } }],
        },
        { name: 'gone', steps: [{ say: 'hi' }, { advance: 'P1D', expect: { blocks: ['Gone'], status: 'completed' } }] },
      ],
      { coverage: { nodes: 100, branches: 100 } },
    )
    assert.deepEqual(
      report.results.flatMap(result => result.failures),
      [],
    )
    assert.deepEqual([report.coverage.nodes.missed, report.coverage.branches.missed, report.shortfalls], [[], [], []])
  })
  it('report where and in what a step differs, and stop there', async () => {
    assert.deepEqual(
      await failuresOf({
        steps: [
          { say: 'hi', expect: { blocks: ['Who?', 'More'], status: 'completed' } },
          { say: 'Oslo', expect: { status: 'failed' } },
        ],
      }),
      [
        { pointer: '/tests/0/steps/0/expect/status', message: 'expected completed, got waiting_input' },
        { pointer: '/tests/0/steps/0/expect/blocks/0', message: 'expected "Who?", got "Where?"' },
        { pointer: '/tests/0/steps/0/expect/blocks/1', message: 'expected "More", but there was no such block' },
      ],
    )
    assert.deepEqual(
      await failuresOf({
        steps: [{ say: 'hi' }, { say: 'Oslo', expect: { calls: [{ node: 'look' }], variables: { place: 'Rome' } } }],
      }),
      [
        { pointer: '/tests/0/steps/1/expect/variables/place', message: 'expected "Rome", got "Oslo"' },
        {
          pointer: '/tests/0/steps/1/expect/calls',
          message:
            'there was one call more: {"node":"say","kind":"agent","connection":"ai","model":"m","system":null,' +
            '"prompt":"It is 7 degrees","shown":true,"timeoutMs":30000,"retries":0}',
        },
      ],
    )
  })
  it('fail on impossible steps, and on an unexpected refusal', async () => {
    const message = async (test: object) => (await failuresOf(test))[0]?.message
    assert.match(
      (await message({ stubs: {}, steps: [{ say: 'hi' }, { say: 'Oslo' }] })) ?? '',
      /node look makes a call that has no stub/,
    )
    assert.match((await message({ steps: [{ advance: 'PT1H' }] })) ?? '', /first step starts the execution/)
    assert.match((await message({ steps: [{ say: 'hi' }, { choose: 'x' }] })) ?? '', /no buttons/)
    assert.match((await message({ steps: [{ say: 'hi' }, { advance: 'soon' }] })) ?? '', /not a duration/)
    assert.match((await message({ steps: [{ say: 'hi' }, { answer: {} }] })) ?? '', /refused: place breaks required/)
    assert.match(
      (await message({ steps: [{ say: 'hi' }, { say: 'Oslo' }, { say: 'again' }] })) ?? '',
      /no question is open/,
    )
  })
  it('pass the same values to the nodes as a real call', async () => {
    const after = async (more: object, expect: object) =>
      await failuresOf({ stubs: { ...stubs, ...more }, steps: [{ say: 'hi' }, { say: 'Oslo', expect }] })
    const message = async (more: object) => (await after(more, {}))[0]?.message
    assert.deepEqual(
      await after(
        { look: { headers: { 'X-Left': '3' }, body: { degrees: 7 } } },
        { variables: { weather: { status: 200, headers: { 'x-left': '3' }, body: { degrees: 7 } } } },
      ),
      [],
    )
    for (const status of [301, 404, 503])
      assert.deepEqual(
        await after(
          { look: { status } },
          { blocks: ['No idea'], variables: { weather: { status, headers: {}, body: null } } },
        ),
        [],
      )
    assert.deepEqual(await after({ say: { fails: 'away' } }, { failure: { kind: 'agent_error', nodeId: 'say' } }), [])
    assert.deepEqual(
      await after({ say: { budget: 'spent' } }, { failure: { kind: 'budget_exceeded', nodeId: 'say' } }),
      [],
    )
    assert.deepEqual(
      await after(
        { say: { budget: 'spent_handoff' } },
        { status: 'completed', handoff: 'the conversation has spent its budget for language models' },
      ),
      [],
    )
    assert.match((await message({ look: { text: 'warm' } })) ?? '', /stub of look has `text`/)
    assert.match((await message({ say: { status: 503 } })) ?? '', /stub of say has `status`/)
    assert.match((await message({ look: { toolCalls: [{ name: 'x' }] } })) ?? '', /stub of look has `toolCalls`/)
    assert.match((await message({ say: { toolCalls: [{ name: 'x' }] } })) ?? '', /the node has no tools/)
  })
  it('fail at an event that does not start the flow', async () => {
    const placed = compileFlow(
      {
        code: 'placed',
        name: 'Placed',
        triggers: [{ type: 'event', event: 'order.placed', filter: 'event.total > 100' }],
        nodes: [{ id: 'thanks', type: 'end', text: 'Thank you' }],
      },
      'v1',
    )
    const events = [
      { name: 'order.placed', data: { total: 200 } },
      { name: 'order.placed', data: { total: 20 } },
      { name: 'order.plcaed', data: { total: 200 } },
    ]
    const tests = events.map(event => ({ name: 'x', steps: [{ event, expect: { status: 'completed' } }] }))
    const { results } = await runFlowTests({ flow: 'placed.yaml', tests } as never, {
      flow: placed,
      flows: new Map(),
      forms: new Map(),
    })
    assert.deepEqual(
      results.map(({ failures }) => failures.map(failure => failure.message)),
      [
        [],
        ['nothing starts: the filter of the trigger order.placed is false for these data: event.total > 100'],
        ['nothing starts: no trigger of the flow names the event order.plcaed; did you mean order.placed?'],
      ],
    )
  })
  it('name the nodes that no test has reached', async () => {
    const { coverage, shortfalls } = await run([{ name: 'short', steps: [{ say: 'hi' }] }], { coverage: { nodes: 50 } })
    assert.deepEqual([coverage.nodes.seen, coverage.nodes.of], [1, 9])
    assert.deepEqual(coverage.branches.missed, [
      'ask → look',
      'ask → gone',
      'look → say',
      'look → sorry',
      'pause → wet',
      'pause → dry',
    ])
    assert.deepEqual(shortfalls, ['11 % of the nodes were covered, 50 % are required'])
  })
})
