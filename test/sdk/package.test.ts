import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { installSdk, type Consumer } from './consumer.ts'

const run = promisify(execFile)

type Manifest = {
  name: string
  version: string
  license: string
  dependencies?: object
  exports: Record<string, string | Record<string, string>>
}

const consumer = `
import { configure, createAdmin, createEngine, isParleyError, itemsOf, revise, openSession } from '@parley/sdk'
import { verifyWebhook, AdminFlowsApi, type Block, type ErrorCode } from '@parley/sdk'
import { readWebhook } from '@parley/sdk/webhooks'

export async function talk(): Promise<string[]> {
  const texts: string[] = []
  const session = await openSession({ baseUrl: 'https://chat.acme.example', publicKey: 'pk_live_Test', locale: 'en' })
  const show = (block: Block): void => {
    if (block.type === 'message') texts.push(block.payload.text)
    else if (block.type === 'buttons') texts.push(...block.payload.choices.map(({ label }) => label))
  }
  try {
    const message = { text: 'Hello', intentName: 'order_status', variables: { first_name: 'Ada' } }
    const reply = await session.send(message, { onBlock: show })
    if (reply.expectedInput?.type === 'button_choice') await session.answer({ values: { choice: 'track' } })
  } catch (error) {
    if (isParleyError(error, 'validation_failed'))
      texts.push(...error.details?.validation_errors?.map(({ field, rule }) => field + rule) ?? [])
    else if (isParleyError(error, 'intent_not_allowed')) texts.push(...error.details?.allowed_intents ?? [])
    else throw error
  }
  return texts
}

export const engine = createEngine({ baseUrl: 'https://chat.acme.example', token: 'secret' })
export const flows = new AdminFlowsApi(configure({ baseUrl: 'https://chat.acme.example' }, () => 'cfp_token'))
export const admin = createAdmin({ baseUrl: 'https://chat.acme.example', token: 'cfp_token' })
export async function open(): Promise<string[]> {
  const names: string[] = []
  for await (const { id: keyId, name } of itemsOf(from => admin.keys.listKeys({ status: 'active', ...from }))) {
    const key = await revise(
      () => admin.keys.getKey({ keyId }),
      (_key, If_Match) => admin.keys.updateKey({ keyId, If_Match, UpdateKeyRequest: { allowedOrigins: [] } }),
    )
    names.push(name, ...key.allowedOrigins)
  }
  return names
}
export const code: ErrorCode = 'rate_limited'
// @ts-expect-error a code that no document names
export const noCode: ErrorCode = 'no_such_code'
const signature = 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
const genuine = await verifyWebhook({ secret: 'Jefe', body: 'what do ya want for nothing?', signature })
const forged = await readWebhook({ secret: 'Jefe', body: '{}', signature: null })
console.log(genuine, forged, typeof engine.trigger, typeof flows.listFlows, typeof admin.flows.publishFlow)
`

describe('the packed SDK in an empty project', () => {
  let project: Consumer

  before(async () => {
    project = await installSdk()
    await writeFile(`${project.folder}/consumer.ts`, consumer)
  })
  after(async () => {
    await project.drop()
  })

  const manifest = async (): Promise<Manifest> =>
    JSON.parse(await readFile(`${project.folder}/node_modules/@parley/sdk/package.json`, 'utf8')) as Manifest

  for (const [where, lib] of [
    ['Node, without the DOM library', ['ES2022']],
    ['browsers', ['ES2022', 'DOM', 'DOM.Iterable']],
  ] as const) {
    it(`is accepted by the strictest compiler settings, for ${where}`, async () => {
      assert.equal(await project.compile(['consumer.ts'], { lib }), '')
    })
  }

  it('runs in Node as installed', async () => {
    const { stdout } = await run(process.execPath, ['out/consumer.js'], { cwd: project.folder })
    assert.equal(stdout, 'true undefined function function function\n')
  })

  it('is complete: modules with their types, README, licence, and a changelog that knows the version', async () => {
    const installed = await manifest()
    const files = await readdir(`${project.folder}/node_modules/@parley/sdk`)
    const modules = Object.values(installed.exports).flatMap(entry =>
      typeof entry === 'string' ? [] : Object.values(entry),
    )
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', ...modules])
      assert.ok(files.includes(file.replace('./', '')), `${file} is missing`)
    assert.deepEqual([installed.name, installed.license], ['@parley/sdk', 'MIT'])
    const changelog = await readFile(`${project.folder}/node_modules/@parley/sdk/CHANGELOG.md`, 'utf8')
    assert.equal(/^## (\S+)/m.exec(changelog)?.[1], installed.version)
  })

  it('has no dependencies', async () => {
    assert.equal((await manifest()).dependencies, undefined)
    assert.deepEqual(
      (await readdir(`${project.folder}/node_modules`)).filter(name => !name.startsWith('.')),
      ['@parley'],
    )
  })
})
