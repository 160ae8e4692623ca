// A process that starts the job `killed` and never finishes it, for the test that kills it.
import { createJobRunner } from '../../adapters/agenda.ts'

const runner = createJobRunner({
  url: process.env['DATABASE_URL'] ?? '',
  owner: 'killed',
  lockLifetimeMs: 2_000,
  jobs: [
    {
      name: 'killed',
      cron: '0 0 1 1 *',
      run: async () => {
        process.send?.('running')
        await new Promise(() => undefined)
      },
    },
  ],
  onError: error => {
    throw error
  },
})
await runner.start()
