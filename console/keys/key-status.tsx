import { useState } from 'react'
import type { PublishableKey, PublishableKeyStatus } from '../../sdk/index.ts'
import { useChangeKeyStatus } from '../data/keys.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

type Action = { status: PublishableKeyStatus; title: string; meaning: string }

const ACTIONS: readonly Action[] = [
  { status: 'active', title: 'Activate', meaning: 'Pages can use the key again, within a second.' },
  { status: 'paused', title: 'Pause', meaning: 'Pages that use the key are refused until it is active again.' },
  { status: 'disabled', title: 'Disable', meaning: 'Pages that use the key are refused until it is active again.' },
  {
    status: 'revoked',
    title: 'Revoke',
    meaning: 'Pages that use the key are refused for good. This cannot be undone.',
  },
]

/** The states that the key may change into. */
export function KeyStatus({ publishableKey: key }: { publishableKey: PublishableKey }) {
  const [chosen, setChosen] = useState<Action>()
  const change = useChangeKeyStatus(key, () => setChosen(undefined))
  if (key.status === 'revoked') return <p className={css.soft}>Revoked permanently.</p>
  return (
    <>
      {ACTIONS.filter(({ status }) => status !== key.status).map(action => (
        <Button
          key={action.status}
          kind={action.status === 'revoked' ? 'danger' : undefined}
          onClick={() => setChosen(action)}
        >
          {action.title}
        </Button>
      ))}
      {chosen !== undefined && (
        <AskDialog
          title={`${chosen.title} ${key.name}?`}
          action={chosen.title}
          call={change}
          onSubmit={() => change.mutate(chosen.status)}
          onClose={() => setChosen(undefined)}
        >
          <p>{chosen.meaning}</p>
        </AskDialog>
      )}
    </>
  )
}
