import { useState } from 'react'
import type { IdentitySecret, PublishableKey } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useCreateIdentitySecret, useIdentitySecrets, useRevokeIdentitySecret } from '../data/identity-secrets.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { SecretOnce } from '../parts/secret-once.tsx'
import { Time } from '../parts/time.tsx'

const AT_MOST = 2

/** The secrets with which the server of a site proves who its visitors are. */
export function IdentitySecrets({ publishableKey: key }: { publishableKey: PublishableKey }) {
  const { may } = useSession()
  const [secret, setSecret] = useState<string>()
  const secrets = useIdentitySecrets(key.id)
  const creation = useCreateIdentitySecret(key.id, setSecret)
  const mayAdd = may('createIdentitySecret') && key.status !== 'revoked'
  return (
    <section className={`${css.controls} ${css.card}`} aria-label="Identity">
      <h2>Identity</h2>
      <p className={css.soft}>
        Your server signs tokens with a secret, which prove who a visitor is. To rotate, add a second secret, sign with
        it, and revoke the first.
      </p>
      {secrets.error !== null && <Problem error={secrets.error} />}
      {secrets.items.length > 0 && (
        <ul aria-label="Identity secrets">
          {secrets.items.map(item => (
            <OneSecret key={item.id} secret={item} />
          ))}
        </ul>
      )}
      {mayAdd && secrets.items.length < AT_MOST && (
        <footer>
          <Button disabled={creation.isPending || secrets.isPending} onClick={() => creation.mutate(undefined)}>
            Add an identity secret
          </Button>
        </footer>
      )}
      {creation.error !== null && <Problem error={creation.error} />}
      {secret !== undefined && (
        <SecretOnce
          title="Copy the identity secret"
          about="Your server signs identity tokens with it."
          secret={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
    </section>
  )
}

function OneSecret({ secret: { id, keyId, createdAt, lastUsedAt } }: { secret: IdentitySecret }) {
  const { may } = useSession()
  const revocation = useRevokeIdentitySecret(keyId)
  return (
    <li>
      Made <Time at={createdAt} />,{' '}
      {lastUsedAt === null ? (
        'never used'
      ) : (
        <>
          last used <Time at={lastUsedAt} />
        </>
      )}{' '}
      {may('revokeIdentitySecret') && (
        <Button disabled={revocation.isPending} onClick={() => revocation.mutate(id)}>
          Revoke
        </Button>
      )}
      {revocation.error !== null && <Problem error={revocation.error} />}
    </li>
  )
}
