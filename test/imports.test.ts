import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { test } from 'node:test'

const ROOT = resolve(import.meta.dirname, '..')
/** Bottom up: a folder may import itself and folders below it, but no other folder of its layer. */
const FLOORS: string[][] = [
  ['generated'],
  ['domain'],
  ['adapters', 'importers'],
  ['services', 'crawler'],
  ['handlers', 'jobs'],
  ['app'],
]
const ROOMS = FLOORS.flat()
/** The folders outside the service, and the additional paths that each may import. */
const OTHER_ROOMS: Record<string, string[]> = {
  // Frozen: a migration that shares code would change when the code does.
  migrations: [],
  // They run in browsers, without the service.
  sdk: ['generated/'],
  widget: ['generated/', 'sdk/', 'domain/file-size.ts'],
  console: ['generated/', 'sdk/', 'domain/file-size.ts'],
  // They build and test the service from outside; the server checks the OpenRPC document as the generator does, and the
  // console shows the conversations of the examples as the engine leads them.
  scripts: ['generated/', 'adapters/openrpc.ts', 'domain/', 'test/support/'],
}
const PURE_PACKAGES = [
  '@orama/stemmers',
  '@orama/stopwords',
  '@cfworker/json-schema',
  'jsonata',
  're2js',
  'acorn',
  'luxon',
  'ipaddr.js',
  'libphonenumber-js',
  'node:crypto',
  // Large lists are loaded when a rule needs them.
  'node:module',
  'node:util',
  '@formatjs/intl-localematcher',
  'disposable-email-domains-js',
  'freemail',
]

type Import = { from: string; to: string; line: string }

const imports = ROOMS.filter(room => room !== 'generated').flatMap(room => readImports(room))
const importsOfOtherRooms = Object.keys(OTHER_ROOMS).flatMap(room => readImports(room))

test('imports run downward only', () => {
  const upward = imports.filter(
    ({ from, to }) => roomOf(to) !== roomOf(from) && (floorOf(to) === -1 || floorOf(to) >= floorOf(from)),
  )
  assert.deepEqual(upward.map(describe), [])
})

test('migrations import no product code, the SDK only generated code, widget and console the SDK and one rule', () => {
  const strangers = importsOfOtherRooms.filter(
    ({ from, to }) =>
      roomOf(to) !== roomOf(from) && OTHER_ROOMS[roomOf(from)]?.some(path => to.startsWith(path)) !== true,
  )
  assert.deepEqual(strangers.map(describe), [])
  assert.deepEqual([...new Set(sources('migrations').flatMap(specifiers))], ['knex'])
})

test('no file imports itself through others', () => {
  const next = new Map<string, string[]>()
  const importsOfMeasurementsAndTests = ['bench', 'test'].flatMap(room => readImports(room))
  for (const { from, to } of [...imports, ...importsOfOtherRooms, ...importsOfMeasurementsAndTests])
    next.set(from, [...(next.get(from) ?? []), to])
  const loops: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) loops.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const target of next.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  assert.deepEqual(loops, [])
})

test('the domain and the importers reach nothing outside the process', () => {
  const allowed = (target: string) =>
    target.startsWith('.') || PURE_PACKAGES.some(name => target === name || target.startsWith(`${name}/`))
  const strangers = ['domain', 'importers'].flatMap(sources).flatMap(file =>
    specifiers(file)
      .filter(target => !allowed(target))
      .map(target => `${file} imports ${target}`),
  )
  assert.deepEqual(strangers, [])
})

test('handlers, jobs and the composition root open no transaction, not even by `change`: services do', () => {
  const opening = ['handlers', 'jobs', 'app']
    .flatMap(room => sources(room))
    // The console, where it has been built.
    .filter(file => !file.startsWith('app/pages/'))
    .filter(file => /\b(?:transaction|change)(?:<[^(]*>)?\(/.test(readFileSync(`${ROOT}/${file}`, 'utf8')))
  assert.deepEqual(opening, [])
})

test('only one file of the adapters, and the jobs, name Agenda', () => {
  const naming = ROOMS.filter(room => room !== 'jobs')
    .flatMap(room => sources(room))
    .filter(file => specifiers(file).some(target => target === 'agenda' || target.startsWith('@agendajs/')))
  assert.ok(naming.length <= 1 && naming.every(file => file.startsWith('adapters/')), naming.join(', '))
})

function readImports(room: string): Import[] {
  return sources(room).flatMap(file =>
    specifiers(file)
      .filter(target => target.startsWith('.'))
      .map(target => ({ from: file, to: resolve(ROOT, dirname(file), target).slice(ROOT.length + 1), line: target })),
  )
}

function sources(room: string): string[] {
  try {
    return readdirSync(`${ROOT}/${room}`, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.[jt]sx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map(entry => `${entry.parentPath}/${entry.name}`.slice(ROOT.length + 1))
  } catch {
    return []
  }
}

function specifiers(file: string): string[] {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8')
  return [
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]/g,
    /import\(\s*['"]([^'"]+)['"]\s*\)/g,
    /(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  ].flatMap(pattern => [...text.matchAll(pattern)].map(found => found[1] ?? ''))
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? ''
}

function floorOf(file: string): number {
  return FLOORS.findIndex(rooms => rooms.includes(roomOf(file)))
}

function describe({ from, to }: Import): string {
  return `${from} → ${to}`
}
