import { pick } from '../../domain/pick.ts'
import type { FlowTestRecord, FlowTestSuite } from '../../adapters/stores/flows/tests.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { ifMatchMatches } from '../../domain/etags.ts'
import { runFlowTests, type TestReport } from '../../domain/flow-test/run.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { jsonOf } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowTests } from '../../generated/schemas/flow-test.ts'
import { flowTest as validate } from '../../generated/schemas/validators.js'
import type { Settings } from '../configuration/settings.ts'
import { documentResource } from '../documents/documents.ts'
import type { Publications } from '../published/published.ts'
import { auditActor, requireClient, type AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps, type Target } from '../admin/change.ts'
import { catalogOf, chosenDefinition, type DefinitionChoice } from './choice.ts'
import { flowInvalid, flowKind } from './publishing.ts'

export type { FlowTestRecord }
/** Tests from the caller; undefined for the stored ones. */
export type GivenSuite = { coverage: object | undefined; tests: readonly object[] | undefined }
export type TestDeps = ChangeDeps & { publications: Publications; settings: Settings }

/** @throws Refusal `not_found` */
export async function getFlowTests(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  flowId: string,
): Promise<FlowTestRecord> {
  const stores = forTenant(knex, tenantId)
  found(await stores.flows.find({ id: flowId }))
  return await stores.flowTests.find(flowId)
}

/** @throws Refusal `not_found`, `precondition_failed`, `flow_invalid` for tests that the schema refuses */
export async function saveFlowTests(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id: flowId, ifMatch }: Target,
  given: GivenSuite,
): Promise<FlowTestRecord> {
  return await change(deps, caller, 'flow.save_tests', async stores => {
    const flow = found(await stores.flows.findForUpdate({ id: flowId }))
    const saved = await stores.flowTests.findForUpdate(flowId)
    if (ifMatch !== undefined && !ifMatchMatches(ifMatch, testsEtag(saved))) throw new Refusal('precondition_failed')
    const after = validSuite(given)
    const isChanged = await stores.flowTests.save(saved, after, auditActor(caller))
    return {
      result: isChanged ? await stores.flowTests.find(flowId) : saved,
      resource: documentResource(flowKind, flow),
      before: pick(saved, 'coverage', 'tests'),
      after,
      coalescedAcross: ['flow.save_draft', 'flow.save_layout', 'flow.simulate'],
    }
  })
}

/**
 * Runs tests in memory, the stored ones unless others are given; nothing is recorded.
 * @throws Refusal `not_found` for an unknown flow or version, `flow_invalid`
 */
export async function testFlow(
  deps: TestDeps,
  caller: AdminCaller,
  flowId: string,
  { of, ...given }: GivenSuite & { of: DefinitionChoice },
): Promise<TestReport> {
  const { tenantId } = caller
  const chosen = await chosenDefinition(deps, tenantId, flowId, of)
  const suite =
    given.tests === undefined ? await forTenant(deps.knex, tenantId).flowTests.find(flowId) : validSuite(given)
  return await runFlowTests(suite, await catalogOf(deps, caller, chosen), (done, total) => {
    requireClient(caller)
    if (done > 0) caller.progress?.(done, total)
  })
}

/** @throws Refusal `flow_invalid` with findings whose paths are into the given tests */
function validSuite({ coverage, tests = [] }: GivenSuite): FlowTestSuite {
  const suite = { ...(coverage === undefined ? {} : { coverage }), tests }
  // A file of tests has at least one; a flow may have none.
  const findings = tests.length === 0 ? [] : schemaFindings(validate, { flow: 'tested', ...suite }, 'flow-test')
  if (findings.length > 0) throw flowInvalid(jsonOf(suite), findings)
  return { coverage: (coverage as FlowTests['coverage']) ?? null, tests: tests as FlowTests['tests'] }
}

/** The entity tag of tests. It never is that of a flow, a draft or a layout. */
export function testsEtag({ revision }: { revision: number }): string {
  return `"tests-${revision}"`
}
