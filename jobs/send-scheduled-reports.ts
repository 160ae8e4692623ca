import { sendScheduledReports as send } from '../services/analytics/scheduled-reports.ts'
import { scheduled } from './job.ts'

export const sendScheduledReports = scheduled('send-scheduled-reports', send)
