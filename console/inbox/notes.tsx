import type { SubmitEvent } from 'react'
import { useSession } from '../access/session.tsx'
import { useNewNote, useNotes } from '../data/handoffs.ts'
import { useKeyedDraft } from '../data/keyed-draft.ts'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Time } from '../parts/time.tsx'
import styles from './inbox.module.css'

/** What the team wrote for one another; the visitor never sees it. */
export function Notes({ handoffId }: { handoffId: string }) {
  const { may } = useSession()
  const notes = useNotes(handoffId)
  return (
    <section className={css.details} aria-label="Notes">
      <h2>Notes</h2>
      {notes.error !== null && <Problem error={notes.error} />}
      <ul className={styles.notes}>
        {notes.items.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p dir="auto">{text}</p>
            <span className={css.soft}>
              {author?.name ?? 'Somebody'}, <Time at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {notes.hasNextPage && <button onClick={() => void notes.fetchNextPage()}>Show more</button>}
      {may('addHandoffNote') && <NewNote handoffId={handoffId} />}
    </section>
  )
}

function NewNote({ handoffId }: { handoffId: string }) {
  const { text, key, write } = useKeyedDraft(`note ${handoffId}`)
  const note = useNewNote(handoffId, () => write(''))
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !note.isPending) note.mutate({ text: text.trim(), key })
  }
  return (
    <form className={styles.newNote} aria-label="New note" onSubmit={add}>
      {note.error !== null && <Problem error={note.error} />}
      <textarea
        aria-label="Note"
        rows={2}
        maxLength={10_000}
        readOnly={note.isPending}
        placeholder="For the team only"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <button disabled={text.trim() === '' || note.isPending}>Add note</button>
    </form>
  )
}
