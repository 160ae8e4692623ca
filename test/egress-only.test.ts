import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'

const ROOT = resolve(import.meta.dirname, '..')
const ROOMS = ['adapters', 'services', 'handlers', 'jobs', 'app', 'domain', 'crawler']
const THE_WAY_OUT = 'adapters/egress/'
/**
 * Stores whose address the operator sets, like the database's; often a private one, which the egress must refuse to
 * tenants.
 */
const OPERATORS_STORES: ReadonlySet<string> = new Set(['adapters/edge-store/kv.ts', 'adapters/files/s3.ts'])

/** Modules that open connections, with their allowed imports elsewhere: the listening side, names and types. */
const CONNECTING = /^(?:node:)?(?:http|https|http2|net|tls|dgram)$|^undici$/
const LISTENING: ReadonlySet<string> = new Set(['createServer', 'Server', 'STATUS_CODES'])
/** Client libraries of the language models; they have their own transport unless they are given one. */
const MODEL_LIBRARIES = /^(?:openai|@anthropic-ai\/sdk)(?:\/|$)/

const files = ROOMS.flatMap(sources).filter(file => !file.startsWith(THE_WAY_OUT) && !OPERATORS_STORES.has(file))

test('no file but the egress and the stores of the operator opens an outgoing request', () => {
  assert.deepEqual(
    files.flatMap(file => outgoing(readFileSync(`${ROOT}/${file}`, 'utf8')).map(what => `${file}: ${what}`)),
    [],
  )
})

test('a language model library is given the egress as its transport', () => {
  const users = files.filter(file =>
    imports(readFileSync(`${ROOT}/${file}`, 'utf8')).some(
      ({ from, names }) => MODEL_LIBRARIES.test(from) && names.length > 0,
    ),
  )
  assert.ok(
    users.every(file => file.startsWith('adapters/models/')),
    users.join(', '),
  )
  for (const file of users) {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8')
    const made = [...text.matchAll(/new (?:OpenAI|Anthropic)\(\{[\s\S]*?\}\)/g)]
    assert.ok(made.length > 0, file)
    for (const [call] of made) assert.match(call, /\bfetch\b/, file)
  }
})

test('the client of MCP servers is given the egress as its transport', () => {
  const users = files.filter(file => readFileSync(`${ROOT}/${file}`, 'utf8').includes('@modelcontextprotocol/client'))
  assert.deepEqual(users, ['adapters/mcp/client.ts', 'adapters/oauth/discovery.ts'])
  const text = readFileSync(`${ROOT}/adapters/mcp/client.ts`, 'utf8')
  const made = [...text.matchAll(/new \w*Transport\([\s\S]*?\n {4}\}\)/g)]
  assert.ok(made.length > 0)
  for (const [transport] of made) assert.match(transport, /\bfetch: exchange\.fetch\b/)
})

test('the libraries of OAuth are given the egress as their transport', () => {
  const users = files.filter(file => readFileSync(`${ROOT}/${file}`, 'utf8').includes("'oauth4webapi'"))
  assert.deepEqual(users, ['adapters/oauth/client.ts'])
  const client = readFileSync(`${ROOT}/adapters/oauth/client.ts`, 'utf8')
  assert.match(client, /\[customFetch\]: egressFetch\(egress/)
  const requests = [...client.matchAll(/\b\w+Request\((?:[^()]|\([^()]*\))*\)/g)].map(([call]) => call)
  assert.equal(requests.length, 3)
  for (const call of requests) assert.match(call, /\bsent\b|\boptions\(/)
  const discovery = readFileSync(`${ROOT}/adapters/oauth/discovery.ts`, 'utf8')
  const calls = [...discovery.matchAll(/await (?:discover\w+|registerClient)\((?:[^()]|\([^()]*\))*\)/g)]
  assert.equal(calls.length, 3)
  for (const [call] of calls) assert.match(call, /\bfetchFn\b/)
})

test('this test finds violations', () => {
  for (const text of [
    "import { request } from 'undici'\n",
    "import http from 'node:http'\n",
    "import * as net from 'net'\n",
    "const t = await import('node:tls')\n",
    'await fetch(url)\n',
    'return globalThis.fetch(url)\n',
    'new WebSocket(url)\n',
    "import { createServer, request } from 'node:http'\n",
    "import { connect } from 'node:tls'\n",
    "export { request } from 'undici'\n",
    'const send = fetch\n',
  ])
    assert.notDeepEqual(outgoing(text), [], text)
  for (const text of [
    "import { createServer, type Server } from 'node:http'\n",
    "import type { Socket } from 'node:net'\n",
    'await this.fetch(url)\n',
    '// fetch(\n',
    'createFetch(url)\n',
  ])
    assert.deepEqual(outgoing(text), [], text)
})

function outgoing(text: string): string[] {
  const found = imports(text)
    .filter(({ from, names }) => CONNECTING.test(from) && names.some(name => !LISTENING.has(name)))
    .map(({ from, names }) => `${names.join(', ')} of ${from}`)
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '').replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
  for (const pattern of [
    /(?<![.\w])(?:globalThis\.)?fetch\s*\(/g,
    /=\s*(?:globalThis\.)?fetch\b(?!:)/g,
    /new (?:WebSocket|EventSource|XMLHttpRequest)\b/g,
  ])
    found.push(...[...code.matchAll(pattern)].map(call => call[0].trim()))
  return found
}

/** Imported values; types open no connections. */
function imports(text: string): { from: string; names: string[] }[] {
  const statements = [...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'"]*?)\s*from\s+['"]([^'"]+)['"]/g)]
    .filter(([, type]) => type === undefined)
    .map(([, , clause = '', from = '']) => ({
      from,
      names: clause
        .replaceAll(/[{}]/g, ',')
        .split(',')
        .map(name => name.trim())
        .filter(name => name !== '' && !name.startsWith('type '))
        .map(name => name.split(/\s+as\s+/)[0] ?? name),
    }))
  const dynamic = [...text.matchAll(/(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g)].map(([, from = '']) => ({
    from,
    names: ['*'],
  }))
  return [...statements, ...dynamic]
}

function sources(room: string): string[] {
  try {
    return readdirSync(`${ROOT}/${room}`, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
      .map(entry => `${entry.parentPath}/${entry.name}`.slice(ROOT.length + 1))
  } catch {
    return []
  }
}
