import type { ReplayDifference, ReplayedTurn } from '../../domain/replay/differences.ts'
import type { ReplayStep } from '../../domain/replay/steps.ts'
import type { components } from '../../generated/types/admin.ts'
import * as replays from '../../services/executions/replays.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { choiceOf } from './flow-choice.ts'
import { idOf, callerAdmin } from '../inputs.ts'

type Schemas = components['schemas']

/** Maximum characters that describe a step or an input: a difference names them and is not a transcript. */
const TEXT_MAX = 1_000

export async function replayExecution(
  deps: replays.AdminReplayDeps,
  request: RequestOf<'replayExecution'>,
): Promise<ReplyOf<'replayExecution'>> {
  const { caller, params, body } = request
  const { execution, replay } = await replays.replayExecution(
    deps,
    callerAdmin(caller),
    idOf(params.executionId),
    choiceOf(body),
  )
  return {
    status: 200,
    body: {
      executionId: execution.id,
      flowId: execution.flowId,
      flowVersion: execution.flowVersion,
      differences: replay.differences.map(differenceBody),
      turns: replay.turns.map((turn, index) =>
        turnBody(
          turn,
          replay.differences.some(one => one.turn === index),
        ),
      ),
      stopped: replay.stopped ?? null,
      redacted: replay.redacted,
    },
  }
}

export async function replayFlow(
  deps: replays.AdminReplayDeps,
  request: RequestOf<'replayFlow'>,
): Promise<ReplyOf<'replayFlow'>> {
  const { caller, params, body } = request
  const { last, flowVersion } = body
  const { runs, same, others } = await replays.replayFlow(deps, callerAdmin(caller), idOf(params.flowId), {
    of: choiceOf(body),
    latest: last,
    flowVersion,
  })
  const differing = others.filter(({ outcome }) => outcome === 'differs').length
  return {
    status: 200,
    body: { runs, same, differing, notReplayed: runs - same - differing, items: others.map(otherBody) },
  }
}

function otherBody({ execution, outcome, replay }: replays.ReplayedRun): Schemas['ReplayedExecution'] {
  return {
    executionId: execution.id,
    flowVersion: execution.flowVersion,
    createdAt: execution.startedAt.toISOString(),
    outcome,
    differences: replay?.differences.map(differenceBody) ?? [],
    stopped: replay?.stopped ?? null,
    redacted: replay?.redacted ?? false,
  }
}

function differenceBody({ recorded, replayed, ...difference }: ReplayDifference): Schemas['ReplayDifference'] {
  return {
    ...difference,
    recorded: recorded === null ? null : recorded.slice(0, TEXT_MAX),
    replayed: replayed === null ? null : replayed.slice(0, TEXT_MAX),
  }
}

function turnBody({ at, input, recorded, replayed }: ReplayedTurn, differs: boolean): Schemas['ReplayTurn'] {
  return {
    at,
    input: input.slice(0, TEXT_MAX),
    differs,
    recorded: recorded.map(stepBody),
    replayed: replayed.map(stepBody),
  }
}

function stepBody({ flow, nodeId, outcome, edge, text }: ReplayStep): Schemas['ReplayStep'] {
  return { flow, nodeId, outcome, edge, text: text.slice(0, TEXT_MAX) }
}
