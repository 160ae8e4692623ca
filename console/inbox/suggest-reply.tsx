import { Link } from 'wouter'
import type { HandoffSuggestion } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useSuggestion } from '../data/handoffs.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { sentenceOf } from '../parts/problem.tsx'
import { failureOf } from './suggestions.ts'

type Props = { handoffId: string; onTake: (text: string) => void }

/** Puts what a model suggests into the reply, where the person changes and sends it. */
export function SuggestReply({ handoffId, onTake }: Props) {
  const suggestion = useSuggestion(handoffId, ({ text }) => {
    if (text !== null) onTake(text)
  })
  const { data, error, isPending } = suggestion
  return (
    <div className={css.soft} role="status">
      <Button kind="quiet" type="button" disabled={isPending} onClick={() => suggestion.mutate()}>
        {isPending ? 'Asking the model…' : 'Suggest a reply'}
      </Button>
      {error !== null && <> {sentenceOf(error)}</>}
      {data !== undefined && <Outcome suggestion={data} />}
    </div>
  )
}

function Outcome({ suggestion }: { suggestion: HandoffSuggestion }) {
  const { may } = useSession()
  const failure = failureOf(suggestion)
  if (failure !== undefined)
    return (
      <>
        {' '}
        {failure}{' '}
        {suggestion.failure === 'not_configured' && may('updateQueue') && <Link href="/queues">Name one there</Link>}
      </>
    )
  return (
    <>
      {' '}
      Read it before you send it.
      {suggestion.sources.length > 0 && (
        <>
          {' '}
          From:{' '}
          {suggestion.sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <Source title={title} url={url} />
            </span>
          ))}
        </>
      )}
    </>
  )
}

/** Uploaded documents have no page. */
function Source({ title, url }: { title: string; url: string }) {
  if (!/^https?:\/\//.test(url)) return title
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  )
}
