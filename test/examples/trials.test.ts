import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { parse } from 'yaml'
import { newRehearsal, requestOf } from '../../console/flow/preview/rehearsal.ts'
import type { SimulationInput } from '../../console/flow/preview/simulated.ts'
import { readyFlows } from '../../console/gallery/ready-flows.ts'
import { STARTERS, type Start } from '../../console/gallery/starts.ts'
import { trialOf } from '../../console/gallery/trial.ts'
import type { FlowTestStep } from '../../generated/schemas/flow-test.ts'
import { exampleConversation, neededBeside } from '../../scripts/example-conversation.ts'
import { successBody } from '../contracts/admin/answers.ts'
import type { Loose } from '../contracts/callers.ts'
import { startAdminService } from '../support/admin.ts'

type Definitions = Parameters<typeof readyFlows>[0]
type Suites = Parameters<typeof readyFlows>[1]

const FILES = globSync('examples/{cookbook,trades}/flows/*.yaml').sort()
const read = (file: string) => parse(readFileSync(file, 'utf8')) as object

/** The gallery as the build makes it. */
async function gallery() {
  const definitions = FILES.filter(file => !file.endsWith('.test.yaml')).map(file => [file, read(file)])
  const suites = FILES.filter(file => file.endsWith('.test.yaml')).map(async file => [
    file,
    { ...read(file), conversation: await exampleConversation(file), beside: neededBeside(file) },
  ])
  return readyFlows(
    Object.fromEntries(definitions) as Definitions,
    Object.fromEntries(await Promise.all(suites)) as Suites,
  )
}

function blocksOf({ turns }: Loose): Loose[] {
  return (turns as Loose[]).flatMap(turn => turn['blocks'] as Loose[])
}

/** What the visitor of the gallery does for a step of the test; buttons are taken by their ids. */
function inputOf({ say, choose, answer, advance, event, person }: FlowTestStep, shown: Loose[]): SimulationInput {
  if (person?.handBack !== undefined) return { person: { type: 'hand_back', outcome: person.handBack } }
  if (person?.reply !== undefined) return { person: { type: 'reply', text: person.reply } }
  if (advance !== undefined) return { advance }
  if (event !== undefined) return { event: event.name, data: { ...event.data } }
  if (answer !== undefined) return { values: { ...answer } }
  if (choose === undefined) return { text: say ?? '' }
  const choices = (shown.findLast(({ type }) => type === 'buttons')?.['payload'].choices ?? []) as Loose[]
  return { values: { choice: choices.find(({ id, label }) => id === choose || label === choose)?.['id'] as unknown } }
}

describe('what a flow can begin with, tried in a workspace that has nothing', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const READY = await gallery()

  const tryOut = async (start: Start, inputs: SimulationInput[]) => {
    const { definition, beside, given } = trialOf(start)
    const rehearsal = { ...newRehearsal(definition, 'try', '2026-06-01T08:00:00Z'), ...given }
    const request = requestOf(definition, { ...rehearsal, moves: inputs.map(input => ({ input })) })
    return await successBody(home.token.post('/flow-simulations', { ...beside, ...request }))
  }

  for (const start of READY)
    it(`${start.id} holds the conversation of its first test`, async () => {
      const test = start.suite?.tests[0]
      assert.ok(test)
      const inputs: SimulationInput[] = []
      let tried = await tryOut(start, inputs)
      for (const step of test.steps.slice(1)) {
        inputs.push(inputOf(step, blocksOf(tried)))
        tried = await tryOut(start, inputs)
        const { validationErrors } = (tried['turns'] as Loose[]).at(-1) ?? {}
        if ((validationErrors as unknown[]).length > 0) inputs.pop()
      }
      assert.equal(tried['error'], null)
      const expected = test.steps.at(-1)?.expect?.status
      if (expected !== undefined) assert.equal(tried['status'], expected)
      assert.equal(blocksOf(tried).length > 0, start.conversation.length > 0)
    })

  for (const start of STARTERS.slice(1))
    it(`the starter ${start.id} asks its first question`, async () => {
      const { status, turns } = await tryOut(start, [])
      assert.equal(status, 'waiting_input')
      assert.equal((turns as Loose[])[0]?.['blocks'].length, 1)
    })
})
