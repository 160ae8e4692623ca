import { purgeTelemetry as purge } from '../services/telemetry/retention.ts'
import { scheduled } from './job.ts'

export const purgeTelemetry = scheduled('purge-telemetry', purge)
