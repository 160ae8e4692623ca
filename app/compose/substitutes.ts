import type { Clock } from '../../adapters/clock.ts'
import type { Resolve } from '../../adapters/egress/index.ts'
import type { FileStore } from '../../adapters/files/index.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import type { Logger } from 'pino'
import type { Tool } from '../../handlers/mcp/registry.ts'
import type { Delay } from '../../services/calls/attempts.ts'
import type { Gathered } from '../processes/methods.ts'
import type { Observation } from '../http/api.ts'
import type { OperationHandlers } from '../http/contract.ts'

/** What a test, or a program that embeds the service, may replace. */
export type Substitutes = {
  clock?: Clock
  /** Undefined: the one of the environment. */
  limiter?: Limiter | undefined
  files?: FileStore
  logger?: Logger
  random?: () => number
  /** How long a repetition waits for the first request with its idempotency key. */
  repetitionWaitMs?: number
  observe?: (observation: Observation) => void
  /** Wraps the handlers, for example to make one fail. */
  handlers?: (handlers: OperationHandlers) => OperationHandlers
  demoKey?: () => string | undefined
  /** The user who may sign in to the console with one click; everyone who opens the console can read it. */
  demoSignIn?: () => { email: string; password: string } | undefined
  /** Finds the addresses of host names, for outgoing requests. */
  resolve?: Resolve
  /** Between attempts of a call. */
  delay?: Delay
  /** Adds tools to the agent gateway. */
  agentTools?: (tools: Tool[]) => Tool[]
  siblings?: Siblings | undefined
}

/** The processes that share this one's port, if any. */
export type Siblings = {
  /** The number of this process, from 1. */
  number: number
  /** Counts the limits of all of them. */
  limiter: Limiter
  /**
   * Registers this process's answer to a topic. The returned function collects the answers of all, this one's first.
   */
  share<Answer>(topic: string, own: () => Promise<Answer>): () => Promise<Gathered<Answer>>
}
