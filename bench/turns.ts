import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openBenchServer as OpenBenchServer } from './database.ts'
import type { composeForBench as ComposeForBench } from './service.ts'
import type { Traffic } from './load/traffic.ts'
import { measureLeast, measureService, measureStatements, recordService, type Bench, type Volume } from './measure.ts'
import { statementNames } from './recording.ts'
import type { Comparison, Rate } from './report.ts'

export const TURNS: Traffic[] = [
  'public trigger',
  'public trigger and resume',
  'engine trigger',
  'engine trigger and resume',
  'engine trigger and resume, idempotent',
]
const GOAL = 0.7
/** Of turns a second, against the checkout that is given. */
const GOAL_AGAINST_BEFORE = 1.4

/** Another checkout: its service, on a server with its schema. */
export type Checkout = Pick<Bench, 'server' | 'compose'>

export async function openCheckout(folder: string | undefined): Promise<Checkout | undefined> {
  if (folder === undefined || folder === '') return undefined
  const load = async <Module>(file: string) =>
    (await import(pathToFileURL(resolve(folder, 'bench', file)).href)) as Module
  const { openBenchServer } = await load<{ openBenchServer: typeof OpenBenchServer }>('database.ts')
  const { composeForBench } = await load<{ composeForBench: typeof ComposeForBench }>('service.ts')
  return { server: await openBenchServer(), compose: composeForBench }
}

/** A turn against its statements alone, the least that stores its facts, and the same turn of another checkout. */
export async function compareTurns(
  bench: Bench,
  traffic: Traffic,
  { rounds, before, ...volume }: Volume & { rounds: number; before: Checkout | undefined },
): Promise<Comparison[]> {
  const recording = await recordService(bench, traffic, volume)
  console.log(`${traffic}: ${statementNames(recording)}`)
  const against = (baseline: string, goal: number | undefined): Comparison => {
    return { name: `${traffic} → reply`, against: baseline, goal, rounds: [] }
  }
  const statements = against('its SQL alone', GOAL)
  const least = against('the least that stores its facts', undefined)
  const earlier = against('the other checkout', GOAL_AGAINST_BEFORE)
  for (let round = 0; round < rounds; round++) {
    const [service, [alone, stored, other]] = await inTurns(
      round,
      async () => await measureService(bench, traffic, volume),
      async (): Promise<[Rate, Rate, Rate | undefined]> => [
        await measureStatements(bench, recording, volume),
        await measureLeast(bench, recording, volume),
        before === undefined ? undefined : await measureService({ ...bench, ...before }, traffic, volume),
      ],
    )
    statements.rounds.push({ service, baseline: alone })
    least.rounds.push({ service, baseline: stored })
    if (other !== undefined) earlier.rounds.push({ service, baseline: other })
  }
  return before === undefined ? [statements, least] : [statements, least, earlier]
}

/** Every other round starts with the second, so that neither always runs right after the other. */
export async function inTurns<A, B>(round: number, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  if (round % 2 === 0) return [await first(), await second()]
  const after = await second()
  return [await first(), after]
}
