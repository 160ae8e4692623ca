import { purgeExpired as purge } from '../services/retention.ts'
import { scheduled } from './job.ts'

export const purgeExpired = scheduled('purge-expired', purge)
