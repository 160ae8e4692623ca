import { corresponds } from '../correlation.ts'
import type { JsonObject } from '../json.ts'
import type { CompiledFlow, Environment } from './compiled-flow.ts'
import { hasEnded, type Snapshot } from './snapshot.ts'
import type { AbortStimulus, Advance, StartStimulus, Stimulus } from './stimulus.ts'
import { ignored, TurnRun } from './turn-run.ts'
import { abort, failWithoutDefinition, startSnapshot } from './turn-steps.ts'

/**
 * Moves an execution from one pause to the next. Pure: the same flow, snapshot, stimulus and environment give the same
 * answer, and the given snapshot is not changed. The answer is a promise where nodes run, only because JSONata is
 * asynchronous: nothing outside is awaited.
 * @param flow the version that the first frame runs; undefined where it does not load any more, which fails the run
 * @param snapshot null for a start and for nothing else
 */
export function advance(flow: CompiledFlow | undefined, snapshot: Snapshot, stimulus: AbortStimulus): Advance
export function advance(
  flow: CompiledFlow | undefined,
  snapshot: Snapshot | null,
  stimulus: Stimulus,
  environment: Environment,
): Advance | Promise<Advance>
export function advance(
  flow: CompiledFlow | undefined,
  snapshot: Snapshot | null,
  stimulus: Stimulus,
  environment?: Environment,
): Advance | Promise<Advance> {
  if (snapshot !== null && stimulus.type !== 'start') {
    if (hasEnded(snapshot)) return ignored('ended')
    if (stimulus.type === 'abort') return abort(snapshot, stimulus)
    if (flow === undefined) return failWithoutDefinition(snapshot)
  } else if (stimulus.type !== 'start') return ignored('not_waiting')
  if (flow === undefined || environment === undefined) throw new Error('nodes run with a flow and an environment')
  if (stimulus.type === 'start')
    return new TurnRun(flow, environment, startSnapshot(flow, stimulus)).start(stimulus.from ?? flow.start)
  return snapshot === null
    ? ignored('not_waiting')
    : moveOn(new TurnRun(flow, environment, snapshot), snapshot, stimulus)
}

type Continuation = Exclude<Stimulus, StartStimulus | AbortStimulus>

function moveOn(run: TurnRun, { wait }: Snapshot, stimulus: Continuation): Advance | Promise<Advance> {
  switch (stimulus.type) {
    case 'resume':
      return wait?.kind === 'input' || wait?.kind === 'handoff' ? run.resume(wait, stimulus) : ignored('not_waiting')
    case 'aside':
      return wait?.kind === 'input' ? run.aside(wait, stimulus) : ignored('not_waiting')
    case 'timer':
      return wait === null || wait.kind === 'call' ? ignored('other_wait') : run.elapse(wait)
    case 'event':
      if (wait?.kind !== 'event' || wait.event !== stimulus.name) return ignored('other_wait')
      return corresponds(wait.correlation, stimulus.data)
        ? run.event(stimulus.data, stimulus.depth ?? 0)
        : ignored('filtered')
    case 'person':
      return wait?.kind === 'handoff' ? run.person(wait, stimulus.act) : ignored('other_wait')
    case 'callResult':
      return wait?.kind === 'call' && wait.callId === stimulus.callId
        ? run.callReturned(stimulus)
        : ignored('stale_call')
  }
}

/**
 * Whether an execution that waits for events of this name takes one with this data: what `advance` decides first,
 * without the steps that follow. True also where that cannot be decided, so that the turn says what is wrong.
 */
export async function takesEvent(
  flow: CompiledFlow,
  snapshot: Snapshot,
  data: JsonObject,
  environment: Environment,
): Promise<boolean> {
  if (snapshot.wait?.kind !== 'event' || !corresponds(snapshot.wait.correlation, data)) return false
  return await new TurnRun(flow, environment, snapshot).takes(data)
}
