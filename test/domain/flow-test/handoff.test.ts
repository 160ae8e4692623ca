import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../../domain/engine/compile.ts'
import { runFlowTests } from '../../../domain/flow-test/run.ts'
import type { FlowTest, FlowTestStep } from '../../../generated/schemas/flow-test.ts'
import { flowOf } from '../engine/world.ts'

const flow = compileFlow(
  flowOf([
    { id: 'h', type: 'handoff', queue: 'support', timeout: 'PT10M', onTimeout: 'late', saveAs: 'result', next: 'bye' },
    { id: 'late', type: 'end', text: 'Nobody came' },
    { id: 'bye', type: 'end', text: 'Bye' },
  ]),
)

async function failuresOf(...steps: FlowTestStep[]): Promise<string[]> {
  const tests: FlowTest[] = [{ name: 't', steps: [{ say: 'help' }, ...steps] }]
  const { results } = await runFlowTests({ tests }, { flow, flows: new Map(), forms: new Map() })
  return results.flatMap(({ failures }) => failures.map(({ message }) => message))
}

describe('flow tests with people', () => {
  it('A person claims, both write, and the outcome is handed back', async () => {
    const failures = await failuresOf(
      { say: 'Are you there?', expect: { blocks: [], status: 'waiting_input' } },
      { person: { claim: true, name: 'Grace' } },
      { advance: 'PT1H', expect: { status: 'waiting_input' } },
      { person: { reply: 'Yes', name: 'Grace' }, expect: { blocks: ['Yes'] } },
      {
        person: { handBack: 'solved' },
        expect: { blocks: ['Bye'], variables: { result: 'solved' }, status: 'completed' },
      },
    )
    assert.deepEqual(failures, [])
  })

  it('Time passes where nobody claims the conversation', async () => {
    assert.deepEqual(await failuresOf({ advance: 'PT10M', expect: { blocks: ['Nobody came'] } }), [])
  })

  it('An act that does not fit fails the test', async () => {
    const message = 'the execution is not waiting for this; it is waiting_input'
    assert.deepEqual(await failuresOf({ person: { release: true } }), [message])
    assert.deepEqual(
      await failuresOf({ person: { claim: true, name: 'Ada' } }, { person: { reply: 'Hi', name: 'Grace' } }),
      [message],
    )
  })
})
