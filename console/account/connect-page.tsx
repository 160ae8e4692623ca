import { useState } from 'react'
import type { AccessTokenScope, AuthorizationOffer, AuthorizationRequest } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useAuthorization, useGrantAuthorization } from '../data/authorizations.ts'
import { CheckControl } from '../parts/controls/controls.tsx'
import { Button } from '../parts/controls/button.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Problem } from '../parts/problem.tsx'
import { css } from '../parts/css.ts'

const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Where an application sends a person who is to connect it (OAuth): nothing is sent back before a click. */
export function ConnectPage() {
  usePageTitle('Connect an application')
  const [request] = useState(() => requestIn(new URLSearchParams(location.search)))
  const offer = useAuthorization(request)
  if (offer.data === undefined) return <PendingPage of={[offer]} />
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Connect an application</h1>
      </div>
      {offer.data.refusal === null ? (
        <Consent request={request} offer={offer.data} />
      ) : (
        <section className={`${css.controls} ${css.card}`} aria-label="Refused">
          <p role="alert">
            The request of {offer.data.application} is not valid: <code>{offer.data.refusal}</code>.
          </p>
          <footer>
            <Button onClick={() => leaveTo(offer.data.declineTo)}>Back to {siteOf(offer.data)}</Button>
          </footer>
        </section>
      )}
    </main>
  )
}

function Consent({ request, offer }: { request: AuthorizationRequest; offer: AuthorizationOffer }) {
  const { user } = useSession()
  // What changes something is ticked by the person, since applications ask for everything.
  const [scopes, setScopes] = useState<readonly AccessTokenScope[]>(() =>
    offer.scopes.filter(({ scope, requested }) => requested && scope.endsWith(':read')).map(({ scope }) => scope),
  )
  const granting = useGrantAuthorization(leaveTo)
  const tick = (scope: AccessTokenScope, wanted: boolean) =>
    setScopes(present => [...present.filter(one => one !== scope), ...(wanted ? [scope] : [])])
  return (
    <form
      className={`${css.controls} ${css.card}`}
      aria-label="Consent"
      onSubmit={event => {
        event.preventDefault()
        granting.mutate({ request, scopes: [...scopes] })
      }}
    >
      <p>
        An application
        {offer.applicationHost !== null && (
          <>
            {' '}
            of <strong>{offer.applicationHost}</strong>
          </>
        )}{' '}
        that calls itself <strong>{offer.application}</strong> wants to work in {user.workspace.name} as you,{' '}
        {user.name}. Your answer is sent to <strong>{siteOf(offer)}</strong>. Go on only if you have just started this
        there.
      </p>
      <fieldset>
        <legend>What it may do</legend>
        {offer.scopes.length === 0 && <p>None of your roles allows anything that an application could do.</p>}
        {offer.scopes.map(({ scope, description }) => (
          <CheckControl
            key={scope}
            label={scope}
            help={description}
            value={scopes.includes(scope)}
            onChange={wanted => tick(scope, wanted === true)}
          />
        ))}
      </fieldset>
      <p className={css.soft}>It gets a token that is listed with your personal access tokens, where you revoke it.</p>
      {granting.error !== null && <Problem error={granting.error} />}
      <footer>
        <Button kind="primary" disabled={scopes.length === 0 || granting.isPending}>
          Connect
        </Button>
        <Button type="button" onClick={() => leaveTo(offer.declineTo)}>
          Decline
        </Button>
      </footer>
    </form>
  )
}

const siteOf = ({ sendsTo }: AuthorizationOffer): string =>
  OWN_MACHINE.includes(sendsTo) ? 'a program on this computer' : sendsTo

/** The service has checked that the address is one that the application registered. */
const leaveTo = (address: string): void => location.assign(address)

/** The parameters of the address; one that is sent twice is not valid (RFC 6749, section 3.1). */
function requestIn(search: URLSearchParams): AuthorizationRequest {
  const only = (name: string) => (search.getAll(name).length > 1 ? '' : (search.get(name) ?? undefined))
  return {
    clientId: only('client_id') ?? '',
    redirectUri: only('redirect_uri') ?? '',
    responseType: only('response_type'),
    codeChallenge: only('code_challenge'),
    codeChallengeMethod: only('code_challenge_method'),
    scope: only('scope'),
    state: only('state'),
    resource: only('resource'),
  }
}
