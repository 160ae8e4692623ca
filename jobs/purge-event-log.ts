import { purgeEventLog as purge } from '../services/retention.ts'
import { scheduled } from './job.ts'

export const purgeEventLog = scheduled('purge-event-log', purge)
