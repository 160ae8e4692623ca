import type { FlowTest } from '../../generated/schemas/flow-test.ts'
import { triggersOf, type Rehearsal } from '../flow/preview/rehearsal.ts'
import type { SimulationStub } from '../flow/preview/simulated.ts'
import { definitionFrom, type Start } from './starts.ts'

/** A start as it is tried: `given` is what its first test starts with, and what its tests answer to calls. */
export function trialOf(start: Start) {
  const { suite, beside = { flows: [], forms: [] }, title } = start
  const definition = definitionFrom(start, 'trial', title)
  return { definition, beside, given: givenBy(definition, suite?.tests ?? []) }
}

function givenBy(definition: object, tests: readonly FlowTest[]): Partial<Rehearsal> {
  const [first] = tests
  if (first === undefined) return {}
  const { now, locale, customer, variables, context, splits } = first
  const given = { now, locale, customer, variables, context, splits, trigger: triggerOf(definition, first) }
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...named, stubs: stubsOf(tests) }
}

/** As the first step of the test starts it. */
function triggerOf(definition: object, { steps: [step], entities }: FlowTest): Rehearsal['trigger'] | undefined {
  const name = step.event?.name
  const trigger = triggersOf(definition).find(({ event }) => event === name)
  if (trigger === undefined) return undefined
  if (step.event !== undefined) return { ...trigger, data: { ...step.event.data } }
  return {
    ...trigger,
    ...(step.say === undefined ? {} : { text: step.say }),
    ...(entities === undefined ? {} : { entities: { ...entities } }),
  }
}

/** By the key of the call; those of earlier tests, since the first one shows the flow at its best. */
function stubsOf(tests: readonly FlowTest[]): Rehearsal['stubs'] {
  const all = tests.toReversed().flatMap(({ stubs = {} }) => Object.entries(stubs))
  return Object.fromEntries(
    all.map(([key, stub]) => [key, (Array.isArray(stub) ? stub : [stub]) as readonly SimulationStub[]]),
  )
}
