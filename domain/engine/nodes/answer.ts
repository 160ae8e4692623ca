import type { AnswerNode } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { ANSWER_DEFAULTS } from '../../knowledge/answer-defaults.ts'
import { answerPassages, citedSentences, type AnswerPassage, type CitedSentence } from '../../knowledge/citations.ts'
import type { Move, NodeKind } from '../compiled-flow.ts'
import type { CallResult } from '../stimulus.ts'
import { rendered, type TurnState } from '../turn-state.ts'
import { callTargets, makeCall, takeResult } from './calls.ts'

const CARD_TEXT_LENGTH = 600

export const answer: NodeKind<AnswerNode> = {
  pauses: false,
  targets: node => [
    ...callTargets(node),
    ...(node.onUnsure === undefined ? [] : [{ pointer: '/onUnsure', to: node.onUnsure }]),
  ],
  compile(node, compiler) {
    const question = compiler.template(node.question, '/question')
    const language = node.language === undefined ? undefined : compiler.template(node.language, '/language')
    const instructions =
      node.instructions === undefined ? undefined : compiler.template(node.instructions, '/instructions')
    const { connection = null, model = null, sources = [], timeoutMs = 30_000 } = node
    const { passages, threshold } = { ...ANSWER_DEFAULTS, ...node }
    if ((connection === null) !== (model === null))
      compiler.problem(
        connection === null ? '/model' : '/connection',
        'node_settings',
        'connection and model go together',
      )
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        const only = language === undefined ? '' : (await rendered(language, turn)).trim()
        return makeCall(turn, {
          kind: 'answer',
          connection,
          model,
          instructions: instructions === undefined ? null : await rendered(instructions, turn),
          question: await rendered(question, turn),
          sources,
          ...(node.labels === undefined ? {} : { labels: [...node.labels] }),
          language: only === '' ? null : only,
          passages,
          threshold,
          timeoutMs,
          retries: 0,
        })
      },
      callReturned: (turn, result) => returned(turn, node, result),
    }
  },
}

function returned(turn: TurnState, node: AnswerNode, result: CallResult): Move {
  const failure = 'answer_error'
  if (!result.ok) return takeResult(turn, node, result, { failure })
  const { passages, sentences } = answerContent(result.value)
  const isSure = passages.length > 0 && (node.connection === undefined || sentences.length > 0)
  if (!isSure) return unsure(turn, node)
  const text = sentences.map(sentence => sentence.text).join(' ')
  const value = { text, sentences, passages } as unknown as JsonObject
  const show = () =>
    node.connection === undefined ? showPassages(turn, passages) : showAnswer(turn, sentences, passages)
  return takeResult(turn, node, { ok: true, value }, { failure, show })
}

/** The team gets to know the question. */
function unsure(turn: TurnState, { onUnsure, next = null }: AnswerNode): Move {
  const { wait } = turn.snapshot
  if (wait?.kind === 'call' && wait.request.kind === 'answer') turn.recordGap(wait.request)
  return onUnsure === undefined
    ? { type: 'go', edge: '/next', to: next }
    : { type: 'go', edge: '/onUnsure', to: onUnsure }
}

/** Text without markup, so that none of a document or model is carried out, and a card for each cited document. */
function showAnswer(turn: TurnState, sentences: readonly CitedSentence[], passages: readonly AnswerPassage[]): void {
  turn.addBlock('message', { text: sentences.map(({ text }) => text).join(' '), role: 'agent', format: 'plain' })
  const cited = new Set(sentences.flatMap(({ citations }) => citations.map(({ passage }) => passage)))
  const documents = new Map(passages.flatMap((passage, index) => (cited.has(index) ? [[passage.url, passage]] : [])))
  for (const passage of documents.values()) turn.addBlock('card', cardOf(passage))
}

function showPassages(turn: TurnState, passages: readonly AnswerPassage[]): void {
  for (const passage of passages) {
    const text = passage.text.replaceAll(/^#{1,6}\s.*$/gm, '').trim()
    const shown = text.length > CARD_TEXT_LENGTH ? `${text.slice(0, CARD_TEXT_LENGTH).toWellFormed()}…` : text
    turn.addBlock('card', { ...cardOf(passage), ...(shown === '' ? {} : { text: shown }) })
  }
}

/** A card that links to the document of a passage. */
export function cardOf({ url, title, headings }: AnswerPassage): JsonObject & { title: string } {
  return {
    title: title === '' ? url : title,
    ...(headings.length === 0 ? {} : { subtitle: headings.join(' › ') }),
    ...(/^https?:\/\//.test(url) ? { url } : {}),
  }
}

/** The content of a result, whose passages may be those that a test states, with the sentences that they prove. */
export function answerContent(value: Json): { passages: AnswerPassage[]; sentences: CitedSentence[] } {
  const passages = answerPassages(value)
  const answer = isJsonObject(value) ? value['answer'] : undefined
  return { passages, sentences: typeof answer === 'string' ? citedSentences(answer, passages) : [] }
}
