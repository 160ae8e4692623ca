import { hasEnded, type Failure, type Snapshot } from './snapshot.ts'
import type { AbortStimulus, Advance, StepRecord, Turn } from './stimulus.ts'

/** Ends an execution from outside its flow, whatever it waits for. One that has ended stays as it is. */
export function abort(snapshot: Snapshot, { by, reason }: AbortStimulus): Advance {
  if (hasEnded(snapshot)) return { outcome: 'ignored', reason: 'ended' }
  const message = reason ?? (by === 'conversation_closed' ? 'the conversation was closed' : 'the run was aborted')
  return ended(snapshot, 'aborted', { kind: 'aborted', nodeId: null, message }, [])
}

/** Fails an execution whose version does not load any more: no stimulus can move it. */
export function failWithoutDefinition(snapshot: Snapshot, versionId: string): Turn {
  const frame = snapshot.frames.at(-1)
  const nodeId = frame?.nodeId ?? null
  const kind = 'definition_missing'
  const message = `version ${versionId} of the flow no longer loads`
  const step: StepRecord = {
    index: snapshot.steps,
    flowCode: frame?.flowCode ?? '',
    versionId,
    nodeId: nodeId ?? '',
    nodeType: '',
    outcome: 'failed',
    next: null,
    detail: { kind, message },
  }
  return ended(snapshot, 'failed', { kind, nodeId, message }, [step])
}

function ended(snapshot: Snapshot, status: 'failed' | 'aborted', failure: Failure, steps: StepRecord[]): Turn {
  return {
    outcome: 'advanced',
    snapshot: { ...snapshot, status, wait: null, failure },
    status,
    blocks: snapshot.blocks.slice(snapshot.replied),
    newBlocks: [],
    expectedInput: null,
    wait: null,
    effects: [],
    steps,
    failure,
  }
}
