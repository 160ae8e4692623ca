import { scheduled } from './job.ts'

/** Finds what no notice told of: what a crash left, and what was tried before and is due again. */
export const deliverWebhooks = scheduled('deliver-webhooks', ({ webhooks }) => webhooks.kick(), { sweep: true })
