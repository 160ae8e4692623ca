import type { components } from '../../generated/types/public.ts'
import { recordTelemetryEvent as isTelemetryEvent } from '../../generated/validators/public/bodies.js'
import { parseInstant } from '../../domain/instants.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import {
  recordTelemetry,
  type ClientEvent,
  type TelemetryDeps,
  type TelemetrySource,
} from '../../services/telemetry/telemetry.ts'
import { callerKey, type Caller, type ReplyOf, type RequestOf } from '../wire.ts'

type Schemas = components['schemas']

export async function recordTelemetryEvent(
  deps: TelemetryDeps,
  request: RequestOf<'recordTelemetryEvent'>,
): Promise<ReplyOf<'recordTelemetryEvent'>> {
  const event = clientEvent(request.body)
  if (event === undefined)
    throw new Refusal('validation_failed', {
      details: { validation_errors: [{ field: 'occurredAt', rule: 'format' }] },
    })
  await recordTelemetry(deps, source(request.caller), [event])
  return { status: 202, body: { accepted: 1 } }
}

export async function recordTelemetryBatch(
  deps: TelemetryDeps,
  request: RequestOf<'recordTelemetryBatch'>,
): Promise<ReplyOf<'recordTelemetryBatch'>> {
  const judged = request.body.events.map(item =>
    isTelemetryEvent({ requestBody: item }) ? clientEvent(item) : undefined,
  )
  const events = judged.filter(event => event !== undefined)
  await recordTelemetry(deps, source(request.caller), events)
  const rejected = judged.flatMap((event, index) =>
    event === undefined ? [{ index, error: 'validation_failed' as const }] : [],
  )
  return { status: 202, body: { accepted: events.length, rejected } }
}

function source(caller: Caller): TelemetrySource {
  const { tenantId, id } = callerKey(caller)
  return { tenantId, keyId: id, conversationId: caller.session?.conversationId ?? null }
}

/** Undefined when `occurredAt` is no instant that can be stored. */
function clientEvent({
  name,
  properties,
  occurredAt,
  clientEventId,
}: Schemas['TelemetryEventInput'] | Schemas['TelemetryBatchItem']): ClientEvent | undefined {
  const instant = occurredAt === undefined ? undefined : parseInstant(occurredAt)
  if (instant === undefined && occurredAt !== undefined) return undefined
  return { name, properties: (properties ?? {}) as JsonObject, occurredAt: instant, clientEventId }
}
