import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import jsonata from 'jsonata'
import { ExpressionError } from '../../../domain/expressions/errors.ts'
import { compileExpression, isTrue } from '../../../domain/expressions/expression.ts'
import { TurnBudget, TURN_LIMITS, type Ambient, type Scope } from '../../../domain/expressions/evaluation.ts'
import type { Json } from '../../../domain/json.ts'
import { processorSeconds } from '../../support/processor-time.ts'

const ambient: Ambient = { now: new Date('2026-03-02T10:00:00.000Z'), random: () => 0.25 }

function scopeOf(vars: Scope['vars'], event: Scope['event'] = null): Scope {
  return { vars, input: {}, event, context: {}, entities: {}, conversation: {} }
}

async function evaluate(
  source: string,
  vars: Scope['vars'] = {},
  event: Scope['event'] = null,
): Promise<Json | undefined> {
  return await compileExpression(source).evaluate(scopeOf(vars, event), ambient)
}

function refusesToCompile(source: string): void {
  assert.throws(
    () => compileExpression(source),
    (error: unknown) => error instanceof ExpressionError && error.kind === 'compile',
    source,
  )
}

async function isOverLimit(source: string, vars: Scope['vars'] = {}): Promise<void> {
  await assert.rejects(
    async () => await evaluate(source, vars),
    (error: unknown) => error instanceof ExpressionError && error.kind === 'limit',
    source,
  )
}

