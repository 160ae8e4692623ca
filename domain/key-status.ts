export type KeyStatus = 'active' | 'paused' | 'disabled' | 'revoked'

/** A revoked key is revoked for good; the other states change into each other. */
export function mayChangeKeyStatus(from: KeyStatus, to: KeyStatus): boolean {
  return from !== 'revoked' || to === 'revoked'
}
