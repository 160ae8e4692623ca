import type { ScheduledJob } from '../adapters/agenda.ts'
import type { Clock } from '../adapters/clock.ts'
import type { Mailer } from '../adapters/mail/index.ts'
import type { Pool } from '../adapters/postgres/pool.ts'
import document from '../generated/schemas/jobs.json' with { type: 'json' }
import type { CustomerDataDeps } from '../services/customer-data/deps.ts'
import type { Settings } from '../services/configuration/settings.ts'

/** What jobs use: everything long-lived, made by the composition root. */
export type JobDeps = CustomerDataDeps & {
  db: Pool
  clock: Clock
  mailer: Mailer
  settings: Settings
  databaseNow: () => Promise<Date>
}

type ScheduleName = keyof (typeof document)['x-schedules']

/** A job of the contract's table of schedules: its time is defined there, its work is one call. */
export function scheduled(
  name: ScheduleName,
  run: (deps: JobDeps) => unknown,
  { sweep = false }: { sweep?: boolean } = {},
): (deps: JobDeps) => ScheduledJob {
  return deps => ({
    name,
    cron: document['x-schedules'][name].cron,
    sweep,
    run: async () => {
      await run(deps)
    },
  })
}
