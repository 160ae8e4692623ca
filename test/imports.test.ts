import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { test } from 'node:test'

const ROOT = resolve(import.meta.dirname, '..')
/** From the ground up: a room may import rooms below it, and itself; rooms on one floor do not import each other. */
const FLOORS: string[][] = [
  ['generated'],
  ['domain'],
  ['adapters', 'importers'],
  ['services'],
  ['handlers', 'jobs'],
  ['app'],
]
const ROOMS = FLOORS.flat()
const PURE_PACKAGES = [
  'jsonata',
  're2js',
  'acorn',
  'luxon',
  'ipaddr.js',
  'libphonenumber-js',
  'node:crypto',
  'node:util',
  '@formatjs/intl-localematcher',
  'disposable-email-domains-js',
  'freemail',
]

type Import = { from: string; to: string; line: string }

const imports = ROOMS.filter(room => room !== 'generated').flatMap(room => readImports(room))

test('imports run downward only', () => {
  const upward = imports.filter(
    ({ from, to }) => floorOf(to) > floorOf(from) || (floorOf(to) === floorOf(from) && roomOf(to) !== roomOf(from)),
  )
  assert.deepEqual(upward.map(describe), [])
})

test('no file imports itself by way of others', () => {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
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
      .flatMap(target => {
        const to = resolve(ROOT, dirname(file), target).slice(ROOT.length + 1)
        return ROOMS.includes(roomOf(to)) ? [{ from: file, to, line: target }] : []
      }),
  )
}

function sources(room: string): string[] {
  try {
    return readdirSync(`${ROOT}/${room}`, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.[jt]s$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map(entry => `${entry.parentPath}/${entry.name}`.slice(ROOT.length + 1))
  } catch {
    return []
  }
}

function specifiers(file: string): string[] {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8')
  return [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    ),
  ].map(found => found[1] ?? found[2] ?? found[3] ?? '')
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
