import { useEffect, useMemo, useRef, useState } from 'react'
import type { ParleyPreview, ShownChat } from '../../../generated/widget/parley-preview.js'
import { opens } from '../../access/may.ts'
import { useSession } from '../../access/session.tsx'
import { useWidgetValues } from '../../data/widget.ts'
import styles from './preview.module.css'

type Props = { label: string; chat: ShownChat; locale: string | undefined }

/** A conversation as visitors will see it, drawn by the widget itself with the look of the workspace. */
export function PreviewChat({ label, chat, locale }: Props) {
  const { user } = useSession()
  const look = useWidgetValues(opens(user, { operation: 'getConfigurationValues', section: 'widget' })).data
  const values = useMemo(
    () => Object.fromEntries((look?.values ?? []).map(({ path, value }) => [path, value as unknown])),
    [look],
  )
  const box = useRef<HTMLElement>(null)
  const [element, setElement] = useState<ParleyPreview>()
  useEffect(() => {
    let isHere = true
    void import('../../../generated/widget/parley-preview.js').then(module => {
      if (!isHere) return
      const created = new module.ParleyPreview()
      created.toggleAttribute('inline', true)
      box.current?.replaceChildren(created)
      setElement(created)
    })
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => {
    if (element !== undefined) element.preview = { values, intents: [], quickQuestions: [], locale }
  }, [element, values, locale])
  useEffect(() => {
    if (element !== undefined) element.chat = chat
  }, [element, chat])
  return <section ref={box} className={styles.tryChat} aria-label={label} />
}
