import { useState, type SubmitEvent } from 'react'
import { useSession } from '../../access/session.tsx'
import { useNewComment } from '../../data/comments.ts'
import { useKeyedDraft } from '../../data/keyed-draft.ts'
import { useActiveUsers } from '../../data/team.ts'
import { Select } from '../../parts/controls/inputs.tsx'
import { Problem } from '../../parts/problem.tsx'
import styles from './comments.module.css'

type Props = { flowId: string; label: string; nodeId?: string; parentId?: string }

/** A comment or a reply, with the colleagues that it mentions. */
export function NewComment({ flowId, label, ...target }: Props) {
  const { may } = useSession()
  const { text, key, write } = useKeyedDraft(`comment ${flowId} ${target.parentId ?? target.nodeId ?? ''}`)
  const [mentions, setMentions] = useState<string[]>([])
  const users = useActiveUsers(may('listUsers')).data ?? []
  const creation = useNewComment(flowId, () => {
    write('')
    setMentions([])
  })
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !creation.isPending) creation.mutate({ ...target, text: text.trim(), mentions, key })
  }
  const choices = users.filter(({ id }) => !mentions.includes(id)).map(({ id, name }) => ({ value: id, title: name }))
  return (
    <form className={styles.form} aria-label={label} onSubmit={add}>
      {creation.error !== null && <Problem error={creation.error} />}
      <textarea
        aria-label={label}
        rows={2}
        maxLength={4000}
        readOnly={creation.isPending}
        placeholder={label}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {text !== '' && choices.length > 0 && (
        <Select
          aria-label="Mention"
          value=""
          none="Mention…"
          choices={choices}
          onChange={id => id !== '' && setMentions([...mentions, id])}
        />
      )}
      {users
        .filter(({ id }) => mentions.includes(id))
        .map(({ id, name }) => (
          <button
            key={id}
            type="button"
            title="Do not mention"
            onClick={() => setMentions(mentions.filter(one => one !== id))}
          >
            @{name} ×
          </button>
        ))}
      <button disabled={text.trim() === '' || creation.isPending}>Add</button>
    </form>
  )
}
