import { corresponds } from '../correlation.ts'
import type { CompiledFlow } from '../engine/compiled-flow.ts'
import type { Ambient, Scope } from '../expressions/evaluation.ts'
import { isTrue } from '../expressions/expression.ts'
import type { JsonObject } from '../json.ts'
import { nearestName } from '../nearest-name.ts'

/** Why this event does not start the flow, as a sentence without its full stop; undefined if it does. */
export async function whyNotStarted(
  { definition, filters }: CompiledFlow,
  event: { name: string; data: JsonObject },
  ambient: Ambient,
): Promise<string | undefined> {
  const triggers = [...(definition.triggers ?? []).entries()].flatMap(([index, trigger]) =>
    trigger.type === 'event' ? [{ ...trigger, compiled: filters.get(index) }] : [],
  )
  const named = triggers.filter(trigger => trigger.event === event.name)
  if (named.length === 0) return `no trigger of the flow names the event ${event.name}; ${otherEvents(event, triggers)}`
  const corresponding = named.filter(({ correlation }) => corresponds(correlation, event.data))
  if (corresponding.length === 0) return `the correlation of the trigger ${event.name} does not match these data`
  let failure = ''
  for (const { compiled } of corresponding) {
    if (compiled === undefined) return undefined
    try {
      if (isTrue(await compiled.evaluate(scopeOf(event.data), ambient))) return undefined
    } catch (error) {
      failure = `: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  const filter = corresponding.map(trigger => trigger.filter).join(' or ')
  return failure === ''
    ? `the filter of the trigger ${event.name} is false for these data: ${filter}`
    : `the filter of the trigger ${event.name} fails on these data${failure}`
}

function otherEvents({ name }: { name: string }, triggers: readonly { event: string }[]): string {
  const events = [...new Set(triggers.map(trigger => trigger.event))]
  if (events.length === 0) return 'no event starts it'
  const nearest = nearestName(name, events)
  return nearest === undefined ? `it starts on ${events.join(', ')}` : `did you mean ${nearest}?`
}

/** A filter sees the event alone, since there is no conversation yet. */
function scopeOf(event: JsonObject): Scope {
  return { vars: {}, input: {}, event, context: {}, entities: {}, conversation: {} }
}
