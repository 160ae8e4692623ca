import { untraced, type Sampling, type Tracing } from './tracing.ts'

export { traceEgress } from './egress.ts'
export { traceKnex, traceQueries } from './queries.ts'
export { untraced, type Sampling, type Span, type Tracing } from './tracing.ts'

/** Traces to the collector at `endpoint`, or none without one: then nothing of its SDK is loaded. */
export async function createTracing(
  endpoint: string | undefined,
  options: { version: string; instanceId: string; sampling?: Sampling },
): Promise<Tracing> {
  if (endpoint === undefined) return untraced
  const { createOtlpTracing } = await import('./otlp.ts')
  return createOtlpTracing(endpoint, options)
}
