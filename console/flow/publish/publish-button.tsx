import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useDraft } from '../../drafts/draft.tsx'
import { useShortcut } from '../editor/use-keys.ts'
import { Button } from '../../parts/controls/button.tsx'
import { css } from '../../parts/css.ts'

const pathOf = (flowId: string): string => `/flows/${flowId}/publish`

export function PublishLink({ flowId }: { flowId: string }) {
  return (
    <Link className={css.link} href={pathOf(flowId)}>
      Publish…
    </Link>
  )
}

/** Inside an open draft: unsaved work is saved before the review. If it cannot be saved, the page stays open. */
export function PublishDraft({ flowId }: { flowId: string }) {
  const { state, save } = useDraft()
  const [, navigate] = useLocation()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (leaving && state === 'saved') navigate(pathOf(flowId))
    else if (state !== 'saving' && state !== 'unsaved') setLeaving(false)
  }, [leaving, state, navigate, flowId])
  const leave = () => {
    setLeaving(true)
    void save()
  }
  useShortcut('publish', leave)
  return (
    <Button kind="primary" title="Publish (Ctrl+Enter)" disabled={leaving} onClick={leave}>
      Publish…
    </Button>
  )
}
