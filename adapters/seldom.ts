import type { Logger } from 'pino'

/** Logs a problem that may come with every request or second. `repeated`: how often it has come unsaid. */
export type Seldom = (facts: object, sentence: string) => void

const EVERY_MS = 10_000

/** Warnings, of which each sentence is said at most once in ten seconds. */
export function createSeldom(log: Pick<Logger, 'warn'>): Seldom {
  const said = new Map<string, { until: number; repeated: number }>()
  return (facts, sentence) => {
    const now = performance.now()
    const last = said.get(sentence)
    if (last !== undefined && now < last.until) {
      last.repeated += 1
      return
    }
    said.set(sentence, { until: now + EVERY_MS, repeated: 0 })
    log.warn(last === undefined || last.repeated === 0 ? facts : { ...facts, repeated: last.repeated }, sentence)
  }
}
