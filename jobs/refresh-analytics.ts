import { refreshAnalytics as refresh } from '../services/analytics/refresh.ts'
import { scheduled } from './job.ts'

export const refreshAnalytics = scheduled('refresh-analytics', refresh)
