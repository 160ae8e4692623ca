import { nearestAmong } from '../nearest-name.ts'
import { warning, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'
import type { PlacedTrigger, Workspace } from './references.ts'
import { withSuggestion } from './schema-findings.ts'

/** Intents that may interrupt a question, and never will: those of the flow itself, and those that no flow has. */
export function asideIntentFindings(
  triggers: readonly PlacedTrigger[],
  nodes: readonly PlacedNode[],
  { codes }: Workspace,
): Finding[] {
  const own = new Set(triggers.flatMap(({ trigger }) => (trigger.type === 'chat_intent' ? [trigger.intent] : [])))
  const known = codes?.intent === undefined ? undefined : new Set(codes.intent)
  const nearest = nearestAmong(codes?.intent ?? [])
  return nodes.flatMap(({ node, index }) =>
    ('asideIntents' in node ? node.asideIntents : []).flatMap((intent, at) => {
      const path = `/nodes/${index}/asideIntents/${at}`
      if (own.has(intent))
        return [
          warning(path, 'own_intent', `the intent ${intent} is the flow's own, and a flow does not interrupt itself`),
        ]
      if (known === undefined || known.has(intent)) return []
      const { message, suggestion } = withSuggestion(`no published flow has the intent "${intent}"`, nearest(intent))
      return [warning(path, 'unknown_intent', message, suggestion === undefined ? {} : { suggestion })]
    }),
  )
}
