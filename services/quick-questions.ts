import type { Pool } from '../adapters/postgres.ts'
import { findConfigValue } from '../adapters/stores/runtime/published.ts'
import { presentQuickQuestions, type QuickQuestion, type QuickQuestionRow } from '../domain/quick-questions.ts'
import { Refusal } from '../domain/refusal.ts'
import type { PublishableKey } from './access.ts'
import type { Publications } from './published.ts'

export type QuickQuestionDeps = { db: Pool, publications: Publications }

const PATH = 'widget/quick_questions/questions'

/** The workspace's quick questions as the presenting key sees them. A stored value that is no list of questions cannot be resolved: `not_found`. */
export async function getQuickQuestions(deps: QuickQuestionDeps, key: PublishableKey, pageTypes?: readonly string[]): Promise<QuickQuestionRow[]> {
  const rows = await findQuickQuestions(deps, key, pageTypes)
  if (rows === undefined) throw new Refusal('not_found')
  return rows
}

/** As `getQuickQuestions`, but undefined where the stored value cannot be resolved. */
export async function findQuickQuestions({ db, publications }: QuickQuestionDeps, key: PublishableKey, pageTypes?: readonly string[]): Promise<QuickQuestionRow[] | undefined> {
  const [configured, { named, intents }] = await Promise.all([findConfigValue(db, key.tenantId, PATH), publications.of(key.tenantId)])
  const questions = readQuestions(configured)
  return questions === undefined ? undefined : presentQuickQuestions(questions, { ...named, intents }, key.intents, pageTypes)
}

function readQuestions(value: unknown): QuickQuestion[] | undefined {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return undefined
  const questions = value.filter(isQuestion)
  return questions.length === value.length ? questions : undefined
}

function isQuestion(value: unknown): value is QuickQuestion {
  if (value === null || typeof value !== 'object') return false
  const { question, pageType, assignedFlow } = value as Partial<Record<keyof QuickQuestion, unknown>>
  return typeof question === 'string' && typeof pageType === 'string' && ['general', 'category', 'product', 'cart'].includes(pageType) && (assignedFlow === undefined || assignedFlow === null || typeof assignedFlow === 'string')
}
