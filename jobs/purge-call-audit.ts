import { purgeCallAudit as purge } from '../services/retention.ts'
import { scheduled } from './job.ts'

export const purgeCallAudit = scheduled('purge-call-audit', purge)
