import { useState, type KeyboardEvent } from 'react'
import { Select } from '../parts/controls/inputs.tsx'
import { css } from '../parts/css.ts'
import { Icon } from '../parts/icon.tsx'
import { Conversation } from './conversation.tsx'
import { FlowPicture } from './flow-picture.tsx'
import styles from './gallery.module.css'
import { isFound, tradesOf, type ReadyFlow } from './ready-flows.ts'

type Props = {
  flows: readonly ReadyFlow[]
  chosen: string
  onChoose: (flow: ReadyFlow) => void
  /** Opens a live chat with the chosen flow. */
  onTry: () => void
}

/** Whole flows to begin with, found by trade or by a search. The chosen one stays in sight. */
export function Gallery({ flows, chosen, onChoose, onTry }: Props) {
  const [search, setSearch] = useState('')
  const [trade, setTrade] = useState('')
  const found = flows.filter(flow => isFound(flow, search, trade))
  const shown = flows.filter(flow => flow.id === chosen || found.includes(flow))
  return (
    <>
      <div className={css.filters}>
        <label className={css.filter} data-wide>
          <Icon name="search" />
          <input
            type="search"
            aria-label="Search flows"
            placeholder="Search flows"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={keepForm}
          />
        </label>
        <Select
          aria-label="Trade"
          none="All trades"
          choices={tradesOf(flows).map(name => ({ value: name, title: name }))}
          value={trade}
          onChange={setTrade}
        />
        <p className={styles.count} role="status">
          {found.length === flows.length ? `${flows.length} flows` : `${found.length} of ${flows.length} flows`}
        </p>
      </div>
      <ul className={styles.gallery} aria-label="Ready flows">
        {shown.map(flow => (
          <li key={flow.id} className={styles.ready}>
            <Card flow={flow} isChosen={chosen === flow.id} onChoose={() => onChoose(flow)} />
            {chosen === flow.id && flow.conversation.length > 0 && (
              <Conversation title={flow.title} lines={flow.conversation} onTry={onTry} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Enter in the search would create the flow before its author has chosen. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

type CardProps = { flow: ReadyFlow; isChosen: boolean; onChoose: () => void }

function Card({ flow: { title, about, trade, needs, definition }, isChosen, onChoose }: CardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" name="start" checked={isChosen} onChange={onChoose} />
      <FlowPicture definition={definition} />
      <strong>{title}</strong>
      <span>{about}</span>
      <small>
        {trade}
        {needs !== '' && `; needs ${needs}`}
      </small>
    </label>
  )
}
