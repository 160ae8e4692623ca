import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { ExpressionError } from '../../../domain/expressions/errors.ts'
import type { Ambient, Scope } from '../../../domain/expressions/evaluation.ts'
import { compileTemplate, compileValue, RENDERED_MAX_LENGTH } from '../../../domain/expressions/template.ts'
import type { Json } from '../../../domain/json.ts'

const ambient: Ambient = { now: new Date(0), random: () => 0 }

function scopeOf(vars: Scope['vars']): Scope {
  return { vars, input: {}, event: null, context: {}, entities: {}, conversation: {} }
}

async function render(source: string, vars: Scope['vars'] = {}): Promise<string> {
  return await compileTemplate(source).render(scopeOf(vars), ambient)
}

describe('templates', () => {
  it('replace each {{ }} by its value', async () => {
    assert.equal(await render('{{vars.a}} and {{ vars.b }}{{ vars.c }}.', { a: 1, b: true, c: 'x' }), '1 and truex.')
    assert.equal(await render('{{ $uppercase(vars.a) }}!', { a: 'x' }), 'X!')
    assert.equal(await render('no template } } { {'), 'no template } } { {')
  })

  it('write nothing for null and missing values, and JSON for lists and objects', async () => {
    assert.equal(await render('[{{ vars.none }}{{ vars.nil }}]', { nil: null }), '[]')
    assert.equal(await render('x{{ vars.o }}', { o: { a: [1, null] } }), 'x{"a":[1,null]}')
  })

  it('preserve the type of a value when they are one whole {{ }}', async () => {
    for (const value of [1, true, null, [1, 2], { a: 1 }, 'x'] as Json[])
      assert.deepEqual(await compileTemplate('{{ vars.v }}').value(scopeOf({ v: value }), ambient), value)
    assert.equal(await compileTemplate('{{ vars.none }}').value(scopeOf({}), ambient), null)
    assert.equal(await compileTemplate(' {{ vars.v }}').value(scopeOf({ v: 1 }), ambient), ' 1')
  })

  it('may hold braces in their expressions', async () => {
    assert.equal(await render('{{ {"a": {"b": vars.x}} }}', { x: 1 }), '{"a":{"b":1}}')
    assert.equal(await render('{{{"a": 1}}}'), '{"a":1}')
    assert.equal(await render('{{ "}}" }}|{{ "{{" }}'), '}}|{{')
  })

  it('are refused when they are not closed or do not compile', () => {
    for (const source of ['{{ vars.a', '{{ }}', '{{ 1 + }}', 'a {{ vars.a }} {{'])
      assert.throws(
        () => compileTemplate(source),
        (error: unknown) => error instanceof ExpressionError && error.kind === 'compile',
        source,
      )
  })

  it('stop at the maximum length', async () => {
    const tooLong = /^ExpressionError: a rendered text may have at most 100000 characters$/
    await assert.rejects(
      async () => await render('{{ vars.t }}{{ vars.t }}', { t: 'x'.repeat(RENDERED_MAX_LENGTH / 2 + 1) }),
      tooLong,
    )
    const halves = Array.from({ length: 3 }, () => 'x'.repeat(RENDERED_MAX_LENGTH / 2))
    await assert.rejects(async () => await render('{{ vars.l }}', { l: halves }), tooLong)
  })

  it('never evaluate inserted text', async () => {
    assert.equal(
      await render('Hello {{ vars.name }}', { name: '{{ vars.secret }}', secret: 'S3CRET' }),
      'Hello {{ vars.secret }}',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.constantFrom('{{ vars.secret }}', '{{', '}}', '$eval("vars.secret")', '{{{{ vars.secret }}}}'),
        fc.string(),
        async (before, injected, after) => {
          const text = before + injected + after
          assert.equal(await render('<{{ vars.text }}>', { text, secret: 'S3CRET' }), `<${text}>`)
          assert.equal(await render('<{{ $string(vars.text) }}>', { text, secret: 'S3CRET' }), `<${text}>`)
        },
      ),
    )
  })
})

describe('values', () => {
  it('fill in every text of a JSON value, and evaluate {expr} as an expression', async () => {
    const problems: string[] = []
    const value = compileValue(
      { a: '{{ vars.n }}', b: ['x{{ vars.n }}', { expr: 'vars.n + 1' }, null, 1], c: { expr: 'x', other: 1 } },
      pointer => problems.push(pointer),
    )
    assert.deepEqual(await value.evaluate(scopeOf({ n: 1 }), ambient), {
      a: 1,
      b: ['x1', 2, null, 1],
      c: { expr: 'x', other: 1 },
    })
    assert.deepEqual(problems, [])
  })

  it('report the position of a compile error', () => {
    const problems: string[] = []
    compileValue({ 'a/b': ['{{ ( }}'], 'c': { expr: ')' } }, pointer => problems.push(pointer), '/body')
    assert.deepEqual(problems, ['/body/a~1b/0', '/body/c/expr'])
  })
})
