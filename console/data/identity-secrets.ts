import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

export const useIdentitySecrets = (keyId: string) =>
  useList(keyOf('identity secrets', keyId), {}, async from => await admin.keys.listIdentitySecrets({ ...from, keyId }))

/** `onCreated`: gets the secret, which is shown once. */
export const useCreateIdentitySecret = (keyId: string, onCreated: (secret: string) => void) =>
  useChange(async () => onCreated((await admin.keys.createIdentitySecret({ keyId })).secret), {
    stale: [keysOf('identity secrets', keyId)],
  })

export const useRevokeIdentitySecret = (keyId: string) =>
  useChange(async (identitySecretId: string) => await admin.keys.revokeIdentitySecret({ keyId, identitySecretId }), {
    stale: [keysOf('identity secrets', keyId)],
  })
