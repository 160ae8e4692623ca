import { jsonOf } from '../../domain/json.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as tests from '../../services/flows/tests.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { choiceOf } from './flow-choice.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { current, instant, saved } from './replies.ts'

type Schemas = components['schemas']

export async function getFlowTests(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'getFlowTests'>,
): Promise<ReplyOf<'getFlowTests'>> {
  return current(testsBody(await tests.getFlowTests(deps, callerAdmin(caller), idOf(params.flowId))))
}

export async function saveFlowTests(
  deps: ChangeDeps,
  request: RequestOf<'saveFlowTests'>,
): Promise<ReplyOf<'saveFlowTests'>> {
  const { caller, params, body } = request
  const given = { coverage: body.coverage, tests: body.tests }
  return await saved(
    caller,
    testsBody,
    async admin => await tests.saveFlowTests(deps, admin, targetOf(request, params.flowId), given),
  )
}

export async function testFlow(
  deps: tests.TestDeps,
  { caller, params, body }: RequestOf<'testFlow'>,
): Promise<ReplyOf<'testFlow'>> {
  const order = { of: choiceOf(body), coverage: body.coverage, tests: body.tests }
  const { results, coverage, shortfalls } = await tests.testFlow(deps, callerAdmin(caller), idOf(params.flowId), order)
  const passed = shortfalls.length === 0 && results.every(({ failures }) => failures.length === 0)
  return { status: 200, body: { passed, results, coverage, shortfalls } }
}

function testsBody(record: tests.FlowTestRecord): Schemas['StoredFlowTests'] {
  const { flowId, coverage, tests: stored, updatedAt, updatedBy } = record
  return {
    flowId,
    ...(coverage === null ? {} : { coverage }),
    tests: stored.map(jsonOf),
    updatedAt: instant(updatedAt),
    updatedBy,
    etag: tests.testsEtag(record),
  }
}
