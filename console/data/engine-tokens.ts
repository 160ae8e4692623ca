import type { CreateEngineTokenRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

const stale = [keysOf('engine tokens')]

export const useEngineTokens = () =>
  useList(keyOf('engine tokens', {}), {}, async from => await admin.engineTokens.listEngineTokens(from))

/** `onCreated`: gets the token, which is shown once. */
export const useCreateEngineToken = (onCreated: (token: string) => void) =>
  useChange(
    async (body: CreateEngineTokenRequest) => onCreated((await admin.engineTokens.createEngineToken(body)).value),
    { stale },
  )

export const useRevokeEngineToken = () =>
  useChange(async (engineTokenId: string) => await admin.engineTokens.revokeEngineToken({ engineTokenId }), { stale })
