import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

export const useTrialLinks = (flowId: string) =>
  useList(keyOf('trial links', flowId), {}, async from => await admin.flows.listTrialLinks({ ...from, flowId }))

/** `onCreated`: gets the address, which is shown once. */
export const useCreateTrialLink = (flowId: string, onCreated: (url: string) => void) =>
  useChange(async (validFor: string) => onCreated((await admin.flows.createTrialLink({ flowId, validFor })).url), {
    stale: [keysOf('trial links', flowId)],
  })

export const useRevokeTrialLink = (flowId: string) =>
  useChange(async (trialLinkId: string) => await admin.flows.revokeTrialLink({ flowId, trialLinkId }), {
    stale: [keysOf('trial links', flowId)],
  })
