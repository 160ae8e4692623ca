import type { Pool } from '../../adapters/postgres/pool.ts'
import { findConfigValue } from '../../adapters/stores/configuration/overrides.ts'
import {
  bindQuickQuestions,
  isBoundQuestion,
  isQuickQuestion,
  presentQuickQuestions,
  type BoundQuestion,
  type QuickQuestionRow,
} from '../../domain/quick-questions.ts'
import { isJsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'
import { loadPublication, type Publication, type Publications } from './published.ts'
import type { PublishedDocuments, Published } from './documents.ts'

export type QuickQuestionDeps = { db: Pool; publications: Publications }

const PATH = 'widget/quick_questions/questions'
export const QUICK_QUESTIONS_KEY = 'quick-questions'

/** The stored quick questions of a workspace: the same for every key. */
export type QuickQuestionsDocument = { quickQuestions: BoundQuestion[] }

/**
 * The workspace's quick questions, stored or live, the same for every visitor.
 * @throws Refusal `not_found` if there is no stored document and the configured value is not a list of questions
 */
export async function getQuickQuestions(
  deps: QuickQuestionDeps & { published: PublishedDocuments },
  key: PublishableKey,
): Promise<Published<QuickQuestionsDocument>> {
  const stored = await deps.published.read('webchat', `${key.tenantId}/${QUICK_QUESTIONS_KEY}`, readStored)
  return stored ?? (await computeLive(deps, key.tenantId))
}

async function computeLive(
  { db, publications }: QuickQuestionDeps,
  tenantId: string,
): Promise<Published<QuickQuestionsDocument>> {
  const [configured, publication] = await Promise.all([findConfigValue(db, tenantId, PATH), publications.of(tenantId)])
  const quickQuestions = bind(configured, publication)
  if (quickQuestions === undefined) throw new Refusal('not_found')
  return { source: 'live', document: { quickQuestions }, publishedAt: null }
}

/** The rows as this key sees them, always live; undefined if the configured value cannot be resolved. */
export async function findQuickQuestions(
  { db, publications }: QuickQuestionDeps,
  key: PublishableKey,
): Promise<QuickQuestionRow[] | undefined> {
  const [configured, publication] = await Promise.all([
    findConfigValue(db, key.tenantId, PATH),
    publications.of(key.tenantId),
  ])
  const bound = bind(configured, publication)
  return bound === undefined ? undefined : presentQuickQuestions(bound, key.intents, undefined)
}

/** The document to store, from the current database; undefined if the configured value cannot be resolved. */
export async function computeQuickQuestions(db: Pool, tenantId: string): Promise<QuickQuestionsDocument | undefined> {
  const [configured, publication] = await Promise.all([
    findConfigValue(db, tenantId, PATH),
    loadPublication(db, tenantId),
  ])
  const quickQuestions = bind(configured, publication)
  return quickQuestions === undefined ? undefined : { quickQuestions }
}

function bind(configured: unknown, { named, intents }: Publication): BoundQuestion[] | undefined {
  const questions = configured ?? []
  if (!Array.isArray(questions) || !questions.every(isQuickQuestion)) return undefined
  return bindQuickQuestions(questions, { ...named, intents })
}

function readStored(value: unknown): QuickQuestionsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { quickQuestions } = value
  return Array.isArray(quickQuestions) && quickQuestions.every(isBoundQuestion) ? { quickQuestions } : undefined
}
