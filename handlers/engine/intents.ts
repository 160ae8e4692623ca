import { ifNoneMatchMatches } from '../../domain/etags.ts'
import { listIntents as list } from '../../services/engine/engine.ts'
import type { PublishedIntent } from '../../services/published/published.ts'
import type { TurnDeps } from '../../services/engine/turns.ts'
import type { components } from '../../generated/types/engine.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function listIntents(
  deps: Pick<TurnDeps, 'publications'>,
  request: RequestOf<'listIntents'>,
): Promise<ReplyOf<'listIntents'>> {
  const { intents, etag } = await list(deps, request.query.tenant_id.toLowerCase())
  const headers = { 'ETag': etag, 'Cache-Control': 'private, max-age=300' }
  if (ifNoneMatchMatches(request.headers['if-none-match'], etag)) return { status: 304, headers }
  return { status: 200, headers, body: { intents: intents.map(catalogEntry), etag, cache_max_age_seconds: 300 } }
}

function catalogEntry({ trigger, flow }: PublishedIntent): components['schemas']['IntentCatalogEntry'] {
  const { display } = trigger
  return {
    name: trigger.intent,
    description: trigger.description ?? '',
    examples: trigger.examples ?? [],
    required_entities: trigger.requiredEntities ?? [],
    priority: trigger.priority ?? 0,
    flow_id: flow.flowId,
    flow_version: flow.version,
    display_label: display?.label ?? trigger.intent,
    subtitle: display?.subtitle ?? '',
    icon: display?.icon ?? null,
    accent_color: display?.accentColor ?? '',
    style_variant: display?.styleVariant ?? '',
    is_pinned: display?.pinned ?? false,
  }
}
