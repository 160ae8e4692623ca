import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { after, before, describe, test } from 'node:test'
import type { Tool, ToolAnswer } from '../../../handlers/mcp/registry.ts'
import { Refusal } from '../../../domain/refusal.ts'
import { applyAgents } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

/*
 * The official conformance suite against the real dispatcher. It cannot send a bearer token, so a proxy adds one and
 * changes nothing else; and it calls its own tools, which a registry of this test adds to the contract's.
 */
const APPLICABLE = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'tools-call-with-progress',
  'json-schema-2020-12',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
]

const NO_STREAM = 'the gateway sends nothing by itself except the progress of a call, and has no other stream'
const NO_CAPABILITY = 'the gateway does not announce this capability, and its methods are unknown ones'
const OWN_PROMPTS = 'the scenario calls prompts of its own, and those of the gateway are in its contract'
const JSON_ONLY = "the gateway's resources are JSON documents of a fixed catalogue"
const INAPPLICABLE: Record<string, string> = {
  'logging-set-level': NO_CAPABILITY,
  'completion-complete': OWN_PROMPTS,
  'resources-subscribe': NO_CAPABILITY,
  'resources-unsubscribe': NO_CAPABILITY,
  'resources-templates-read': JSON_ONLY,
  'prompts-get-simple': OWN_PROMPTS,
  'prompts-get-with-args': OWN_PROMPTS,
  'prompts-get-embedded-resource': OWN_PROMPTS,
  'prompts-get-with-image': OWN_PROMPTS,
  'tools-call-with-logging': NO_STREAM,
  'tools-call-sampling': NO_STREAM,
  'tools-call-elicitation': NO_STREAM,
  'elicitation-sep1034-defaults': NO_STREAM,
  'elicitation-sep1330-enums': NO_STREAM,
  'server-sse-polling': NO_STREAM,
  'server-sse-multiple-streams': NO_STREAM,
  'resources-read-text': JSON_ONLY,
  'resources-read-binary': JSON_ONLY,
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='
const text = (value: string) => ({ type: 'text', text: value })
const image = { type: 'image', data: PIXEL, mimeType: 'image/png' }
const resource = (uri: string, mimeType: string, content: string) => ({
  type: 'resource',
  resource: { uri, mimeType, text: content },
})

const fixtures: Tool[] = [
  fixture('test_simple_text', { content: [text('This is a simple text response for testing.')] }),
  fixture('test_image_content', { content: [image] }),
  fixture('test_audio_content', { content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] }),
  fixture('test_embedded_resource', {
    content: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }),
  fixture('test_multiple_content_types', {
    content: [
      text('Multiple content types test:'),
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }),
  {
    ...fixture('test_tool_with_progress', { content: [] }),
    run: async (_args, { progress }) => {
      for (const done of [1, 50, 100]) progress?.(done, 100)
      return await Promise.resolve({ content: [text('done')] })
    },
  },
  fixture(
    'test_error_handling',
    new Refusal('conflict', { message: 'This tool intentionally returns an error for testing' }),
  ),
  fixture(
    'json_schema_2020_12_tool',
    { content: [text('done')] },
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      $defs: { address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } } },
      properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
    },
  ),
]

function fixture(
  name: string,
  answer: ToolAnswer | Refusal,
  inputSchema: object = { type: 'object', properties: {}, additionalProperties: false },
): Tool {
  return {
    name,
    alias: name,
    scope: 'mcp:config:read',
    permission: 'service.config',
    idempotencyKey: false,
    listing: { title: name, description: `Fixture ${name}`, inputSchema, annotations: {} },
    findProblems: () => [],
    findViolation: () => undefined,
    run: async () => (answer instanceof Refusal ? await Promise.reject(answer) : await Promise.resolve(answer)),
  }
}

const run = promisify(execFile)
const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))
const output = mkdtempSync(join(tmpdir(), 'parley-conformance-'))

let service: TestService
let proxy: Server
let port: number
before(async () => {
  proxy = createServer()
  await new Promise<void>(resolve => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  port = (proxy.address() as AddressInfo).port
  service = await startTestService({
    // The fixtures answer with kinds of content that the contract does not have.
    environment: { validateResponses: false, allowedHosts: [`localhost:${port}`, `127.0.0.1:${port}`] },
    substitutes: { agentTools: tools => [...tools, ...fixtures] },
  })
  const { tokens } = await applyAgents(service)
  proxy.on('request', (req, res) => {
    const onward = request(
      service.url + (req.url ?? ''),
      { method: req.method, headers: { ...req.headers, authorization: `Bearer ${tokens.admin}` } },
      answer => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      },
    )
    onward.on('error', () => res.destroy())
    req.pipe(onward)
  })
})
after(async () => {
  rmSync(output, { recursive: true, force: true })
  proxy.closeAllConnections()
  await new Promise(resolve => proxy.close(resolve))
  await service.stop()
})

describe('the conformance suite', { concurrency: 2 }, () => {
  test('has no server scenario that was not judged', async () => {
    const { stdout } = await run(process.execPath, [suite, 'list'])
    const listed = [...stdout.slice(0, stdout.indexOf('Client scenarios')).matchAll(/^ {2}- (\S+)/gm)].map(
      ([, name]) => name,
    )
    assert.deepEqual(listed.toSorted(), [...APPLICABLE, ...Object.keys(INAPPLICABLE)].toSorted())
  })

  for (const scenario of APPLICABLE) {
    test(scenario, async () => {
      await run(
        process.execPath,
        [suite, 'server', '--url', `http://127.0.0.1:${port}/mcp`, '--scenario', scenario, '--output-dir', output],
        { timeout: 300_000 },
      ).catch((error: unknown) => assert.fail((error as { stdout?: string }).stdout ?? String(error)))
    })
  }
})
