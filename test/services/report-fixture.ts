import assert from 'node:assert/strict'
import { newId } from '../../adapters/ids.ts'
import type { Mail, Mailer } from '../../adapters/mail/index.ts'
import { createReport, type ReportInput, type SavedReport } from '../../services/analytics/saved-reports.ts'
import { createTestClock } from '../support/clock.ts'
import { insertEvents } from '../support/corpus.ts'
import { createTestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

export const definition: ReportInput['definition'] = {
  dataset: 'telemetry',
  dimensions: ['date', 'name'],
  measures: ['events'],
  last_days: 7,
}
export const daily = { frequency: 'daily' as const, hour: 6, recipients: ['ada@acme.example'] }

/** Two workspaces, one with client events of two days, and a mailer that records its mails or fails. */
export async function createReportFixture() {
  const database = await createTestDatabase()
  const clock = createTestClock()
  const mails: Mail[] = []
  const state: { failure: Error | undefined } = { failure: undefined }
  const mailer: Mailer = {
    delivers: true,
    send: async mail => {
      await Promise.resolve()
      if (state.failure !== undefined) throw state.failure
      mails.push(mail)
    },
    close: () => undefined,
  }
  const deps = {
    db: database.pool,
    clock,
    newId,
    mailer,
    databaseNow: async () => await Promise.resolve(clock.now()),
  }
  const workspace = (name: string, config = {}) =>
    applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name, timezone: 'Europe/Berlin' },
      config: { tenant: config },
    })
  const tenantId = await workspace('Acme & Söhne', {
    'mail/sender/address': 'reports@acme.example',
    'mail/sender/name': 'Acme reports',
    'mail/sender/reply_to': 'help@acme.example',
    'insights/reports/recipient_domains': ['acme.example'],
  })
  const neighbour = await workspace('Neighbour')
  await insertEvents(
    database.pool,
    tenantId,
    [
      { name: '<b>seen</b>', keyId: null, conversationId: null, at: new Date('2026-03-03T10:00:00Z') },
      { name: '=1+1', keyId: null, conversationId: null, at: new Date('2026-03-04T10:00:00Z') },
    ],
    new Date('2026-03-04T10:00:00Z'),
  )

  return {
    database,
    clock,
    mails,
    state,
    deps,
    tenantId,
    neighbour,
    /** No reports and no mails, at minute 5 past six on a Wednesday. */
    reset: async () => {
      await database.pool.query('delete from reports')
      mails.length = 0
      state.failure = undefined
      clock.set('2026-03-04T06:05:00Z')
    },
    saved: async (input: Partial<ReportInput> = {}, tenant = tenantId): Promise<SavedReport> => {
      const outcome = await createReport(deps, tenant, { name: 'Events', definition, ...input })
      assert.ok('report' in outcome, JSON.stringify(outcome))
      return outcome.report
    },
    /** The fields that a report is refused for, or the other outcome. */
    refused: async (input: Partial<ReportInput>): Promise<string[]> => {
      const outcome = await createReport(deps, tenantId, { name: 'Events', definition, ...input })
      return 'violations' in outcome ? outcome.violations.map(({ field }) => field) : [outcome.outcome]
    },
  }
}
