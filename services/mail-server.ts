import type { Mailer } from '../adapters/mail/index.ts'
import { Refusal } from '../domain/refusal.ts'

/** @throws Refusal `conflict` where nothing can be mailed */
export function requireMailServer({ mailer }: { mailer: Mailer }): void {
  if (!mailer.delivers) throw new Refusal('conflict', { message: 'The deployment has no mail server' })
}
