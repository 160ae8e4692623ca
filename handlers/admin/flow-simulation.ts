import type { JsonObject } from '../../domain/json.ts'
import type { Simulation } from '../../domain/simulation/simulate.ts'
import * as simulation from '../../services/flows/simulation.ts'
import type { SimulationDeps, SimulationOrder } from '../../services/flows/simulation.ts'
import { acceptVariables, bodyInstant, idOf, callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { choiceOf } from './flow-choice.ts'
import { instant } from './replies.ts'

type Order = RequestOf<'simulateDefinition'>['body']
/** What both operations take. */
type Body = Omit<Order, 'definition' | 'flows' | 'forms'> & Pick<RequestOf<'simulateFlow'>['body'], 'from'>
type Simulated = Extract<ReplyOf<'simulateFlow'>, { status: 200; body: object }>['body']

export async function simulateFlow(
  deps: SimulationDeps,
  { caller, params, body }: RequestOf<'simulateFlow'>,
): Promise<ReplyOf<'simulateFlow'>> {
  const order = { ...orderOf(body), of: choiceOf(body) }
  return replyOf(await simulation.simulateFlow(deps, callerAdmin(caller), idOf(params.flowId), order))
}

export async function simulateDefinition(
  deps: SimulationDeps,
  { caller, body }: RequestOf<'simulateDefinition'>,
): Promise<ReplyOf<'simulateDefinition'>> {
  const { definition, flows = [], forms = [] } = body
  const of = { definition: definition as JsonObject, flows: flows as JsonObject[], forms: forms as JsonObject[] }
  return replyOf(await simulation.simulateDefinition(deps, callerAdmin(caller), { ...orderOf(body), of }))
}

function replyOf({ status, turns, variables, unusedInputs, error }: Simulation) {
  // Blocks and the awaited input are those of the engine, which the contract describes.
  const shown = turns.map(turn => ({ ...turn, now: instant(turn.now) })) as Simulated['turns']
  return { status: 200 as const, body: { status, turns: shown, variables, unusedInputs, error } }
}

function orderOf(body: Body): Omit<SimulationOrder, 'of'> {
  const { trigger, from, locale, customer, variables, context = {}, inputs = [], stubs = {}, splits } = body
  const { type, text, data = {}, entities = {} } = trigger
  return {
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
