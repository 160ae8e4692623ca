import { useState } from 'react'
import { Link } from 'wouter'
import type { FoundResource } from '../../sdk/index.ts'
import { SHORTEST_SEARCH, useSearch } from '../data/search.ts'
import { TextControl } from '../parts/controls/controls.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { Problem } from '../parts/problem.tsx'
import { css } from '../parts/css.ts'
import styles from './search.module.css'

type Kind = FoundResource['kind']

/** The section of a kind of resource, the name of one, and its icon. */
const KINDS: Readonly<Record<Kind, { path: string; title: string; icon: string }>> = {
  flow: { path: '/flows', title: 'Flow', icon: 'flows' },
  form: { path: '/forms', title: 'Form', icon: 'form' },
  execution: { path: '/executions', title: 'Execution', icon: 'executions' },
  conversation: { path: '/conversations', title: 'Conversation', icon: 'conversations' },
  connection: { path: '/connections', title: 'Connection', icon: 'http' },
  goal: { path: '/goals', title: 'Goal', icon: 'goal' },
  key: { path: '/keys', title: 'Key', icon: 'keys' },
  user: { path: '/users', title: 'User', icon: 'handoff' },
  role: { path: '/roles', title: 'Role', icon: 'checkbox' },
  training_source: { path: '/training-sources', title: 'Training source', icon: 'select' },
  inbound_webhook: { path: '/inbound-webhooks', title: 'Inbound webhook', icon: 'event' },
  report: { path: '/reports', title: 'Report', icon: 'number' },
}

/** Finds resources of every kind by name, code or id. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const found = useSearch(text)
  const isShort = text.trim().length < SHORTEST_SEARCH
  return (
    <Dialog title="Search" onClose={onClose}>
      <div className={`${css.controls} ${styles.search}`}>
        <TextControl
          label="Search the workspace"
          bare
          value={text}
          placeholder="Name, code or id"
          onChange={typed => setText(typed ?? '')}
        />
        {found.error !== null && <Problem error={found.error} />}
        {!isShort && found.data !== undefined && <Results resources={found.data} onOpen={onClose} />}
      </div>
    </Dialog>
  )
}

function Results({ resources, onOpen }: { resources: readonly FoundResource[]; onOpen: () => void }) {
  if (resources.length === 0) return <p role="status">Nothing has this name, code or id.</p>
  return (
    <ul aria-label="Results">
      {resources.map(({ kind, id, name, code }) => {
        const { path, title, icon } = KINDS[kind]
        return (
          <li key={`${kind} ${id}`}>
            <Link href={`${path}/${encodeURIComponent(id)}`} onClick={onOpen}>
              <Icon name={icon} />
              <strong>{name}</strong>
              {code !== null && <code>{code}</code>}
              <span>{title}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
