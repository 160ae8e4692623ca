import type { Span, Tracing } from '../../adapters/tracing/index.ts'
import type { StepRecord } from '../../domain/engine/stimulus.ts'

/** Notes when the steps of one decision ended, and shows them as spans once the decision was committed. */
export type StepTrace = {
  stepped: (step: StepRecord) => void
  /** The span of a step that calls outside is given back open: the call belongs into it. */
  show: (tracing: Tracing, calling: boolean) => Span | undefined
}

export function createStepTrace(): StepTrace {
  const startedAt = performance.now()
  const ended: { step: StepRecord; at: number }[] = []
  return {
    stepped: step => {
      ended.push({ step, at: performance.now() })
    },
    show(tracing, calling) {
      let open: Span | undefined
      for (const [index, { step, at }] of ended.entries()) {
        const span = tracing.start(`step ${step.nodeType}`, {
          startedAt: ended[index - 1]?.at ?? startedAt,
          facts: {
            'parley.flow': step.flowCode,
            'parley.node': step.nodeId,
            'parley.node_type': step.nodeType,
            'parley.outcome': step.outcome,
          },
        })
        if (step.outcome === 'failed') span.fail(new StepFailure(step.detail?.['kind']))
        if (calling && index === ended.length - 1) open = span
        else span.end(at)
      }
      return open
    },
  }
}

class StepFailure extends Error {
  readonly code: string

  constructor(kind: unknown) {
    super('a step failed')
    this.code = typeof kind === 'string' ? kind : 'failed'
  }
}

/** Runs `work` inside the span, where there is one, and ends it. */
export async function withinSpan<Result>(span: Span | undefined, work: () => Promise<Result>): Promise<Result> {
  if (span === undefined) return await work()
  try {
    return await span.within(work)
  } finally {
    span.end()
  }
}
