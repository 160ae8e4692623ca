import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { startTestService } from '../../support/service.ts'
import { assertRefused, assertViolations, callersOf } from '../callers.ts'

const service = await startTestService()
const { get } = callersOf(service)
after(() => service.stop())

const GENERATED = new URL('../../../generated/', import.meta.url)
const namesIn = (folder: string) => readdirSync(new URL(folder, GENERATED)).filter(name => name.endsWith('.json'))

async function isServed(path: string, file: string): Promise<void> {
  const bytes = readFileSync(new URL(file, GENERATED), 'utf8')
  const answer = await get(path)
  assert.equal(answer.status, 200)
  assert.equal(answer.text, bytes)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  assert.deepEqual(
    [answer.headers['etag'], answer.headers['cache-control'], answer.headers['content-type']],
    [etag, 'no-cache', 'application/json'],
  )
  // Editors and API explorers on other origins read these.
  assert.equal(answer.headers['access-control-allow-origin'], '*')
  for (const tags of [etag, `W/${etag}`, '*', `"other", ${etag}`]) {
    const current = await get(path, { 'If-None-Match': tags })
    assert.deepEqual([current.status, current.text, current.headers['etag']], [304, '', etag])
  }
}

const badNames = ['PUBLIC.json', 'public', 'public.yaml', '..%2Fopenrpc.json', `${'x'.repeat(70)}.json`]

describe('getOpenApiDocument', () => {
  it('refuses a name that no document can have', async () => {
    for (const name of badNames) assertRefused(await get(`/docs/openapi/${name}`), 400, 'invalid_input')
    assertViolations(await get('/docs/openapi/public'), 400, 'invalid_input', [['document', 'pattern']])
  })
  it('is 404 for a surface that does not exist', async () => {
    assertRefused(await get('/docs/openapi/nothing.json'), 404, 'not_found')
    assertRefused(await get('/docs/openapi/flow.json'), 404, 'not_found')
  })
  it('serves the document of every surface byte for byte, and answers 304 to a caller that has it', async () => {
    for (const name of namesIn('openapi')) await isServed(`/docs/openapi/${name}`, `openapi/${name}`)
  })
})

describe('the version of the documents', () => {
  it('is that of the service, in every one', async () => {
    const versionIn = (file: string) =>
      (JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')) as { version: string }).version
    const expected = versionIn('package.json')
    for (const path of [...namesIn('openapi').map(name => `openapi/${name}`), 'openrpc.json']) {
      const { info } = (await get(`/docs/${path}`)).body as { info: { version: string } }
      assert.equal(info.version, expected, path)
    }
    assert.equal(versionIn('sdk/package.json'), expected)
  })
})

describe('getOpenRpcDocument', () => {
  it('refuses a tag field that is too long', async () => {
    assertViolations(
      await get('/docs/openrpc.json', { 'If-None-Match': `"${'x'.repeat(8200)}"` }),
      400,
      'invalid_input',
      [['if-none-match', 'max_length']],
    )
  })
  it('serves the document of the agent gateway byte for byte, and answers 304 to a caller that has it', () =>
    isServed('/docs/openrpc.json', 'openrpc.json'))
})

describe('getSchemaDocument', () => {
  it('refuses a name that no schema can have', async () => {
    for (const name of badNames) assertRefused(await get(`/docs/schemas/${name}`), 400, 'invalid_input')
  })
  it('is 404 for a schema that does not exist', async () => {
    assertRefused(await get('/docs/schemas/nothing.json'), 404, 'not_found')
  })
  it('serves every schema byte for byte, and answers 304 to a caller that has it', async () => {
    for (const name of namesIn('schemas')) await isServed(`/docs/schemas/${name}`, `schemas/${name}`)
  })
})
