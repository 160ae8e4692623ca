import type { JsonObject } from '../../domain/json.ts'
import { simulateFlow as simulate, type SimulationDeps, type SimulationOrder } from '../../services/flows/simulation.ts'
import { acceptVariables, bodyInstant, idOf, callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { choiceOf } from './flow-choice.ts'
import { instant } from './replies.ts'

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
  const shown = turns.map(turn => ({ ...turn, now: instant(turn.now) })) as Simulated['turns']
  return { status: 200, body: { status, turns: shown, variables, unusedInputs, error } }
}

function orderOf(body: Body): SimulationOrder {
  const { trigger, from, locale, customer, variables, context = {}, inputs = [], stubs = {}, splits } = body
  const { type, text, data = {}, entities = {} } = trigger
  return {
    of: choiceOf(body),
    errors: body.errors,
    intent: type === 'chat_intent' ? trigger.intent : undefined,
    event: type === 'event' ? trigger.event : undefined,
    start: {
      trigger:
        type === 'event' ? { type, data: data as JsonObject } : { type, ...(text === undefined ? {} : { text }) },
      variables: acceptVariables(variables, 'admin'),
      context: context as JsonObject,
      entities: entities as JsonObject,
      ...(splits === undefined ? {} : { splits }),
      ...(from === undefined ? {} : { from }),
    },
    locale: locale ?? null,
    customer: (customer ?? {}) as JsonObject,
    inputs: inputs.map(
      ({
        advance,
        values,
        variables: sent,
        context: given,
        event,
        data: payload,
        timeout,
        person,
        aside,
        text: typed,
      }) => ({
        advance,
        values: values as JsonObject | undefined,
        variables: acceptVariables(sent, 'admin'),
        context: given as JsonObject | undefined,
        event,
        data: payload as JsonObject | undefined,
        timeout,
        person,
        aside: aside && { ...aside, entities: aside.entities as JsonObject | undefined },
        text: typed,
      }),
    ),
    stubs: Object.fromEntries(
      Object.entries(stubs).map(([nodeId, answers]) => [
        nodeId,
        answers.map(({ error, fails, ...answer }) => ({ ...answer, fails: fails ?? error })),
      ]),
    ),
    waits: body.waits,
    now: bodyInstant('now', body.now) ?? undefined,
    seed: body.seed,
  }
}