/** Memory in use after a garbage collection, in megabytes. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  setFlagsFromString('--no-expose-gc')
  return process.memoryUsage().heapUsed / 1e6
}

describe('expressions', () => {
  it('take little memory while nobody evaluates them, and are evaluated as before', async () => {
    const before = usedMemory()
    const sources = Array.from({ length: 20_000 }, (_, index) => `$uppercase(vars.a) & "${String(index)}"`)
    const compiled = sources.map(source => compileExpression(source))
    const taken = usedMemory() - before
    assert.ok(taken < 220, `${String(taken)} MB`)
    const [oldest, latest] = [compiled[0], compiled.at(-1)]
    for (const [expression, value] of [
      [oldest, 'X0'],
      [latest, 'X19999'],
    ] as const)
      assert.equal(await expression?.evaluate(scopeOf({ a: 'x' }), ambient), value)
    assert.deepEqual(oldest?.names(), ['vars.a'])
  })

  it('see the scope, with $event and $vars bound', async () => {
    assert.equal(
      await evaluate('vars.a & "-" & $vars.a & "-" & $event.b & "-" & event.b', { a: 'x' }, { b: 'y' }),
      'x-x-y-y',
    )
    assert.equal(await evaluate('$count(vars.list[$ > 1])', { list: [1, 2, 3] }), 2)
    assert.equal(await evaluate('nothing.at.all'), undefined)
  })

  it('answer plain paths and comparisons without a promise', () => {
    for (const source of [
      'vars.a.b',
      '$event.total > 100',
      'vars.a.b = "x" and $event.total <= 200',
      'vars.a.b ? 1 : 2',
    ]) {
      assert.ok(
        !(compileExpression(source).evaluate(scopeOf({ a: { b: 'x' } }, { total: 150 }), ambient) instanceof Promise),
        source,
      )
    }
  })

  it('answer plain JSON: no functions, no list flags', async () => {
    assert.equal(await evaluate('$uppercase'), undefined)
    assert.deepEqual(await evaluate('{"f": function($x) { $x }, "n": 1}'), { n: 1 })
    const list = await evaluate('vars.items.id', { items: [{ id: 1 }, { id: 2 }] })
    assert.deepEqual(Object.getOwnPropertyNames(list), ['0', '1', 'length'])
  })

  it('use the given clock and random source', async () => {
    assert.equal(await evaluate('$now()'), '2026-03-02T10:00:00.000Z')
    assert.equal(await evaluate('$now("[Y0001]/[M01]")'), '2026/03')
    assert.equal(await evaluate('$millis()'), ambient.now.getTime())
    assert.equal(await evaluate('$random()'), 0.25)
    assert.deepEqual(await evaluate('$shuffle([1,2,3])'), await evaluate('$shuffle([1,2,3])'))
  })

  it('fail with a named kind, synchronous or not', async () => {
    refusesToCompile('vars.')
    refusesToCompile('x'.repeat(4001))
    await assert.rejects(
      async () => await evaluate('vars.a > "x"', { a: 1 }),
      (error: unknown) => error instanceof ExpressionError && error.kind === 'evaluate',
    )
    await assert.rejects(
      async () => await evaluate('$number("x")'),
      (error: unknown) => error instanceof ExpressionError && error.kind === 'evaluate',
    )
  })
})

describe('reserved names', () => {
  it('are refused when the expression names them', () => {
    for (const source of [
      'vars.__proto__',
      'vars.`__proto__`',
      'vars."constructor"',
      'vars.a.prototype.b',
      '{"__proto__": 1}',
      '{"constructor": 1}',
      '$lookup(vars, "__proto__")',
      '$__proto__',
    ])
      refusesToCompile(source)
  })

  it('reach no prototype and create no key when they are built at run time', async () => {
    assert.equal(await evaluate('$lookup(vars, "__pro" & "to__")'), undefined)
    assert.equal(await evaluate('$lookup(vars, "construct" & "or")'), undefined)
    assert.equal(await evaluate('vars.toString'), undefined)
    await assert.rejects(async () => await evaluate('{"__pro" & "to__": {"polluted": true}}'), /__proto__ is reserved/)
    await assert.rejects(async () => await evaluate('$merge([{}, {"construct" & "or": 1}])'), /constructor is reserved/)
    assert.equal(({} as { polluted?: unknown }).polluted, undefined)
  })

  it('may be texts', async () => {
    assert.equal(await evaluate('vars.job = "constructor"', { job: 'constructor' }), true)
  })
})

describe('bounds', () => {
  it('stop endless recursion and nested loops', async () => {
    await isOverLimit('($f := function($n) { $f($n + 1) }; $f(1))')
    await isOverLimit('($f := function($n) { 1 + $f($n) }; $f(1))')
    await isOverLimit('$map([1..9999], function($i) { $map([1..9999], function($j) { $i * $j }) })')
  })

  it('stop values that grow too large', async () => {
    await isOverLimit('[1..9999999]')
    await isOverLimit('$pad("x", 100000000)')
    await isOverLimit('($f := function($s, $n) { $n = 0 ? $s : $f($s & $s, $n - 1) }; $f("xxxxxxxxxx", 40))')
    await isOverLimit('($f := function($s, $n) { $n = 0 ? $s : $f({"a": $s, "b": $s}, $n - 1) }; $string($f(1, 60)))')
    await isOverLimit('($f := function($s, $n) { $n = 0 ? $s : $f($append($s, $s), $n - 1) }; $f([1..1000], 40))')
    await isOverLimit('$join([1..9999].$string(), vars.t)', { t: 'x'.repeat(4000) })
    await isOverLimit('$replace(vars.t, "x", vars.t)', { t: 'x'.repeat(4000) })
    assert.equal(await evaluate('$count($distinct([1..9999]))'), 9999)
  })

  it('stop values that are changed to hold themselves', async () => {
    await isOverLimit('($x := vars ~> |$|{"a": $, "b": $}|; $string($x))', { n: 1 })
    await isOverLimit('$string(vars ~> |list|{"a": $vars.t}|)', {
      list: Array(100).fill({ n: 1 }),
      t: 'x'.repeat(20_000),
    })
  })

  it('hold for data that looks like a function of jsonata', async () => {
    const list = Array(400_000).fill(1) as number[]
    await isOverLimit('vars.a & vars.b', { a: { _jsonata_lambda: true, list }, b: { _jsonata_function: true, list } })
  })

  it('hold for all expressions of a turn together', async () => {
    const turn = { ...ambient, budget: new TurnBudget() }
    const costly = compileExpression('$count([1..2000][$ % 2 = 1])')
    assert.equal(await costly.evaluate(scopeOf({}), turn), 1000)
    turn.budget.spend(TURN_LIMITS.steps - 15_000)
    await assert.rejects(
      async () => await costly.evaluate(scopeOf({}), turn),
      (error: unknown) => error instanceof ExpressionError && error.kind === 'turn_limit',
    )
  })

  it('exclude $eval and signatures', () => {
    refusesToCompile('$eval("1 + 1")')
    refusesToCompile('($e := $eval; $e("1"))')
    refusesToCompile('function($x)<x+x+x+x+:x> { $x }')
  })
})

describe('regular expressions', () => {
  it('work as JSONata documents them', async () => {
    assert.deepEqual(await evaluate('$match("ab-ac", /a(.)/)'), [
      { match: 'ab', index: 0, groups: ['b'] },
      { match: 'ac', index: 3, groups: ['c'] },
    ])
    assert.equal(await evaluate('$replace("foo.bar", /O(.)/i, "<$1>")'), 'f<o>.bar')
    assert.deepEqual(await evaluate('$split("a1b22c", /[0-9]+/)'), ['a', 'b', 'c'])
    assert.equal(await evaluate('$contains("abc", /^b/)'), false)
    assert.equal(await evaluate('$contains("a\\nbc", /^b/m)'), true)
  })

  it('are refused when RE2 has no linear way to run them', () => {
    for (const source of ['/(a)\\1/', '/a(?=b)/', '/a(?!b)/']) refusesToCompile(source)
  })

  it('are refused when they are too large to compile or run quickly', () => {
    for (const source of ['/a{1000}b{1000}c{1000}/', '/((a|b){30}){30}x{1000}/', '/(?:[a-z]{50}){60}/'])
      refusesToCompile(source)
  })

  it('are not stalled by a crafted text, in any function that accepts one', async () => {
    const t = `${'a'.repeat(30_000)}b`
    const seconds = await processorSeconds(async () => {
      for (const source of [
        '$contains(vars.t, /^(a+)+$/)',
        '$match(vars.t, /^(a|aa)+$/)',
        '$replace(vars.t, /^(a*)*c/, "")',
        '$split(vars.t, /(a+)+$/)',
      ])
        await evaluate(source, { t })
    })
    assert.ok(seconds < 30, `${seconds} s`)
  })

  it('are never executed by V8', async () => {
    const executed: string[] = []
    const original = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')!
    Object.defineProperty(RegExp.prototype, 'exec', {
      ...original,
      value(this: RegExp, text: string) {
        executed.push(this.source)
        return (original.value as RegExp['exec']).call(this, text)
      },
    })
    try {
      for (const source of [
        '$match("zqz", /zq(z)/)',
        '$replace("zqz", /zq(z)/, "x")',
        '$split("zqz", /zq(z)/)',
        '$contains("zqz", /zq(z)/)',
        '("zqz" ~> /zq(z)/)',
        '$map(["zqz"], /zq(z)/)',
        '$filter(["zqz"], /zq(z)/)',
      ])
        await evaluate(source)
    } finally {
      Object.defineProperty(RegExp.prototype, 'exec', original)
    }
    assert.deepEqual(
      executed.filter(pattern => pattern.includes('zq')),
      [],
    )
  })

  it('are not built from pictures of dates', async () => {
    await isOverLimit('$toMillis("2020", "[Y][Y][Y]")')
    assert.equal(await evaluate('$toMillis("1970-01-01T00:00:01.000Z")'), 1000)
  })
})

describe('functions', () => {
  it('may be applied in part, and passed to others', async () => {
    assert.deepEqual(await evaluate('$map(["a b", "c d"], $substringBefore(?, " "))'), ['a', 'c'])
    assert.deepEqual(await evaluate('$reduce([[1], [2], [3]], $append)'), [1, 2, 3])
    assert.deepEqual(await evaluate('$map([1, 2], $string)'), ['1', '2'])
    assert.equal(await evaluate('"ab" ~> $pad(?, 4, "-")'), 'ab--')
  })

  it('that replace those of jsonata return the same results', async () => {
    const scalar = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom('', 'a', 'b', '😀'))
    const item = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.dictionary(fc.constantFrom('a', 'b'), scalar))
    const list = fc.oneof(fc.array(fc.integer()), fc.array(fc.string()), fc.array(item, { maxLength: 6 }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '$sort(vars.list)',
          '$sort(vars.list, function($l, $r) { $string($l) > $string($r) })',
          '$distinct(vars.list)',
          '$distinct(vars.list.a)',
          '$pad(vars.text, vars.width)',
          '$pad(vars.text, vars.width, vars.sign)',
        ),
        fc.record({
          list,
          text: fc.string({ unit: 'binary' }),
          width: fc.integer({ min: -20, max: 20 }),
          sign: fc.string({ unit: 'binary', maxLength: 4 }),
        }),
        async (source, vars) => {
          const settle = async (run: () => unknown): Promise<string> => {
            try {
              const text = JSON.stringify(await run()) as string | undefined
              return text ?? 'nothing'
            } catch {
              return 'error'
            }
          }
          assert.equal(
            await settle(() => evaluate(source, vars as Scope['vars'])),
            await settle(() => jsonata(source).evaluate({ vars: structuredClone(vars) })),
            source,
          )
        },
      ),
      { numRuns: 600 },
    )
  })
})

describe('the shortcuts', () => {
  const scalar = fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'a', 'b', '1'),
  )
  const value = fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b'), scalar),
    fc.array(fc.dictionary(fc.constantFrom('a', 'b'), scalar), { maxLength: 2 }),
  )
  const path = fc.constantFrom(
    'vars.a',
    'vars.b',
    'vars.a.b',
    'vars.b.a',
    '$vars.a',
    '$event.a',
    'event.b.a',
    'vars',
    'none.a',
    'vars.missing',
  )
  const literal = fc.constantFrom('1', '0', '"a"', '""', 'true', 'null', '-2')
  const source = fc.letrec(tie => ({
    expression: fc.oneof({ maxDepth: 3 }, path, literal, tie('binary'), tie('ternary')),
    binary: fc
      .tuple(
        tie('expression'),
        fc.constantFrom('=', '!=', '<', '<=', '>', '>=', '+', '-', '*', '&', 'and', 'or'),
        tie('expression'),
      )
      .map(([left, operator, right]) => `(${String(left)} ${operator} ${String(right)})`),
    ternary: fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([test, yes, no]) => `(${String(test)} ? ${String(yes)} : ${String(no)})`),
  })).expression

  it('return the results of jsonata', async () => {
    await fc.assert(
      fc.asyncProperty(
        source,
        fc.dictionary(fc.constantFrom('a', 'b'), value),
        fc.dictionary(fc.constantFrom('a', 'b'), value),
        async (text, vars, event) => {
          const scope = scopeOf(vars, event)
          const settle = async (run: () => unknown): Promise<unknown> => {
            try {
              return { value: JSON.stringify(await run()) }
            } catch {
              return 'error'
            }
          }
          const expected = await settle(() =>
            jsonata(String(text)).evaluate(structuredClone(scope), { event: scope.event, vars: scope.vars }),
          )
          assert.deepEqual(
            await settle(() => compileExpression(String(text)).evaluate(scope, ambient)),
            expected,
            String(text),
          )
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('cast to boolean as jsonata does', async () => {
    await fc.assert(
      fc.asyncProperty(value, async input => {
        assert.equal(isTrue(input as Json), await jsonata('a ? true : false').evaluate({ a: input }))
      }),
    )
  })
})
