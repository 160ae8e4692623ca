import { useQuery } from '@tanstack/react-query'
import type { AccessTokenScope, AuthorizationRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { keyOf } from './query-keys.ts'

/** The request with which an application sent the user here, as the service sees it. */
export const useAuthorization = (request: AuthorizationRequest) =>
  useQuery({
    queryKey: keyOf('authorization', request),
    queryFn: async () => await admin.tokens.checkAuthorization(request),
  })

/** `onGranted`: gets the address of the application, with its code. */
export const useGrantAuthorization = (onGranted: (redirectTo: string) => void) =>
  useChange(async (body: { request: AuthorizationRequest; scopes: AccessTokenScope[] }) =>
    onGranted((await admin.tokens.grantAuthorization(body)).redirectTo),
  )
