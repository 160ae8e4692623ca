import { rollUpWholeTokenUsage } from '../services/analytics/refresh.ts'
import { scheduled } from './job.ts'

export const rollUpTokenUsage = scheduled('roll-up-token-usage', rollUpWholeTokenUsage)
