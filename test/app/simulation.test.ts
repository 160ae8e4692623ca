import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { runCli } from '../support/cli.ts'

const FLOW = `
code: order
name: Order
triggers: [{ type: chat_intent, intent: order }]
nodes:
  - id: size
    type: input
    prompt: Which size?
    field:
      { name: size, type: select, required: true, options: [{ value: s, label: Small }, { value: l, label: Large }] }
    next: extras
  - id: extras
    type: input
    prompt: Which extras?
    field:
      { name: extras, type: multiselect, options: [{ value: a, label: Wrap }, { value: b, label: Card }] }
    next: gift
  - { id: gift, type: input, prompt: A gift?, field: { name: gift, type: checkbox }, next: pick }
  - id: pick
    type: buttons
    prompt: Pay now?
    choices: [{ id: y, label: Now, next: pay }, { id: n, label: Later, next: bye }]
  - id: pay
    type: wait
    event: { name: order.paid, filter: $event.total = 12 }
    timeout: PT2H
    onTimeout: late
    next: bye
  - { id: late, type: message, text: We still wait for your payment., next: pause }
  - { id: pause, type: wait, for: P1D, next: bye }
  - { id: bye, type: end, text: "{{ vars.size }} {{ vars.gift }} {{ vars.extras }}" }
`

