import { purgeWebhookHistory } from '../services/webhooks/purge.ts'
import { scheduled } from './job.ts'

export const purgeWebhooks = scheduled('purge-webhooks', purgeWebhookHistory)
