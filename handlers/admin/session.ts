import type { components } from '../../generated/types/admin.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import {
  authenticateSession,
  changeOwnPassword as changePassword,
  login as signIn,
  logout as signOut,
  workspaceName,
  type AdminSessionDeps,
  type OpenedSession,
} from '../../services/people/sessions.ts'
import {
  confirmPasswordReset as setByLink,
  requestPasswordReset as mailReset,
  type PasswordResetDeps,
} from '../../services/people/password-resets.ts'
import type { AdminCaller } from '../../services/admin/caller.ts'
import { instant } from './replies.ts'

type Deps = AdminSessionDeps
type Session = components['schemas']['AdminSession']

export async function login(
  { signInKnex, ...others }: Deps & { signInKnex: Deps['knex'] },
  request: RequestOf<'login'>,
): Promise<ReplyOf<'login'>> {
  const deps = { ...others, knex: signInKnex }
  const {
    requestId,
    address,
    body: { email, password },
  } = request
  const opened = await signIn(
    deps,
    { email, password, previous: deps.sessionCookie.read(request.headers['cookie']) },
    { requestId, address },
  )
  return { status: 200, headers: { 'Set-Cookie': opened.cookie }, body: await openSession(deps, opened) }
}

export async function logout(deps: Deps, request: RequestOf<'logout'>): Promise<ReplyOf<'logout'>> {
  await signOut(deps, callerAdmin(request.caller))
  return { status: 204, headers: { 'Set-Cookie': deps.sessionCookie.clear() } }
}

export async function getSession(deps: Deps, request: RequestOf<'getSession'>): Promise<ReplyOf<'getSession'>> {
  return { status: 200, body: await sessionBody(deps, callerAdmin(request.caller)) }
}

export async function probeSession(
  deps: Deps & Pick<PasswordResetDeps, 'mailer'>,
  request: RequestOf<'probeSession'>,
): Promise<ReplyOf<'probeSession'>> {
  const { requestId, address, headers } = request
  const value = deps.sessionCookie.read(headers['cookie'])
  const caller = value === undefined ? undefined : await authenticateSession(deps, value, { requestId, address })
  const mail = deps.mailer.delivers
  return {
    status: 200,
    body:
      caller === undefined
        ? { signedIn: false, mail }
        : { signedIn: true, mail, session: await sessionBody(deps, caller) },
  }
}

export function requestPasswordReset(
  deps: PasswordResetDeps,
  { body, requestId, address }: RequestOf<'requestPasswordReset'>,
): ReplyOf<'requestPasswordReset'> {
  mailReset(deps, body.email, { requestId, address })
  return { status: 202 }
}

export async function confirmPasswordReset(
  deps: Deps,
  { body, requestId, address }: RequestOf<'confirmPasswordReset'>,
): Promise<ReplyOf<'confirmPasswordReset'>> {
  await setByLink(deps, body, { requestId, address })
  return { status: 204 }
}

export async function changeOwnPassword(
  deps: Deps,
  request: RequestOf<'changeOwnPassword'>,
): Promise<ReplyOf<'changeOwnPassword'>> {
  const opened = await changePassword(deps, callerAdmin(request.caller), request.body)
  return { status: 200, headers: { 'Set-Cookie': opened.cookie }, body: await openSession(deps, opened) }
}

async function openSession(deps: Deps, { caller }: OpenedSession): Promise<components['schemas']['LoginAnswer']> {
  const { csrfToken, expiresAt, user } = await sessionBody(deps, caller)
  if (csrfToken === null || expiresAt === null) throw new Error('a session has a CSRF token and an end')
  return { csrfToken, expiresAt, user }
}

async function sessionBody(deps: Deps, caller: AdminCaller): Promise<Session> {
  const { credential, user, permissions, isSuperAdmin, tenantId } = caller
  return {
    csrfToken: credential.type === 'session' ? credential.csrfToken : null,
    expiresAt: instant(credential.expiresAt),
    user: {
      id: user.id,
      email: user.email,
      name: user.name,
      roles: [...user.roles],
      permissions: [...permissions].sort(),
      superAdmin: isSuperAdmin,
      workspace: { id: tenantId, name: await workspaceName(deps, caller) },
    },
  }
}
