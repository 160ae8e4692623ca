import type { JsonObject } from '../../domain/json.ts'
import { runTrial as run, type TrialDeps } from '../../services/trials/trials.ts'
import { bodyInstant } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

type Run = Extract<ReplyOf<'runTrial'>, { status: 200; body: object }>['body']

export async function runTrial(deps: TrialDeps, { body }: RequestOf<'runTrial'>): Promise<ReplyOf<'runTrial'>> {
  const { token, seed, startedAt, locale = null, inputs = [] } = body
  const { title, status, problem, turns } = await run(deps, {
    token,
    seed,
    startedAt: bodyInstant('startedAt', startedAt) ?? undefined,
    locale,
    inputs: inputs.map(({ values, timeout, text }) => ({ values: values as JsonObject | undefined, timeout, text })),
  })
  // Blocks and the awaited input are those of the engine, which the contract describes.
  const shown = turns.map(({ status: state, blocks, expectedInput, validationErrors }) => ({
    status: state,
    blocks,
    expectedInput,
    validationErrors,
  })) as Run['turns']
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { title, status, problem, turns: shown } }
}
