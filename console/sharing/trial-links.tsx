import { useState } from 'react'
import type { AdminFlow, TrialLink } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useCreateTrialLink, useRevokeTrialLink, useTrialLinks } from '../data/trial-links.ts'
import { Button } from '../parts/controls/button.tsx'
import { SelectControl } from '../parts/controls/controls.tsx'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Time } from '../parts/time.tsx'
import { SharedAddress } from './shared-address.tsx'
import styles from './sharing.module.css'

const LIFETIMES = [
  { value: 'P1D', title: 'A day' },
  { value: 'P7D', title: 'A week' },
  { value: 'P30D', title: '30 days' },
]

/** Links with which others try the draft. The address of a new one is shown until the dialog closes. */
export function TrialLinks({ flow }: { flow: AdminFlow }) {
  const { may } = useSession()
  const links = useTrialLinks(flow.id)
  return (
    <section aria-label="The draft, to try">
      <h2>The draft, to try</h2>
      <p className={css.soft}>
        Anybody with a trial link can chat with the draft as it is at that moment. Nothing is stored, sent or called.
      </p>
      {links.error !== null && <Problem error={links.error} />}
      {may('createTrialLink') && <NewLink flowId={flow.id} />}
      {links.items.length > 0 && (
        <ul className={styles.links} aria-label="Trial links">
          {links.items.map(link => (
            <OneLink key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NewLink({ flowId }: { flowId: string }) {
  const [validFor, setValidFor] = useState<string | undefined>('P7D')
  const [url, setUrl] = useState<string>()
  const creation = useCreateTrialLink(flowId, setUrl)
  return (
    <>
      <div className={styles.make}>
        <SelectControl label="Valid for" choices={LIFETIMES} value={validFor} onChange={setValidFor} required />
        <Button
          disabled={creation.isPending || validFor === undefined}
          onClick={() => validFor !== undefined && creation.mutate(validFor)}
        >
          Make a trial link
        </Button>
      </div>
      {creation.error !== null && <Problem error={creation.error} />}
      {url !== undefined && (
        <div role="status">
          <SharedAddress url={url}>It is shown only once, and cannot be read again.</SharedAddress>
        </div>
      )}
    </>
  )
}

function OneLink({ link: { id, flowId, status, createdAt, expiresAt } }: { link: TrialLink }) {
  const { may } = useSession()
  const revocation = useRevokeTrialLink(flowId)
  return (
    <li>
      <span>
        Made <Time at={createdAt} />, {status === 'active' ? 'expires' : 'expired'} <Time at={expiresAt} />
      </span>
      {may('revokeTrialLink') && (
        <Button disabled={revocation.isPending} onClick={() => revocation.mutate(id)}>
          {status === 'active' ? 'Revoke' : 'Remove'}
        </Button>
      )}
      {revocation.error !== null && <Problem error={revocation.error} />}
    </li>
  )
}
