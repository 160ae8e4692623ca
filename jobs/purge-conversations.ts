import { purgeConversations as purge } from '../services/conversation-retention.ts'
import { scheduled } from './job.ts'

export const purgeConversations = scheduled('purge-conversations', purge)
