import type { components } from '../../generated/types/public.ts'
import { presentQuickQuestions } from '../../domain/quick-questions.ts'
import type { PublishableKey } from '../../services/access/publishable-keys.ts'
import {
  getQuickQuestions as read,
  type QuickQuestionDeps,
  type QuickQuestionsDocument,
} from '../../services/published/quick-questions.ts'
import type { Published, PublishedDocuments } from '../../services/published/documents.ts'
import { callerKey } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { answerDocument, render, type Rendered } from '../json-document.ts'

type Answer = components['schemas']['QuickQuestionsDocument']

// The reply is the same while the stored document and the key are the same. There are few selections.
const answers = new WeakMap<Published<QuickQuestionsDocument>, WeakMap<PublishableKey, Map<string, Rendered<Answer>>>>()

export async function getQuickQuestions(
  deps: QuickQuestionDeps & { published: PublishedDocuments },
  request: RequestOf<'getQuickQuestions'>,
): Promise<ReplyOf<'getQuickQuestions'>> {
  const key = callerKey(request.caller)
  const published = await read(deps, key)
  const pageTypes = request.query.pageTypes?.split(',').map(type => type.trim())
  return answerDocument(
    published.source === 'store' ? renderOnce(published, key, pageTypes) : renderFor(published, key, pageTypes),
    published.source,
    request,
  )
}

function renderFor(
  { document, publishedAt }: Published<QuickQuestionsDocument>,
  key: PublishableKey,
  pageTypes: readonly string[] | undefined,
): Rendered<Answer> {
  return render({ quickQuestions: presentQuickQuestions(document.quickQuestions, key.intents, pageTypes), publishedAt })
}

function renderOnce(
  published: Published<QuickQuestionsDocument>,
  key: PublishableKey,
  pageTypes: readonly string[] | undefined,
): Rendered<Answer> {
  const byKey = answers.get(published) ?? new WeakMap<PublishableKey, Map<string, Rendered<Answer>>>()
  answers.set(published, byKey)
  const known = byKey.get(key) ?? new Map<string, Rendered<Answer>>()
  byKey.set(key, known)
  // Unknown page types select nothing.
  const selection =
    pageTypes === undefined
      ? 'all'
      : [...new Set(published.document.quickQuestions.map(({ pageType }) => pageType))]
          .filter(type => pageTypes.includes(type))
          .join()
  const rendered = known.get(selection) ?? renderFor(published, key, pageTypes)
  known.set(selection, rendered)
  return rendered
}
