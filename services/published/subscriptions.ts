import type { SubscriptionRow } from '../../adapters/stores/flows/published.ts'
import { correlationKey, keyOfEvent, selectorOf, selectorText, type CorrelationKey } from '../../domain/correlation.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import type { CompiledExpression } from '../../domain/expressions/expression.ts'
import type { JsonObject } from '../../domain/json.ts'

export type PublishedFlow = { flowId: string; code: string; version: number; versionId: string; flow: CompiledFlow }

/** A flow's subscription to an event; `filter` is undefined where every such event starts the flow. */
export type PublishedSubscription = { id: string; flow: PublishedFlow; filter: CompiledExpression | undefined }

/** Finds the subscriptions that an event is for without a look at the others. */
export type PublishedSubscriptions = {
  /** Those to events of the name whose fields correspond to this data; their filters are not evaluated yet. */
  to: (name: string, data: JsonObject) => PublishedSubscription[]
}

export function createSubscriptions(
  rows: readonly SubscriptionRow[],
  flows: ReadonlyMap<string, PublishedFlow>,
): PublishedSubscriptions {
  const fieldsOf = new Map<string, Set<string>>()
  const found = new Map<string, PublishedSubscription[]>()
  for (const row of rows) {
    const flow = flows.get(row.flowId)
    const index = flow === undefined ? -1 : triggerIndex(flow.flow, row)
    if (flow === undefined || index < 0) continue
    const key = correlationKey(row.correlation ?? undefined)
    fieldsOf.set(row.eventName, (fieldsOf.get(row.eventName) ?? new Set()).add(key.fields))
    const place = placeOf(row.eventName, key)
    const others = found.get(place)
    const subscription = { id: row.id, flow, filter: flow.flow.filters.get(index) }
    if (others === undefined) found.set(place, [subscription])
    else others.push(subscription)
  }
  return {
    to: (name, data) =>
      [...(fieldsOf.get(name) ?? [])].flatMap(fields => {
        const key = keyOfEvent(fields, data)
        return key === undefined ? [] : (found.get(placeOf(name, key)) ?? [])
      }),
  }
}

function placeOf(name: string, { fields, digest }: CorrelationKey): string {
  return `${name} ${fields} ${digest}`
}

function triggerIndex({ definition }: CompiledFlow, row: SubscriptionRow): number {
  const text = selectorText(row)
  return (definition.triggers ?? []).findIndex(
    trigger => trigger.type === 'event' && selectorText(selectorOf(trigger)) === text,
  )
}
