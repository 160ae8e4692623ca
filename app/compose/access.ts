import { createLimiter, type Limiter } from '../../adapters/limiter/index.ts'
import {
  createLimiterWatch,
  createMemoryLimiter,
  withFallback,
  type LimiterWatch,
} from '../../adapters/limiter/limiter.ts'
import { createSessionCookie, type SessionCookie } from '../../adapters/session-cookie.ts'
import { createSignedValues } from '../../adapters/signed-values.ts'
import { createResumeTokens, type ResumeTokens } from '../../adapters/resume-tokens.ts'
import { createSessionTokens, type SessionTokens } from '../../adapters/chat-tokens.ts'
import { createKeyDirectory, createKeyUse, type KeyDirectory } from '../../services/access/publishable-keys.ts'
import {
  createEngineTokenDirectory,
  createAccessTokenDirectory,
  type AccessTokenDirectory,
} from '../../services/access/tokens.ts'
import type { OauthDeps } from '../../services/oauth/clients.ts'
import { authenticateInbound } from '../../services/webhooks/inbound.ts'
import { authenticateSender } from '../../services/webhooks/sender-webhooks.ts'
import { appSecretsOf } from '../environment.ts'
import {
  createAddressWindows,
  createAdminAccess,
  createEngineAccess,
  createInboundAccess,
  createTokenAccess,
  type Access,
} from '../http/access.ts'
import { PublicAccess } from '../http/public-access.ts'
import type { Base, ServiceEnvironment } from './base.ts'
import type { Substitutes } from './substitutes.ts'

/** Credentials and request limits. */
export type AccessDeps = {
  sessions: SessionTokens
  resumeTokens: ResumeTokens
  sessionCookie: SessionCookie
  tokens: AccessTokenDirectory
  keys: KeyDirectory
  oauth: OauthDeps['oauth']
  /** Counts in the process, or for all processes of one port, while the shared limiter is unavailable. */
  limiter: Limiter
}

export async function composeAccess(
  base: Base,
  environment: ServiceEnvironment,
  substitutes: Substitutes,
): Promise<{ deps: AccessDeps; access: Access; close: () => Promise<void> }> {
  const { clock, db, secretBox } = base
  const { publicUrl, limiterDsn, engineApiToken, engineApiTokenSecondary } = environment
  const secrets = appSecretsOf(environment)
  const watch = watchOfLimiter(base)
  const local = substitutes.siblings?.limiter ?? createMemoryLimiter()
  const shared = watch.over(substitutes.limiter ?? (await createLimiter(limiterDsn, { local, onError: watch.failed })))
  // A limiter that is unavailable at start is treated like one that becomes unavailable later.
  await shared.ready().catch(watch.failed)
  const deps: AccessDeps = {
    sessions: createSessionTokens({ secrets }),
    resumeTokens: createResumeTokens(secrets),
    sessionCookie: createSessionCookie({ secrets, secure: new URL(publicUrl).protocol === 'https:' }),
    tokens: createAccessTokenDirectory(base),
    keys: createKeyDirectory(base),
    oauth: {
      clients: createSignedValues(secrets, 'oauth-clients'),
      codes: createSignedValues(secrets, 'oauth-codes'),
      refreshTokens: createSignedValues(secrets, 'oauth-refresh-tokens'),
    },
    limiter: withFallback(shared, local),
  }
  return {
    deps,
    access: {
      publicAccess: new PublicAccess({ ...deps, clock, noteUse: createKeyUse(base) }),
      engineAccess: createEngineAccess({
        tokens: [engineApiToken, engineApiTokenSecondary],
        engineTokens: createEngineTokenDirectory(base),
      }),
      addressWindows: createAddressWindows({ limiter: shared, clock }),
      inboundAccess: createInboundAccess({
        authenticate: async signed => await authenticateInbound({ db, secretBox }, signed),
        authenticateSender: async sent => await authenticateSender({ db, secretBox, publicUrl }, sent),
      }),
      tokenAccess: createTokenAccess(deps),
      adminAccess: createAdminAccess({ ...deps, db, clock }),
    },
    close: async () => await shared.close(),
  }
}

function watchOfLimiter({ clock, log, metrics }: Base): LimiterWatch {
  return createLimiterWatch({
    clock,
    onUncounted: metrics.limitUncounted,
    onLost: cause => log.warn({ err: cause }, 'limits are counted in each process: the limiter of LIMITER_DSN fails'),
    onBack: uncounted => log.info({ uncounted }, 'limits are counted for all processes again'),
  })
}
