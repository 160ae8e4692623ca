import { useState } from 'react'
import { useSession } from '../access/session.tsx'
import { useConnectionGrant, useDeleteGrant, useRequestGrant } from '../data/connection-grants.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { textAt, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import type { DocumentProps } from './delete-document.tsx'
import { factsOf } from './items.ts'
import { OfferedScopes, useChosenScopes } from './offered-scopes.tsx'
import { operation } from './operations.ts'
import { Facts } from './shown.tsx'

/** The consent that a connection works with; nothing for other items and other credentials. */
export function ConnectionGrant({ resource, item }: { resource: string | undefined; item: JsonObject }) {
  const { may } = useSession()
  const [connectionId, etag] = [textAt(item, 'id'), textAt(item, 'etag')]
  if (resource !== 'connections' || connectionId === undefined || etag === undefined) return null
  return isByConsent(item) && may('getConnectionGrant') ? <Grant connectionId={connectionId} etag={etag} /> : null
}

/** An MCP server without other credentials tells itself where consent is given. */
function isByConsent(item: JsonObject): boolean {
  const names = (item['credentialNames'] ?? []) as string[]
  const isOpen = names.every(name => name === 'clientId' || name === 'clientSecret')
  return names.includes('authorizationUrl') || (textAt(item, 'providerKey') === 'mcp' && isOpen)
}

const SAID = {
  not_connected: 'Nobody has connected it yet: calls are without a token.',
  connected: 'Calls act for the account that consented.',
  lost: 'It needs consent again: the service no longer takes the tokens, and calls fail.',
} as const

const FACTS = factsOf(operation('getConnectionGrant').fields ?? []).filter(({ name }) => name !== 'offeredScopes')

function Grant({ connectionId, etag }: DocumentProps) {
  const { may } = useSession()
  const { data: grant, error } = useConnectionGrant(connectionId, etag)
  const request = useRequestGrant(connectionId)
  const [isAsked, setIsAsked] = useState(false)
  const { chosen, choose, scope } = useChosenScopes(grant?.offeredScopes, grant?.scopes)
  const connect = () => {
    // Opened within the click, or browsers block it; the service's page must not reach this one.
    const opened = window.open('', '_blank')
    if (opened !== null) opened.opener = null
    request.mutate(scope, {
      onSuccess: ({ address }) => (opened ?? window).location.assign(address),
      onError: () => opened?.close(),
    })
  }
  const isConnected = grant?.state === 'connected'
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="Consent">
      <div className={css.rowHeading}>
        <h2>Consent</h2>
        <span className={css.space} />
        {may('requestConnectionGrant') && grant !== undefined && (
          <Button disabled={request.isPending} onClick={connect}>
            {isConnected ? 'Connect again' : 'Connect'}
          </Button>
        )}
        {may('deleteConnectionGrant') && grant !== undefined && grant.state !== 'not_connected' && (
          <Button onClick={() => setIsAsked(true)}>Disconnect</Button>
        )}
      </div>
      {error !== null && <Problem error={error} />}
      {request.error !== null && <Problem error={request.error} />}
      {grant !== undefined && (
        <>
          <p className={css.soft} role={grant.state === 'lost' ? 'alert' : undefined}>
            {SAID[grant.state]}
          </p>
          <Facts item={{ ...grant }} fields={FACTS} />
          {may('requestConnectionGrant') && (
            <OfferedScopes offered={grant.offeredScopes} chosen={chosen} onChoose={choose} />
          )}
        </>
      )}
      {isAsked && <Disconnect {...{ connectionId, etag }} onClose={() => setIsAsked(false)} />}
    </section>
  )
}

function Disconnect({ connectionId, etag, onClose }: DocumentProps & { onClose: () => void }) {
  const call = useDeleteGrant(connectionId)
  return (
    <AskDialog
      title="Disconnect"
      action="Disconnect"
      kind="danger"
      call={call}
      onSubmit={() => call.mutate(etag, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>The tokens are deleted, and calls of flows fail until somebody connects it again.</p>
    </AskDialog>
  )
}
