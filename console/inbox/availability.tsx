import { useState } from 'react'
import type { Presence } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useAvailability, useOwnPresence, usePresences, useSkills } from '../data/presence.ts'
import { useQueues } from '../data/team.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { CheckControl } from '../parts/controls/controls.tsx'
import { css } from '../parts/css.ts'
import { sentenceOf } from '../parts/problem.tsx'
import styles from './inbox.module.css'

/** Who is online, and whether the user is. */
export function Availability() {
  const { user, may } = useSession()
  const others = (usePresences().data ?? []).flatMap(({ person }) =>
    person?.id === user.id ? [] : (person?.name ?? []),
  )
  return (
    <>
      <span className={`${css.soft} ${styles.online}`} title={others.join(', ')}>
        {others.length === 0 ? 'Nobody else is online' : `${others.length} more online`}
      </span>
      {may('setPresence') && <Own />}
    </>
  )
}

function Own() {
  const { isAvailable, change, error } = useAvailability()
  const presence = useOwnPresence().data
  return (
    <>
      {error !== null && <span role="alert">{sentenceOf(error)}</span>}
      {presence !== undefined && <Skills presence={presence} />}
      <label className={styles.available} title="Queues that assign automatically give you conversations">
        <input type="checkbox" role="switch" checked={isAvailable} onChange={({ target }) => change(target.checked)} />
        Available
      </label>
    </>
  )
}

/** Of the skills that queues ask for, those that the user has. */
function Skills({ presence }: { presence: Presence }) {
  const queues = useQueues().data ?? []
  const [isOpen, setOpen] = useState(false)
  const known = [...new Set(queues.flatMap(({ skills }) => skills))].sort()
  if (known.length === 0) return null
  return (
    <>
      <button onClick={() => setOpen(true)}>Skills…</button>
      {isOpen && <SkillsDialog presence={presence} known={known} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { presence: Presence; known: readonly string[]; onClose: () => void }

function SkillsDialog({ presence: { state, skills }, known, onClose }: DialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(skills)
  const save = useSkills()
  return (
    <AskDialog
      title="Your skills"
      action="Save"
      call={save}
      onSubmit={() => save.mutate({ state, skills: [...chosen] }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className={css.soft}>You are given conversations of a queue when you have all skills that it asks for.</p>
      {known.map(skill => (
        <CheckControl
          key={skill}
          label={skill}
          value={chosen.includes(skill)}
          onChange={has => setChosen(has === true ? [...chosen, skill] : chosen.filter(other => other !== skill))}
        />
      ))}
    </AskDialog>
  )
}
