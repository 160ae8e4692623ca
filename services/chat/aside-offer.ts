import type { ExecutionRecord } from '../../adapters/stores/executions/state.ts'
import { permitsAside } from '../../domain/engine/asides.ts'
import { takesAnyText } from '../../domain/engine/nodes/questions.ts'
import { questionOf, restoreSnapshot, type Snapshot } from '../../domain/engine/snapshot.ts'
import type { AsideStimulus } from '../../domain/engine/stimulus.ts'
import { entitiesIn } from '../../domain/intents/entities.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { WaitAnswer } from '../engine/runs.ts'
import type { PublishedIntent } from '../published/published.ts'
import type { ChatCaller } from './caller.ts'
import { intentsByWords, intentsMeant, type MatchDeps } from './matching.ts'

type Typed = { text: string; values: object | undefined; asksBack: boolean; asideIntent: string | undefined }

export function permitsAsides({ wait }: Snapshot): boolean {
  return questionOf(wait)?.expectedInput.asides === true
}

/** How a text that was typed at a question is offered to the intents that may interrupt it. */
export function asideOffer(
  deps: MatchDeps,
  { key, session }: ChatCaller,
  { text, values, asksBack, asideIntent }: Typed,
): Pick<WaitAnswer, 'beforeAnswer' | 'asideOf'> {
  const mayInterrupt =
    (asking: Snapshot) =>
    ({ trigger: { intent }, flow: { code: flow } }: PublishedIntent): boolean =>
      (key.intents === null || key.intents.includes(intent)) && permitsAside(asking, { intent, flow })
  const offered = ({ conversation }: ExecutionRecord, asking: Snapshot) => ({
    text,
    locale: conversation.locale,
    isAllowed: mayInterrupt(asking),
  })
  return {
    async beforeAnswer(execution) {
      const asking = restoreSnapshot(execution.snapshot)
      if (!asksBack || asideIntent !== undefined || values !== undefined) return
      if (!permitsAsides(asking) || !takesAnyText(asking)) return
      // Most such texts are answers: a visitor does not wait for a model to say so.
      const { intents } = await intentsByWords(deps, session.tenantId, offered(execution, asking))
      if (intents.length > 0) throw uncertain(true, intents)
    },
    async asideOf(execution) {
      const asking = restoreSnapshot(execution.snapshot)
      if (asideIntent !== undefined) {
        const chosen = (await deps.publications.of(session.tenantId)).intentsByName.get(asideIntent)
        if (chosen === undefined || !mayInterrupt(asking)(chosen)) throw new Refusal('intent_not_matched')
        return asideTo(chosen, text)
      }
      if (!permitsAsides(asking)) return undefined
      const { outcome, intents } = await intentsMeant(deps, session, offered(execution, asking))
      if (outcome === 'suggested' && asksBack) throw uncertain(false, intents)
      return outcome === 'matched' && intents[0] !== undefined ? asideTo(intents[0], text) : undefined
    },
  }
}

function asideTo({ trigger, flow }: PublishedIntent, text: string): AsideStimulus {
  const { entities } = entitiesIn(text, trigger)
  return { type: 'aside', intent: trigger.intent, flow: flow.code, text, entities }
}

function uncertain(answers: boolean, intents: readonly PublishedIntent[]): Refusal {
  return new Refusal('answer_uncertain', {
    details: {
      answers,
      suggested_intents: intents.map(({ trigger: { intent: name, display } }) => ({
        name,
        label: display?.label ?? name,
      })),
    },
  })
}
