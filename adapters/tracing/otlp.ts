import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import { Refusal } from '../../domain/refusal.ts'
import type { Sampling, Span, SpanOptions, Tracing } from './tracing.ts'

export type OtlpOptions = { version: string; instanceId: string; sampling?: Sampling }

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT }
const EXPORT_TIMEOUT_MS = 5_000
const DRIFT_MS = 1_000

/**
 * Sends spans to an OpenTelemetry collector over HTTP, in batches; a collector that is away costs spans and nothing
 * else. Registers nothing globally.
 */
export function createOtlpTracing(endpoint: string, options: OtlpOptions): Tracing {
  const provider = createProvider(endpoint, options)
  const tracer = provider.getTracer('parley', options.version)
  const manager = new AsyncLocalStorageContextManager().enable()
  const instant = createSpanClock()

  function start(name: string, { kind = 'internal', facts = {}, parent, startedAt }: SpanOptions = {}): Span {
    const above = parentContext(parent) ?? manager.active()
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts, startTime: instant(startedAt) }, above)
    const inside = trace.setSpan(above, span)
    return {
      set: more => {
        span.setAttributes(more)
      },
      fail: error => {
        markFailed(span, error)
      },
      end: at => {
        span.end(instant(at))
      },
      within: work => manager.with(inside, work),
    }
  }

  return {
    start,
    async run(name, options, work) {
      const span = start(name, options)
      try {
        return await span.within(async () => await work(span))
      } catch (error) {
        span.fail(error)
        throw error
      } finally {
        span.end()
      }
    },
    here() {
      const context = trace.getSpanContext(manager.active())
      if (context === undefined) return undefined
      const flags = (context.traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01'
      return `00-${context.traceId}-${context.spanId}-${flags}`
    },
    detached: work => manager.with(ROOT_CONTEXT, work),
    close: async () => {
      await provider.shutdown().catch(() => undefined)
      manager.disable()
    },
  }
}

function createProvider(endpoint: string, { version, instanceId, sampling }: OtlpOptions): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'parley',
      'service.version': version,
      'service.instance.id': instanceId,
    }),
    sampler: samplerOf(sampling ?? { sampler: 'parentbased_always_on', ratio: 1 }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  })
}

/**
 * One clock for all spans, so that an inner span ends before its parent; corrected when the system's clock has drifted.
 * It takes milliseconds of `performance.now()`.
 */
function createSpanClock(): (at?: number) => number {
  let origin = performance.timeOrigin
  return (at = performance.now()) => {
    const drift = Date.now() - (origin + performance.now())
    if (Math.abs(drift) > DRIFT_MS) origin += drift
    return origin + at
  }
}

function samplerOf({ sampler, ratio }: Sampling): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio)
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) })
  }
}

function parentContext(traceparent: string | undefined): Context | undefined {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
  return parent === null ? undefined : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

/** A refusal is an answer like any other: it is named, and is no fault. */
function markFailed(span: OtelSpan, error: unknown): void {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : 'error'))
  if (!(error instanceof Refusal && error.status < 500)) span.setStatus({ code: SpanStatusCode.ERROR })
}
