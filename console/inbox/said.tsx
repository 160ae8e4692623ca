import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../access/session.tsx'
import { Transcript } from '../conversations/transcript.tsx'
import { useMessages } from '../data/conversations.ts'
import styles from './inbox.module.css'

/** As far above the end as somebody is who still reads there. */
const NEAR_PX = 80

/** The whole conversation, at its end, where new messages come. */
export function Said({ conversationId }: { conversationId: string }) {
  const messages = useMessages(conversationId)
  const { may } = useSession()
  const { hasNextPage, isFetching, fetchNextPage } = messages
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const end = useEnd(messages.items.at(-1)?.id)
  return (
    <div ref={end.ref} className={styles.said} role="log" aria-label="What was said" onScroll={end.notice}>
      <Transcript conversationId={conversationId} messages={messages} linksRuns={may('inspectExecution')} />
    </div>
  )
}

/** Follows the last message, unless the reader has gone back to earlier ones. */
function useEnd(last: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (isAtEnd.current) ref.current?.scrollTo(0, ref.current.scrollHeight)
  }, [last])
  const notice = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = ref.current ?? {}
    isAtEnd.current = scrollTop + clientHeight > scrollHeight - NEAR_PX
  }
  return { ref, notice }
}
