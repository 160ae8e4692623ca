export type SpanFacts = Readonly<Record<string, string | number | boolean>>

export type SpanOptions = {
  /** Who waits for whom: requests that we answer (`server`), requests that we send (`client`), or neither. */
  kind?: 'internal' | 'server' | 'client'
  facts?: SpanFacts
  /**
   * W3C `traceparent` of a span elsewhere that this one belongs under; otherwise it is the one around. A text that is
   * none counts as absent.
   */
  parent?: string | undefined
  /** When it began, by `performance.now()`; otherwise now. */
  startedAt?: number
}

export type Span = {
  set(facts: SpanFacts): void
  /**
   * The operation failed. Only the error's name or code is recorded, never its message, which may quote what a visitor
   * wrote.
   */
  fail(error: unknown): void
  /** `at`, by `performance.now()`; otherwise now. */
  end(at?: number): void
  /** Runs `work` so that spans started in it are children of this span. */
  within<T>(work: () => T): T
}

/** Which traces are collected, by the standard names of OpenTelemetry; the argument is the share of 0 to 1. */
export type Sampling = {
  sampler:
    | 'always_on'
    | 'always_off'
    | 'traceidratio'
    | 'parentbased_always_on'
    | 'parentbased_always_off'
    | 'parentbased_traceidratio'
  ratio: number
}

/** Tells a collector what belongs to what and how long it took. */
export type Tracing = {
  /** Runs `work` as a span below the one around, which ends with it, and fails with it. */
  run<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** A span that the caller ends. */
  start(name: string, options?: SpanOptions): Span
  /** W3C `traceparent` of the span around; undefined when there is none. */
  here(): string | undefined
  /** Runs `work` outside of every span: for what a request starts and does not wait for. */
  detached: <T>(work: () => T) => T
  /** Sends what is still held. */
  close(): Promise<void>
}

const idle: Span = { set: () => undefined, fail: () => undefined, end: () => undefined, within: work => work() }

/** What runs where nobody collects traces. */
export const untraced: Tracing = {
  run: async (_name, _options, work) => await work(idle),
  start: () => idle,
  here: () => undefined,
  detached: work => work(),
  close: () => Promise.resolve(),
}
