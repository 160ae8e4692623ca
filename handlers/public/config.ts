import type { Configuration } from '../../services/configuration/configuration.ts'
import { getPublicConfigSection as read, type ConfigDocument } from '../../services/published/public-config.ts'
import type { Published, PublishedDocuments } from '../../services/published/documents.ts'
import { callerKey } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { answerDocument, render, type Rendered } from '../json-document.ts'

type Answer = ConfigDocument & { publishedAt: string | null }

const answers = new WeakMap<Published<ConfigDocument>, Rendered<Answer>>()

export async function getPublicConfigSection(
  deps: { configuration: Configuration; published: PublishedDocuments },
  request: RequestOf<'getPublicConfigSection'>,
): Promise<ReplyOf<'getPublicConfigSection'>> {
  const published = await read(deps, callerKey(request.caller), request.params.section)
  const {
    document: { section, values },
    publishedAt,
    source,
  } = published
  const rendered = answers.get(published) ?? render({ section, values, publishedAt })
  answers.set(published, rendered)
  return answerDocument(rendered, source, request)
}
