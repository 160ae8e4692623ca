import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, describe, it } from 'node:test'
import { Worker } from 'node:worker_threads'
import { NATIVE_NAMES } from '../../../domain/expressions/natives.ts'
import type { Outcome } from './hostile.ts'

/** Arguments that make a function slow, by the types of jsonata's signatures. */
const HOSTILE: Record<string, string[]> = {
  s: [
    'vars.letters',
    'vars.braces',
    'vars.spaces',
    'vars.halves',
    'vars.percents',
    'vars.dates',
    'vars.zeros',
    'vars.page',
    'vars.huge',
    '"[Y,999999999]"',
    '"#0,0,0e0"',
    '"I"',
    '""',
  ],
  n: ['0', '-1', '1e308', '-1e308', '(1e308*10)', '9999', '10000', '1e9', '0.5'],
  a: [
    'vars.numbers',
    'vars.words',
    'vars.pages',
    'vars.objects',
    'vars.empty',
    'vars.deep',
    'vars.rows',
    '[1..9999]',
    '[]',
  ],
  o: ['vars.keys', 'vars.lists', 'vars.objects[0]', '{"zero-digit":"","decimal-separator":""}', '{}'],
  f: [
    'function($a){$a}',
    'function($a,$b){[$a,$b]}',
    '/a.*z|a/',
    '/(a|aa)*c/',
    '/^(?:\\w+\\s?){0,490}$/',
    '$string',
    '$append',
    '$distinct',
  ],
  b: ['true', 'false'],
}
const { s = [], n = [], a = [], o = [] } = HOSTILE
HOSTILE['x'] = HOSTILE['j'] = [...a, ...o, ...s.slice(0, 4), ...n.slice(0, 2), '$string']
const CALLS_PER_FUNCTION = 10

/** Earlier slow or endless cases, and operators, which have no signatures. */
const TRAPS = [
  '$pad("x", 9999, $pad("y", 9999, $pad("z", 9999)))',
  '$distinct([1..1000].{"a": 1, "b": 2, "c": $})',
  '$distinct(vars.objects)',
  '$formatNumber(1, "#", {"zero-digit": "", "decimal-separator": ""})',
  '$formatNumber(1, "#", {"grouping-separator": ""})',
  '$formatNumber(1e308 * 10, "0.0e0")',
  '$formatInteger(1e308 * 10, "A")',
  '$formatInteger(1e15, "I")',
  '$fromMillis(0, "[Y,999999999]")',
  '$fromMillis(0, "[Y, 0xFFFFFFF]")',
  '$now("[Y0001,9 9 9 9 9 9 9 9]")',
  '$error(vars.braces)',
  '$zip(vars.numbers, vars.numbers, vars.numbers, vars.numbers, vars.numbers, vars.numbers, vars.numbers)',
  '$string(vars.deep, true)',
  '$spread([1..9999])',
  '$reduce(vars.words, $append)',
  '$match(vars.page, /a.*z|a/)',
  '$replace(vars.page, /(a*)/, "$1$1$1$1$1$1$1$1")',
  '$split(vars.page, /a.*z|a/)',
  '[1..9999]{"a": $}',
  '[1..50]@$a.[1..50]#$b{$string($a): $b}',
  '$ ~> |$|{"a": $, "b": $}|',
  '($x := vars.objects ~> |**|{"a": $vars.page}|; $string($x))',
  'vars.rows = context.rows',
  '[vars.rows] = [context.rows]',
  'vars.rows & ""',
  'vars.**',
  'vars.lists.*',
  'vars.rows.**',
  'vars.rows^(a)',
  '[1..9999]^($)',
  'vars.deep and vars.deep',
  '($f := function($n){ $n > 0 ? [$f($n-1), $f($n-1)] : vars.page }; $f(20))',
  '($f := function($s, $n){ $n = 0 ? $s : $f({"a": $s, "b": $s}, $n-1) }; $f(1, 90) = $f(1, 90))',
]

