import type { components } from '../../generated/types/public.ts'
import { recordTelemetryEvent as isTelemetryEvent } from '../../generated/validators/public/bodies.js'
import { parseInstantOrDay } from '../../domain/date-time.ts'
import { findShapeProblem, exceededLimit, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import {
  recordTelemetry,
  type ClientEvent,
  type TelemetryDeps,
  type TelemetrySource,
} from '../../services/telemetry/telemetry.ts'
import { callerKey } from '../inputs.ts'
import type { Caller, ReplyOf, RequestOf } from '../wire.ts'

type Schemas = components['schemas']

type Judged = { event: ClientEvent } | { field: 'occurredAt' | 'properties'; rule: 'format' | 'max_length' | 'type' }

export async function recordTelemetryEvent(
  deps: TelemetryDeps,
  request: RequestOf<'recordTelemetryEvent'>,
): Promise<ReplyOf<'recordTelemetryEvent'>> {
  const judged = judge(request.body)
  if (!('event' in judged)) throw new Refusal('validation_failed', { details: { validation_errors: [judged] } })
  await recordTelemetry(deps, source(request.caller), [judged.event])
  return { status: 202, body: { accepted: 1 } }
}

export async function recordTelemetryBatch(
  deps: TelemetryDeps,
  request: RequestOf<'recordTelemetryBatch'>,
): Promise<ReplyOf<'recordTelemetryBatch'>> {
  const items: unknown[] = request.body.events
  const judged = items.map(item => {
    if (findShapeProblem(item) !== undefined || !isTelemetryEvent({ requestBody: item })) return undefined
    const verdict = judge(item as Schemas['TelemetryEventInput'])
    return 'event' in verdict ? verdict.event : undefined
  })
  const events = judged.filter(event => event !== undefined)
  await recordTelemetry(deps, source(request.caller), events)
  const rejected = judged.flatMap((event, index) =>
    event === undefined ? [{ index, error: 'validation_failed' as const }] : [],
  )
  return { status: 202, body: { accepted: events.length, rejected } }
}

function source(caller: Caller): TelemetrySource {
  const { tenantId, id, hasWebhook } = callerKey(caller)
  return { tenantId, keyId: id, conversationId: caller.session?.conversationId ?? null, hasWebhook }
}

/** The event, or the violation that no schema can express. */
function judge({ name, properties = {}, occurredAt, clientEventId }: Schemas['TelemetryEventInput']): Judged {
  const instant = occurredAt === undefined ? undefined : parseInstantOrDay(occurredAt)
  if (instant === undefined && occurredAt !== undefined) return { field: 'occurredAt', rule: 'format' }
  const exceeded = exceededLimit(properties as JsonObject)
  if (exceeded !== undefined) return { field: 'properties', rule: exceeded === 'bytes' ? 'max_length' : 'type' }
  return { event: { name, properties: properties as JsonObject, occurredAt: instant, clientEventId } }
}
