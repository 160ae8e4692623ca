import type { Expectation, FlowTest, FlowTestStep } from '../../../generated/schemas/flow-test.ts'
import { textAt } from '../../parts/json.ts'
import type { Rehearsal } from './rehearsal.ts'
import type { SimulationInput, SimulationResult, SimulationTurn } from './simulated.ts'

/** A test of the results of a trial run. Refused inputs and default values are left out. */
export function testOf(name: string, rehearsal: Rehearsal, { turns }: SimulationResult): FlowTest {
  const { trigger, moves, now, locale, customer, variables, context, stubs, splits, from } = rehearsal
  const start: FlowTestStep =
    trigger.type === 'event'
      ? { event: { name: trigger.event ?? 'event', data: trigger.data ?? {} } }
      : { say: trigger.text === undefined || trigger.text === '' ? 'Hello' : trigger.text }
  const steps = turns.flatMap((turn, at) => {
    if (at === 0) return [{ ...start, expect: expectationOf(turn) }]
    const input = moves[at - 1]?.input
    if (input === undefined || turn.validationErrors.length > 0) return []
    return [{ ...stepOf(input, turn, turns[at - 1]), expect: expectationOf(turn) }]
  })
  return {
    name,
    now,
    ...(locale === undefined ? {} : { locale }),
    ...unlessEmpty('customer', customer),
    ...unlessEmpty('variables', variables),
    ...unlessEmpty('context', context),
    ...unlessEmpty('entities', trigger.entities ?? {}),
    ...unlessEmpty('stubs', stubs),
    ...unlessEmpty('splits', splits),
    ...(from === undefined ? {} : { from }),
    steps,
  } as FlowTest
}

/** @param before the turn whose pause the input ended */
function stepOf(input: SimulationInput, turn: SimulationTurn, before: SimulationTurn | undefined): FlowTestStep {
  if (input.advance !== undefined) return { advance: input.advance }
  if (input.event !== undefined) return { event: { name: input.event, data: input.data ?? {} } }
  if (input.aside !== undefined) return { say: input.aside.text, intent: input.aside.intent }
  if (input.text !== undefined) {
    const intent = textAt(turn.steps[0]?.data, 'intent')
    return { say: input.text, ...(intent === undefined ? {} : { intent }) }
  }
  if (input.timeout === true) return { advance: untilDue(before) }
  return { answer: input.values ?? {} }
}

function untilDue(turn: SimulationTurn | undefined): string {
  const due = turn?.wait?.dueAt ?? turn?.now
  const ms = turn === undefined || due === undefined ? 0 : Math.max(0, Date.parse(due) - Date.parse(turn.now))
  return `PT${ms / 1000}S`
}

function expectationOf({ status, blocks }: SimulationTurn): Expectation {
  const shown = blocks.map(({ type, payload }) => textOf(payload) ?? { type })
  return { status, ...(shown.length === 0 ? {} : { blocks: shown }) }
}

/** The first text of a block. */
function textOf(payload: object): string | undefined {
  return ['text', 'prompt', 'title', 'caption'].flatMap(name => textAt(payload, name) ?? [])[0]
}

function unlessEmpty(name: string, value: object): object {
  return Object.keys(value).length === 0 ? {} : { [name]: value }
}
