import type { JsonObject } from '../json.ts'
import type { CompiledFlow } from './compiled-flow.ts'
import { SNAPSHOT_VERSION, type Snapshot } from './snapshot.ts'
import type { StartStimulus } from './stimulus.ts'

/** The state before the first step. Its status is a placeholder: the first pause or end of the turn sets it. */
export function startSnapshot(
  flow: CompiledFlow,
  { trigger, entities = {}, context = {}, variables = {}, conversation = {}, splits = {} }: StartStimulus,
): Snapshot {
  return {
    version: SNAPSHOT_VERSION,
    status: 'waiting_time',
    frames: [
      {
        flowCode: flow.code,
        versionId: flow.versionId,
        nodeId: null,
        vars: { ...declaredVariables(flow), ...variables },
      },
    ],
    variables,
    input: trigger.type === 'chat_intent' && trigger.text !== undefined ? { text: trigger.text } : {},
    event: trigger.type === 'event' ? trigger.data : null,
    ...(trigger.type === 'event' && trigger.depth !== undefined ? { eventDepth: trigger.depth } : {}),
    context,
    entities,
    conversation,
    splits,
    wait: null,
    failure: null,
    blocks: [],
    replied: 0,
    replyDue: trigger.type === 'chat_intent',
    turnSteps: 0,
    steps: 0,
  }
}

export function declaredVariables(flow: CompiledFlow): JsonObject {
  return flow.definition.variables ?? {}
}
