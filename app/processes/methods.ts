import type { Hit } from '../../adapters/limiter/delegated.ts'
import type { LimitDecision } from '../../domain/rate-limits.ts'
import type { StopSignal } from '../stop-signal.ts'

/** What the primary process does for those that it started. */
export type PrimaryMethods = {
  /** What the process is to be. */
  start(): Place
  ready(url: string): void
  /** The process ends with this instead of becoming ready. */
  failed(text: string): void
  /** Counts in windows that all processes share. */
  count(hits: Hit[]): Promise<LimitDecision[]>
  /** Asks the other processes that are ready. */
  gather(topic: string): Promise<Gathered<unknown>>
}

/** What a process does for the primary one. */
export type ChildMethods = {
  stop(signal: StopSignal): void
  answer(topic: string): Promise<unknown>
}

/** `number`: from 1; a process that replaces another one has the same. */
export type Place = { number: number; databaseUrl: string }

/** `silent`: how many did not answer in time. */
export type Gathered<Answer> = { answers: Answer[]; silent: number }
