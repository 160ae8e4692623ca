/**
 * A check stores a new user under an address that no user can have: an address belongs to one user of all workspaces,
 * so that the true one would wait for the check of another workspace, or tell who else has it.
 */
export function addressInCheck(email: string, tenantId: string): string {
  return `${email} ${tenantId}`
}

/** A text with addresses as the file has them. */
export function withTrueAddresses(text: string, tenantId: string): string {
  return text.replaceAll(` ${tenantId}`, '')
}
