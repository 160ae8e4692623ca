import type { components } from '../../generated/types/public.ts'
import { matchChatIntents as match, type MatchDeps, type MatchedIntent } from '../../services/chat/matching.ts'
import { callerKey, callerSession } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function matchChatIntents(
  deps: MatchDeps,
  { caller, body: { text, locale } }: RequestOf<'matchChatIntents'>,
): Promise<ReplyOf<'matchChatIntents'>> {
  const chat = { key: callerKey(caller), session: callerSession(caller) }
  const { intents, ...outcome } = await match(deps, chat, { text, locale })
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { match: { ...outcome, intents: intents.map(matchedIntent) } },
  }
}

function matchedIntent({ intent, score, entities, missing }: MatchedIntent): components['schemas']['MatchedIntent'] {
  const { intent: name, display } = intent.trigger
  return {
    name,
    label: display?.label ?? name,
    subtitle: display?.subtitle ?? '',
    score: Math.min(1, Math.round(score * 1000) / 1000),
    entities,
    missingEntities: missing,
  }
}
