import { useState } from 'react'
import type { EngineToken } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useEngineTokens, useRevokeEngineToken } from '../data/engine-tokens.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Empty } from '../parts/empty.tsx'
import { isEmptyList, List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { NewEngineToken } from './new-engine-token.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

/** The tokens with which servers call: each with its surfaces and its expiry. */
export function EngineTokensPage() {
  const { may } = useSession()
  const tokens = useEngineTokens()
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<EngineToken>()
  usePageTitle('Engine tokens')
  const button = (
    <Button kind="primary" onClick={() => setCreating(true)}>
      New token
    </Button>
  )
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Engine tokens</h1>
        {may('createEngineToken') && !isEmptyList(tokens) && button}
      </div>
      <List
        listing={tokens}
        empty={
          <Empty
            state="No engine tokens yet."
            purpose="A server of yours calls with an engine token: to start flows, report conversions or crawl."
            step={{ operation: 'createEngineToken', button }}
          />
        }
      >
        <Table
          columns={['Token', 'Status', 'Opens', 'Workspaces', 'Expires', 'Last used']}
          hasActions={may('revokeEngineToken')}
        >
          {tokens.items.map(token => (
            <Row key={token.id} token={token} {...(may('revokeEngineToken') ? { onRevoke: setRevoking } : {})} />
          ))}
        </Table>
      </List>
      {creating && <NewEngineToken onClose={() => setCreating(false)} />}
      {revoking !== undefined && <Revoke token={revoking} onClose={() => setRevoking(undefined)} />}
    </main>
  )
}

type RowProps = { token: EngineToken; onRevoke?: (token: EngineToken) => void }

function Row({ token, onRevoke }: RowProps) {
  const { name, status, scopes, workspaces, expiresAt, lastUsedAt } = token
  return (
    <tr>
      <td>
        <strong>{name}</strong>
      </td>
      <td>
        <Status status={status} />
      </td>
      <td>
        <span className={css.tags}>
          {scopes.map(scope => (
            <span key={scope} className={css.tag}>
              {scope}
            </span>
          ))}
        </span>
      </td>
      <td>{workspaces === null ? 'all' : workspaces.length}</td>
      <td>{expiresAt === null ? 'never' : <Time at={expiresAt} />}</td>
      <td>{lastUsedAt === null ? 'never' : <Time at={lastUsedAt} />}</td>
      {onRevoke !== undefined && (
        <td>
          {status === 'active' && (
            <Button kind="danger" aria-label={`Revoke ${name}`} onClick={() => onRevoke(token)}>
              Revoke
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

function Revoke({ token: { id, name }, onClose }: { token: EngineToken; onClose: () => void }) {
  const revocation = useRevokeEngineToken()
  return (
    <AskDialog
      title={`Revoke ${name}?`}
      action="Revoke"
      call={revocation}
      onSubmit={() => revocation.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className={css.soft}>Servers that call with this token are refused within a second. This cannot be undone.</p>
    </AskDialog>
  )
}
