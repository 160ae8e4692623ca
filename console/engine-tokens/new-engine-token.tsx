import { useState } from 'react'
import type { EngineTokenScope } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useCreateEngineToken } from '../data/engine-tokens.ts'
import { CheckControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { SecretOnce } from '../parts/secret-once.tsx'

const SCOPES: Record<EngineTokenScope, { label: string; help: string }> = {
  engine: { label: 'engine', help: 'Start and resume flows, and read their results.' },
  insights: { label: 'insights', help: 'Record conversions.' },
  training: { label: 'training', help: 'Deliver pages for training, as the crawler does.' },
  metrics: { label: 'metrics', help: 'Read /metrics, which spans all workspaces.' },
}
const LIFETIMES = [
  { value: '30', title: 'In 30 days' },
  { value: '90', title: 'In 90 days' },
  { value: '365', title: 'In a year' },
]
const DAY_MS = 86_400_000

/** Creates a token for this workspace. Its value is shown once, and is stored nowhere. */
export function NewEngineToken({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  const [name, setName] = useState<string>()
  const [scopes, setScopes] = useState<readonly EngineTokenScope[]>(['engine'])
  const [days, setDays] = useState<string | undefined>('90')
  const [secret, setSecret] = useState<string>()
  const creation = useCreateEngineToken(setSecret)
  const create = () => {
    const expiresAt = days === undefined ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString()
    creation.mutate({ name: name ?? '', scopes: [...scopes], expiresAt })
  }
  if (secret !== undefined)
    return (
      <SecretOnce
        title="Copy the token"
        about="Your server sends it with every request."
        secret={secret}
        onDone={onClose}
      />
    )
  const ready = name !== undefined && scopes.length > 0
  // The figures of all workspaces are for super-admins.
  const offered = Object.entries(SCOPES).filter(([scope]) => scope !== 'metrics' || user.superAdmin)
  return (
    <AskDialog
      title="New engine token"
      action="Create"
      call={creation}
      onSubmit={create}
      ready={ready}
      onClose={onClose}
    >
      <TextControl label="Name of the caller" value={name} onChange={setName} placeholder="order system" required />
      <fieldset>
        <legend>What it opens</legend>
        {offered.map(([scope, { label, help }]) => (
          <CheckControl
            key={scope}
            label={label}
            help={help}
            value={scopes.includes(scope as EngineTokenScope)}
            onChange={wanted =>
              setScopes(present => {
                const others = present.filter(each => each !== scope)
                return wanted === true ? [...others, scope as EngineTokenScope] : others
              })
            }
          />
        ))}
      </fieldset>
      <SelectControl label="Expires" none="Never" choices={LIFETIMES} value={days} onChange={setDays} />
    </AskDialog>
  )
}
