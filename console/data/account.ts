import type { LoginRequest, SignedInUser } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'

export const readSignedIn = async (): Promise<SignedInUser | undefined> => await admin.signedIn()
export const signIn = async (credentials: LoginRequest): Promise<SignedInUser> => await admin.login(credentials)
export const signOut = async (): Promise<void> => await admin.logout()

export async function requestPasswordReset(email: string): Promise<void> {
  await admin.session.requestPasswordReset({ email })
}

export async function confirmPasswordReset(token: string, password: string): Promise<void> {
  await admin.session.confirmPasswordReset({ token, password })
}

export const useChangePassword = (onChanged: () => void) =>
  useChange(
    async (passwords: { currentPassword: string; newPassword: string }) => await admin.changePassword(passwords),
    { onSuccess: onChanged },
  )