/** It sorts a list of maximum length in about 50 ms. */
const HONEST = '[1..9999]^($)'
const COMPARISONS = 5

/** Heap of the worker: 50 MB more than its hostile values take. */
const HEAP_MB = 105

const library = readFileSync(createRequire(import.meta.url).resolve('jsonata'), 'utf8')
const signatures = new Map(
  [...library.matchAll(/\.bind\('(\w+)', defineFunction\([\s\S]*?, '(<[^']*>)'\)\);/g)].map(([, name, signature]) => [
    name ?? '',
    signature ?? '',
  ]),
)

describe('the functions of jsonata', () => {
  let worker: Worker
  before(async () => {
    worker = new Worker(new URL('./hostile.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    })
    await next()
  })
  after(async () => {
    await worker.terminate()
  })

  /** Rejects when the worker dies, or does not answer. */
  const next = async (): Promise<unknown> => {
    const [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(20_000) })) as unknown[]
    return message
  }
  const evaluate = async (source: string): Promise<Outcome> => {
    worker.postMessage(source)
    return (await next()) as Outcome
  }
  /**
   * The shortest of three runs, or the first one of less than 100 ms: an interrupted thread starts with cold caches.
   */
  const shortestOf = async (source: string): Promise<Outcome> => {
    const outcomes: Outcome[] = []
    do outcomes.push(await evaluate(source))
    while (outcomes.length < 3 && (outcomes.at(-1)?.ms ?? 0) >= 100)
    return outcomes.reduce((one, other) => (other.ms < one.ms ? other : one))
  }
  const isShort = async (source: string): Promise<void> => {
    const { ms, outcome } = await shortestOf(source)
    assert.ok(['answered', 'evaluate', 'limit'].includes(outcome), `${source}: ${outcome}`)
    if (ms >= 100) await isAsShortAsHonestWork(source)
  }
  /** A busy machine takes longer for anything, in phases: one comparison within one of them is enough. */
  const isAsShortAsHonestWork = async (source: string): Promise<void> => {
    const compared: string[] = []
    while (compared.length < COMPARISONS) {
      const [own, honest] = [await shortestOf(source), await shortestOf(HONEST)]
      if (own.ms < 2.5 * honest.ms) return
      compared.push(`${own.ms.toFixed(0)} ms and ${honest.ms.toFixed(0)} ms`)
    }
    assert.fail(`${source} and ${HONEST} took ${compared.join(', ')}`)
  }

  it('are all known: a new one is reviewed before an expression can call it', () => {
    assert.deepEqual([...NATIVE_NAMES, 'eval'].sort(), [...signatures.keys()].sort())
  })

  for (const name of NATIVE_NAMES)
    it(`$${name} answers or refuses hostile arguments within 100 ms and 50 MB`, async () => {
      for (const source of hostileCalls(name)) await isShort(source)
    })

  it('cannot be combined, nor the operators, to take longer', async () => {
    for (const source of TRAPS) await isShort(source)
  })
})

/** Calls with one argument, two, three, and so on; each takes the hostile values of its places in turn. */
function hostileCalls(name: string): string[] {
  const places = placesOf(signatures.get(name) ?? '')
  return Array.from({ length: places.length === 0 ? 1 : CALLS_PER_FUNCTION }, (_, call) => {
    const given = places.slice(0, 1 + (call % Math.max(places.length, 1)))
    const values = given.map((choices, place) => choices[(call * (place * 2 + 1) + place) % choices.length])
    return `$${name}(${values.join(', ')})`
  })
}

/** `<s-ns?:s>`: the hostile values of each place. */
function placesOf(signature: string): string[][] {
  const types = signature
    .replace(/:[^:]*>$/, '')
    .slice(1)
    .replaceAll(/<[^>]*>/g, '')
  return [...types.matchAll(/\((\w+)\)|(\w)(\+?)/g)].flatMap(([, choice, type, several]) => {
    const values = Array.from(choice ?? type ?? '').flatMap(one => HOSTILE[one] ?? [])
    return several === '+' ? [values, values] : [values]
  })
}
