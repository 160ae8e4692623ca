// `node bench/request-paths.ts`: which hand-written files three requests execute, and how many statements they send: a
// publish with If-Match and Idempotency-Key, an answer over /chat/messages, and an event until the run that it starts
// is done. It counts functions that V8 saw called, so that neither loading a module nor importing a type counts; what
// not every one of five requests does is left out.
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newId } from '../adapters/ids.ts'
import { greeting, successBody, uniqueCode } from '../test/contracts/admin/fixtures.ts'
import { callersOf } from '../test/contracts/callers.ts'
import { startAdminService } from '../test/support/admin.ts'
import { workFlows } from '../test/support/flows.ts'
import { statementsOf } from '../test/support/statements.ts'
import { applyShop, applyTestWorkspace, SHOP_KEYS } from '../test/support/workspace.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const ROOMS = ['app', 'handlers', 'services', 'adapters', 'domain', 'importers']
const REQUESTS = 5

const { service, home } = await startAdminService({ environment: { validateResponses: false } })
try {
  const code = uniqueCode()
  const id = (await successBody(home.token.post('/flows', { definition: greeting(code) })))['id'] as string
  await report('publish', async round => {
    const draft = { definition: { ...greeting(code), name: `Version ${round}` } }
    const { etag } = await successBody(home.token.put(`/flows/${id}/draft`, draft, { 'If-Match': '*' }))
    const headers = { 'If-Match': etag as string, 'Idempotency-Key': newId() }
    return async () => await successBody(home.token.post(`/flows/${id}/publish`, {}, headers))
  })

  await applyShop(service.database)
  const call = callersOf(service)
  const session = await call.session(SHOP_KEYS.open)
  await report('answer over /chat/messages', async () => {
    const started = await call.sendChatMessage(session, { text: 'Hello', intentName: 'order_status' })
    const { executionId, waitToken } = started.body.reply
    const answer = { executionId, waitToken, input: { values: { order_no: '123456' } } }
    return async () => await successBody(call.sendChatMessage(session, answer))
  })

  const tenant_id = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme' },
    workspace: { name: 'Events' },
    flows: workFlows.slice(0, 1),
  })
  await service.work()
  await report('event to finished run', async () => {
    const event = { tenant_id, event_name: 'order.shipped', data: { total: 120 }, idempotency_key: newId() }
    return await Promise.resolve(async () => {
      await successBody(call.publishDomainEvent(event))
      await service.work()
    })
  })
} finally {
  await service.stop()
}

/** `prepare` gives the request to be measured; the first warms up. */
async function report(name: string, prepare: (round: number) => Promise<() => Promise<unknown>>): Promise<void> {
  await (
    await prepare(0)
  )()
  const runs: string[][] = []
  const statements: string[][] = []
  for (let round = 1; round <= REQUESTS; round++) {
    runs.push(await filesExecutedBy(await prepare(2 * round)))
    statements.push(await statementsOf(await prepare(2 * round + 1)))
  }
  const files = runs[0]!.filter(file => runs.every(run => run.includes(file)))
  const fewest = Math.min(...statements.map(({ length }) => length))
  console.log(`${name}: ${files.length} files, ${fewest} statements\n${files.map(file => `  ${file}`).join('\n')}\n`)
}

async function filesExecutedBy(work: () => Promise<unknown>): Promise<string[]> {
  const inspector = new Session()
  inspector.connect()
  try {
    await inspector.post('Profiler.enable')
    await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await inspector.post('Profiler.takePreciseCoverage')
    await work()
    const { result } = await inspector.post('Profiler.takePreciseCoverage')
    return result
      .filter(({ url, functions }) => url.startsWith('file:') && functions.some(isCalled))
      .map(({ url }) => relative(ROOT, fileURLToPath(url)))
      .filter(file => ROOMS.some(room => file.startsWith(`${room}/`)))
      .sort()
  } finally {
    inspector.disconnect()
  }
}

/** The function without a name is the module itself. */
function isCalled({ functionName, ranges }: { functionName: string; ranges: { count: number }[] }): boolean {
  return functionName !== '' && ranges.some(({ count }) => count > 0)
}