describe('the simulator in the terminal', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-simulator-'))
    await writeFile(path.join(folder, 'order.yaml'), FLOW)
  })
  after(async () => {
    await rm(folder, { recursive: true })
  })

  /** Output of the terminal from the first question on. */
  async function talk(...lines: string[]): Promise<{ shown: string[]; code: number | null }> {
    const { stdout, stderr, code } = await runCli(['flow', 'simulate', 'order.yaml'], {
      cwd: folder,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      stdin: lines.map(line => `${line}\n`).join(''),
    })
    assert.equal(stderr, '')
    return { shown: stdout.trimEnd().split('\n').slice(1), code }
  }

  it('says that a file is a workspace or a test, not a flow', async () => {
    await writeFile(
      path.join(folder, 'workspace.yaml'),
      'apiVersion: parley/v1\norganization: { name: Acme }\nworkspace: { name: Shop }\n',
    )
    await writeFile(
      path.join(folder, 'order.test.yaml'),
      'flow: order.yaml\ntests: [{ name: a, steps: [{ say: hi }] }]\n',
    )
    for (const [file, hint] of [
      ['workspace.yaml', 'Name one of its flows, and this file with --workspace.'],
      ['order.test.yaml', 'Name the flow itself; parley flow test runs its tests.'],
    ] as const) {
      const { code, stdout, stderr } = await runCli(['flow', 'simulate', file], { cwd: folder, databaseUrl: '' })
      assert.deepEqual([code, stdout, stderr], [2, '', `${file} is not a flow. ${hint}\n`])
    }
  })

  it('starts nothing for an event that no trigger names, or whose filter or correlation refuses the data', async () => {
    await writeFile(
      path.join(folder, 'placed.yaml'),
      `
code: placed
name: Placed
triggers:
  - { type: event, event: order.placed, correlation: { shop: berlin }, filter: event.total > 100 }
nodes: [{ id: thanks, type: message, text: 'Thank you for {{ event.total }}' }]
`,
    )
    const start = async (event: string, data: object, file = 'placed.yaml') => {
      const args = ['flow', 'simulate', file, '--event', event, '--data', JSON.stringify(data)]
      return await runCli(args, { cwd: folder, databaseUrl: '' })
    }
    const valid = 'The flow is valid.\n'
    for (const [event, data, reason] of [
      ['order.plcaed', {}, 'no trigger of the flow names the event order.plcaed; did you mean order.placed?'],
      ['visitor.left', {}, 'no trigger of the flow names the event visitor.left; it starts on order.placed.'],
      ['order.placed', { total: 200 }, 'the correlation of the trigger order.placed does not match these data.'],
      [
        'order.placed',
        { shop: 'berlin', total: 20 },
        'the filter of the trigger order.placed is false for these data: event.total > 100.',
      ],
    ] as const)
      assert.deepEqual(await start(event, data), { code: 1, stdout: valid, stderr: `Nothing starts: ${reason}\n` })
    assert.deepEqual(await start('order.placed', {}, 'order.yaml'), {
      code: 1,
      stdout: valid,
      stderr: 'Nothing starts: no trigger of the flow names the event order.placed; no event starts it.\n',
    })
    assert.deepEqual(await start('order.placed', { shop: 'berlin', total: 200 }), {
      code: 0,
      stdout: `${valid}Thank you for 200\n* completed\n`,
      stderr: '',
    })
  })

  it('shows options, takes their numbers, and refuses what the widget refuses', async () => {
    const { shown, code } = await talk('3', 'Small', '/undo', '2', '1, Card', 'maybe', 'y', 'never', '2')
    assert.deepEqual(shown, [
      'Which size?',
      '  1. Small',
      '  2. Large',
      '> 3',
      '! type a number from 1 to 2, or the text beside it',
      '> Small',
      'Which extras?',
      '  1. Wrap',
      '  2. Card',
      '(several with commas)> /undo',
      'Which size?',
      '  1. Small',
      '  2. Large',
      '> 2',
      'Which extras?',
      '  1. Wrap',
      '  2. Card',
      '(several with commas)> 1, Card',
      'A gift?',
      '(y/n)> maybe',
      '! type y or n',
      '(y/n)> y',
      'Pay now?',
      '  1. Now',
      '  2. Later',
      '> never',
      '! type a number from 1 to 2, or the text beside it',
      '> 2',
      'l true ["a","b"]',
      '* completed',
    ])
    assert.equal(code, 0)
  })

  it('survives events that match nothing and bad JSON, and passes time by command', async () => {
    const answers = ['1', '', 'n', '1']
    const { shown, code } = await talk(
      '/event order.paid {"total": 12}',
      ...answers,
      '{"total": ',
      '{"total": 3}',
      '/event order.sent',
      '/event order.paid [1]',
      '/clock soon',
      '/clock +90m',
      '/vars',
      '/clock +30m',
      '/help',
      '/clock +1d',
    )
    const later = shown
      .slice(shown.indexOf('> 1', shown.indexOf('Pay now?')) + 1)
      .map(line => line.replaceAll(/\d{4}-\S+Z/g, 'T'))
    const waiting = '(waiting for the event order.paid; its data as JSON, or Enter for the timeout)'
    assert.ok(
      shown.includes('! the execution is not waiting for this') ||
        shown.includes('! the execution is waiting for something else'),
    )
    assert.deepEqual(later, [
      `${waiting} {"total": `,
      '! the data of an event is a JSON object, such as {"total": 12}',
      `${waiting} {"total": 3}`,
      '! the filter of the wait is false for this event',
      `${waiting} /event order.sent`,
      '! the execution is waiting for something else',
      `${waiting} /event order.paid [1]`,
      '! the data of an event is a JSON object, such as {"total": 12}',
      `${waiting} /clock soon`,
      '! say how long: /clock +1h, /clock +2d, or /clock PT90M',
      `${waiting} /clock +90m`,
      '(it is T)',
      `${waiting} /vars`,
      '{',
      '  "size": "s",',
      '  "extras": null,',
      '  "gift": false',
      '}',
      `${waiting} /clock +30m`,
      'We still wait for your payment.',
      '(it is T)',
      '(waiting until T; Enter lets the time pass) /help',
      '/event NAME {…}   raise an event, with its data as JSON',
      '/clock +1h        let time pass (s, m, h, d, w, or an ISO 8601 duration)',
      '/vars             print the variables',
      '/undo             go back to before the last answer',
      '(waiting until T; Enter lets the time pass) /clock +1d',
      's false ',
      '* completed',
      '(it is T)',
    ])
    assert.equal(code, 0)
  })
})
