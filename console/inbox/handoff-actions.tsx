import { useId, useState } from 'react'
import type { Handoff } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useAssignment, useClaim, useHandBack, useOutcomes } from '../data/handoffs.ts'
import { usePresences } from '../data/presence.ts'
import { useActiveUsers } from '../data/team.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Button } from '../parts/controls/button.tsx'
import { SelectControl } from '../parts/controls/controls.tsx'
import { ariaOf, Frame } from '../parts/controls/frame.tsx'
import { css } from '../parts/css.ts'
import { sentenceOf } from '../parts/problem.tsx'
import { OperationAction } from '../resource/operation-action.tsx'
import { isOpen, rightsOn } from './handoffs.ts'
import { TranscriptButton } from './transcript-dialog.tsx'

/** What the user may do with the handoff now. */
export function HandoffActions({ handoff }: { handoff: Handoff }) {
  const { user, may } = useSession()
  const [asks, setAsks] = useState<'assignment' | 'outcome'>()
  const claim = useClaim(handoff)
  const can = rightsOn(handoff, user.id, may('assignHandoff'))
  const close = () => setAsks(undefined)
  const parameters = { handoffId: handoff.id }
  return (
    <>
      {claim.error !== null && <span role="alert">{sentenceOf(claim.error)}</span>}
      {can.claim && may('claimHandoff') && (
        <Button kind="primary" disabled={claim.isPending} onClick={() => claim.mutate(undefined)}>
          Claim
        </Button>
      )}
      {can.end && may('handBackHandoff') && <button onClick={() => setAsks('outcome')}>Hand back…</button>}
      {isOpen(handoff) && may('assignHandoff') && <button onClick={() => setAsks('assignment')}>Assign…</button>}
      {can.release && <OperationAction operation="releaseHandoff" parameters={parameters} />}
      {can.end && <OperationAction operation="closeHandoff" parameters={parameters} />}
      <TranscriptButton handoff={handoff} />
      {asks === 'assignment' && <Assignment handoff={handoff} onClose={close} />}
      {asks === 'outcome' && <Outcome handoff={handoff} onClose={close} />}
    </>
  )
}

type DialogProps = { handoff: Handoff; onClose: () => void }

/** The people who are online come first. Without the permission to see users they are all that can be chosen. */
function Assignment({ handoff, onClose }: DialogProps) {
  const { user, may } = useSession()
  const [userId, setUserId] = useState<string>()
  const online = usePresences().data ?? []
  const others = useActiveUsers(may('listUsers')).data ?? [{ id: user.id, name: user.name }]
  const assignment = useAssignment(handoff, onClose)
  const people = [
    ...online.map(({ person, claimed }) => ({
      value: person?.id ?? '',
      title: `${person?.name ?? ''} – online, has ${claimed}`,
    })),
    ...others
      .filter(({ id }) => !online.some(({ person }) => person?.id === id))
      .map(({ id, name }) => ({ value: id, title: name })),
  ].filter(({ value }) => value !== handoff.claimedBy?.id)
  return (
    <AskDialog
      title="Assign the conversation"
      action="Assign"
      call={assignment}
      ready={userId !== undefined}
      onSubmit={() => assignment.mutate({ userId: userId ?? '' })}
      onClose={onClose}
    >
      <SelectControl
        label="Person"
        none="Choose somebody"
        choices={people}
        value={userId}
        onChange={setUserId}
        required
      />
    </AskDialog>
  )
}

function Outcome({ handoff, onClose }: DialogProps) {
  const [outcome, setOutcome] = useState('')
  const known = useOutcomes(handoff.queue).data ?? []
  const handBack = useHandBack(handoff, onClose)
  const id = useId()
  return (
    <AskDialog
      title="Hand the conversation back"
      action="Hand back"
      call={handBack}
      ready={outcome.trim() !== ''}
      onSubmit={() => handBack.mutate(outcome.trim())}
      onClose={onClose}
    >
      <p className={css.soft}>The flow goes on, and can take another path for each outcome.</p>
      <Frame id={id} label="Outcome" required>
        <input
          {...ariaOf({ id, describedBy: undefined, invalid: false, required: true })}
          list={`${id}-known`}
          maxLength={200}
          placeholder="solved"
          autoComplete="off"
          value={outcome}
          onChange={({ target }) => setOutcome(target.value)}
        />
        <datalist id={`${id}-known`}>
          {known.map(value => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </Frame>
    </AskDialog>
  )
}
