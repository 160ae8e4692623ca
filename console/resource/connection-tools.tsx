import { useState } from 'react'
import type { HeldOperation } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import {
  useAcceptHeld,
  useConnectionDocument,
  useHeldOperations,
  useRefreshTools,
} from '../data/connection-documents.ts'
import { Value } from '../flow/inspector/value.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { List } from '../parts/list.tsx'
import { Problem } from '../parts/problem.tsx'
import { DeleteDocument, type DocumentProps } from './delete-document.tsx'
import { Change, Changes, Refusal } from './document-changes.tsx'
import { factsOf } from './items.ts'
import { operation } from './operations.ts'
import styles from './resource.module.css'
import { Facts } from './shown.tsx'

/** The tools of an MCP server: listed on demand, with the differences that wait for somebody. */
export function ConnectionTools({ connectionId, etag }: DocumentProps) {
  const { may } = useSession()
  const { data, error } = useConnectionDocument(connectionId)
  const refresh = useRefreshTools(connectionId)
  const [isDeleting, setIsDeleting] = useState(false)
  const known = data ?? undefined
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="Tools of the server">
      <div className={css.rowHeading}>
        <h2>Tools of the server</h2>
        <span className={css.space} />
        {may('refreshConnectionDocument') && data !== undefined && (
          <Button disabled={refresh.isPending} onClick={() => refresh.mutate(etag)}>
            {refresh.isPending ? 'Listing…' : known === undefined ? 'List tools' : 'Refresh tools'}
          </Button>
        )}
        {may('deleteConnectionDocument') && known !== undefined && (
          <Button onClick={() => setIsDeleting(true)}>Delete tools</Button>
        )}
      </div>
      {error !== null && <Problem error={error} />}
      {refresh.error !== null && <Refusal subject="tools" error={refresh.error} />}
      {data === null && (
        <p className={css.soft}>Once they are listed, nodes of flows and agents call the tools by their names.</p>
      )}
      {known !== undefined && (
        <Facts item={{ ...known }} fields={factsOf(operation('getConnectionDocument').fields ?? [])} />
      )}
      {known !== undefined && known.held > 0 && may('listHeldOperations') && (
        <HeldTools connectionId={connectionId} etag={known.etag} />
      )}
      {refresh.data !== undefined && (
        <Changes title="Tools of the server" {...refresh.data} onClose={() => refresh.reset()} />
      )}
      {isDeleting && (
        <DeleteDocument {...{ connectionId, etag }} title="Delete the tools" onClose={() => setIsDeleting(false)} />
      )}
    </section>
  )
}

/** What has changed since somebody accepted it last. `etag` is of the list that is shown: nothing later is accepted. */
function HeldTools({ connectionId, etag }: DocumentProps) {
  const { may } = useSession()
  const held = useHeldOperations(connectionId)
  const accept = useAcceptHeld(connectionId)
  const acceptNamed = (operations: string[]) => accept.mutate({ etag, operations })
  const all = held.hasNextPage ? [] : held.items.map(({ operation: name }) => name)
  const mayAccept = may('acceptHeldOperations')
  // What is accepted is what is shown.
  const isWaiting = accept.isPending || held.isFetching
  return (
    <>
      <div className={css.rowHeading}>
        <h3>Waiting to be accepted</h3>
        <span className={css.space} />
        {mayAccept && all.length > 1 && (
          <Button disabled={isWaiting} onClick={() => acceptNamed(all)}>
            Accept all
          </Button>
        )}
      </div>
      <p className={css.soft}>
        These tools are not as they were. Flows that name them cannot be published until the difference is accepted;
        published ones keep the tools as they were.
      </p>
      {accept.error !== null && <Problem error={accept.error} />}
      <List listing={held} empty={<p>Nothing waits.</p>} label="Waiting to be accepted">
        <ul className={styles.usedBy}>
          {held.items.map(one => (
            <li key={one.operation}>
              <Difference held={one} />
              {mayAccept && (
                <Button
                  disabled={isWaiting}
                  aria-label={`Accept ${one.operation}`}
                  onClick={() => acceptNamed([one.operation])}
                >
                  Accept
                </Button>
              )}
            </li>
          ))}
        </ul>
      </List>
    </>
  )
}

function Difference({ held }: { held: HeldOperation }) {
  const { before, after } = held
  return (
    <>
      <Change change={held} />
      <details>
        <summary>Before</summary>
        <Value value={before} />
      </details>
      {after !== undefined && (
        <details>
          <summary>Now</summary>
          <Value value={after} />
        </details>
      )}
    </>
  )
}
