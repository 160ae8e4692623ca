import type { Failure, Snapshot } from './snapshot.ts'
import type { AbortStimulus, StepRecord, Turn } from './stimulus.ts'
import { turnOf } from './turn-state.ts'

/** Ends an execution from outside its flow, whatever it waits for. */
export function abort(snapshot: Snapshot, { by, reason }: AbortStimulus): Turn {
  const message = reason ?? (by === 'conversation_closed' ? 'the conversation was closed' : 'the run was aborted')
  return ended(snapshot, 'aborted', { kind: 'aborted', nodeId: null, message }, [])
}

/** Fails an execution whose version does not load any more: nothing but an abort can move it. */
export function failWithoutDefinition(snapshot: Snapshot): Turn {
  const frame = snapshot.frames.at(-1)
  const nodeId = frame?.nodeId ?? null
  const kind = 'definition_missing'
  const message = `version ${snapshot.frames[0]?.versionId ?? ''} of the flow no longer loads`
  const step: StepRecord = {
    index: snapshot.steps,
    flowCode: frame?.flowCode ?? '',
    versionId: frame?.versionId ?? '',
    nodeId: nodeId ?? '',
    nodeType: '',
    outcome: 'failed',
    next: null,
    detail: { kind, message },
  }
  return ended(snapshot, 'failed', { kind, nodeId, message }, [step])
}

function ended(before: Snapshot, status: 'failed' | 'aborted', failure: Failure, steps: StepRecord[]): Turn {
  const blocks = before.blocks.slice(before.replied)
  const stepEnds = steps.map(() => 0)
  return turnOf({ ...before, status, wait: null, failure }, { blocks, newBlocks: [], effects: [], steps, stepEnds })
}
