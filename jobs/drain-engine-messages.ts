import { scheduled } from './job.ts'

/** Finds what no notice told of: work that a crash left, and what comes due soon. */
export const drainEngineMessages = scheduled('drain-engine-messages', ({ drain }) => drain.kick(), { sweep: true })
