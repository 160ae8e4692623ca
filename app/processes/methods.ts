import type { Hit } from '../../adapters/limiter/delegated.ts'
import type { LimitDecision } from '../../domain/rate-limits.ts'
import type { StopSignal } from '../stop-signal.ts'

/** The methods of the primary process for those that it started. */
export type PrimaryMethods = {
  /** The number of the process, and the database that is open. */
  start(): Place
  ready(url: string): void
  /** The process ends with this error instead of becoming ready. */
  failed(text: string): void
  /** Counts in windows that all processes share. */
  count(hits: Hit[]): Promise<LimitDecision[]>
  /** Asks the other processes that are ready. */
  gather(topic: string): Promise<Gathered<unknown>>
}

/** The methods of a process for the primary one. */
export type ChildMethods = {
  stop(signal: StopSignal): void
  answer(topic: string): Promise<unknown>
}

/** `number`: from 1; a process that replaces another one has the same. */
export type Place = { number: number; databaseUrl: string }

/** `silent`: how many did not answer in time. */
export type Gathered<Answer> = { answers: Answer[]; silent: number }
