import type { JsonObject } from '../../domain/json.ts'
import {
  simulateFlow as simulate,
  type SimulationDeps,
  type SimulationOrder,
} from '../../services/admin/flow-simulation.ts'
import { acceptVariables } from '../variables.ts'
import { callerAdmin, type ReplyOf, type RequestOf } from '../wire.ts'
import { bodyInstant, idOf } from './inputs.ts'

type Body = RequestOf<'simulateFlow'>['body']
type Simulated = Extract<ReplyOf<'simulateFlow'>, { status: 200; body: object }>['body']

export async function simulateFlow(
  deps: SimulationDeps,
  request: RequestOf<'simulateFlow'>,
): Promise<ReplyOf<'simulateFlow'>> {
  const { status, turns, variables, unusedInputs, error } = await simulate(
    deps,
    callerAdmin(request.caller),
    idOf(request.params.flowId),
    orderOf(request.body),
  )
  // Blocks and the awaited input are those of the engine, which the contract describes.
  return { status: 200, body: { status, turns: turns as Simulated['turns'], variables, unusedInputs, error } }
}

function orderOf({
  source,
  version,
  trigger,
  variables,
  context = {},
  inputs = [],
  stubs = {},
  now,
  seed,
}: Body): SimulationOrder {
  const { type, text, data = {}, entities = {} } = trigger
  return {
    version: source === 'version' ? (version ?? null) : undefined,
    intent: type === 'chat_intent' ? trigger.intent : undefined,
    event: type === 'event' ? trigger.event : undefined,
    start: {
      trigger:
        type === 'event' ? { type, data: data as JsonObject } : { type, ...(text === undefined ? {} : { text }) },
      variables: acceptVariables(variables, 'admin'),
      context: context as JsonObject,
      entities: entities as JsonObject,
    },
    inputs: inputs.map(input => ({
      values: input.values as JsonObject | undefined,
      event: input.event,
      data: input.data as JsonObject | undefined,
      timeout: input.timeout,
    })),
    stubs: Object.fromEntries(
      Object.entries(stubs).map(([nodeId, answers]) => [
        nodeId,
        answers.map(({ error, ...answer }) => ({ ...answer, fails: error })),
      ]),
    ),
    now: bodyInstant('now', now) ?? undefined,
    seed,
  }
}
