import { isDeepStrictEqual } from 'node:util'
import type { FlowTest, RequiredCoverage } from '../../../generated/schemas/flow-test.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userRef, type UserRef } from '../people/user-ref.ts'

/** Expectations of a flow; `coverage` is null if none is required. */
export type FlowTestSuite = { coverage: RequiredCoverage | null; tests: readonly FlowTest[] }
/** Revision 0: never saved. */
export type FlowTestRecord = FlowTestSuite & {
  flowId: string
  revision: number
  updatedAt: Date | null
  updatedBy: UserRef | null
}

export type FlowTestStore = {
  /** No tests if none were saved. */
  find(flowId: string): Promise<FlowTestRecord>
  /** As `find`, and locks the tests until this transaction ends. The flow must exist. */
  findForUpdate(flowId: string): Promise<FlowTestRecord>
  /** The tests of all flows that have some, by the code of their flow. */
  byCode(): Promise<Map<string, FlowTestSuite>>
  /** Replaces locked tests and raises their revision. @returns false if they are unchanged */
  save(locked: FlowTestRecord, suite: FlowTestSuite, actor: unknown): Promise<boolean>
}

export function flowTests(db: Database, tenantId: string): FlowTestStore {
  const rowOf = (flowId: string) =>
    db('flow_tests as t')
      .where({ 't.tenant_id': tenantId, 't.flow_id': flowId })
      .select('t.flow_id as flowId', 't.coverage', 't.tests', 't.revision', 't.updated_at as updatedAt')
      .select(db.raw(`${userRef('updated_by', 't')} as "updatedBy"`))
      .first<FlowTestRecord | undefined>()
  return {
    find: async flowId => (await rowOf(flowId)) ?? none(flowId),
    async findForUpdate(flowId) {
      // Two people may save the first tests at the same time: there must be a row that one of them waits for.
      await db('flow_tests').insert({ tenant_id: tenantId, flow_id: flowId }).onConflict().ignore()
      return (await rowOf(flowId).forUpdate('t')) ?? none(flowId)
    },
    async byCode() {
      const rows = await db('flow_tests as t')
        .where('t.tenant_id', tenantId)
        .whereRaw("t.tests <> '[]'")
        .join('flows as f', { 'f.tenant_id': 't.tenant_id', 'f.id': 't.flow_id' })
        .orderBy('f.code')
        .select<(FlowTestSuite & { code: string })[]>('f.code', 't.coverage', 't.tests')
      return new Map(rows.map(({ code, coverage, tests }) => [code, { coverage, tests }]))
    },
    async save({ flowId, coverage, tests }, suite, actor) {
      if (isDeepStrictEqual({ coverage, tests }, suite)) return false
      const values = { coverage: suite.coverage && JSON.stringify(suite.coverage), tests: JSON.stringify(suite.tests) }
      const saved = { revision: db.raw('revision + 1'), updated_at: db.fn.now(), updated_by: JSON.stringify(actor) }
      await db('flow_tests')
        .where({ tenant_id: tenantId, flow_id: flowId })
        .update({ ...values, ...saved })
      return true
    },
  }
}

function none(flowId: string): FlowTestRecord {
  return { flowId, coverage: null, tests: [], revision: 0, updatedAt: null, updatedBy: null }
}
