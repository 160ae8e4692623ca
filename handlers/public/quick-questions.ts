import { ifNoneMatchMatches, strongEtag } from '../../domain/etags.ts'
import { getQuickQuestions as readQuickQuestions, type QuickQuestionDeps } from '../../services/quick-questions.ts'
import { callerKey, type ReplyOf, type RequestOf } from '../wire.ts'

const CACHE_CONTROL = 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'

export async function getQuickQuestions(deps: QuickQuestionDeps, request: RequestOf<'getQuickQuestions'>): Promise<ReplyOf<'getQuickQuestions'>> {
  const pageTypes = request.query.pageTypes?.split(',').map(type => type.trim())
  const quickQuestions = await readQuickQuestions(deps, callerKey(request.caller), pageTypes)
  const bytes = Buffer.from(JSON.stringify({ quickQuestions, publishedAt: null }))
  const headers = { ETag: strongEtag(bytes), 'X-Edge-Source': 'live', 'Cache-Control': CACHE_CONTROL }
  return ifNoneMatchMatches(request.headers['if-none-match'], headers.ETag) ? { status: 304, headers } : { status: 200, headers, bytes }
}
