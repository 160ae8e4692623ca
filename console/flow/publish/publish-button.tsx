import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useDraft } from '../draft/draft.tsx'

const pathOf = (flowId: string): string => `/flows/${flowId}/publish`

export function PublishLink({ flowId }: { flowId: string }) {
  return (
    <Link className="link" href={pathOf(flowId)}>
      Publish…
    </Link>
  )
}

/** Inside an open draft: what is unsaved is saved before it is looked at. */
export function PublishDraft({ flowId }: { flowId: string }) {
  const { save } = useDraft()
  const [, navigate] = useLocation()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await save()
    navigate(pathOf(flowId))
  }
  return (
    <button className="primary" disabled={leaving} onClick={() => void leave()}>
      Publish…
    </button>
  )
}
