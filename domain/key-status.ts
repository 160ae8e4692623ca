export type KeyStatus = 'active' | 'paused' | 'disabled' | 'revoked'

/** A revoked key stays revoked; all other transitions are allowed. */
export function mayChangeKeyStatus(from: KeyStatus, to: KeyStatus): boolean {
  return from !== 'revoked' || to === 'revoked'
}
