import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { flow, found } from './findings.ts'

describe('the cost of a validation', () => {
  // One that compares or copies all mistakes for each of them, or compiles everything, takes more than ten seconds.
  const SECONDS_AT_MOST = 4
  const inTime = (document: unknown): ReturnType<typeof found> => {
    const before = process.cpuUsage()
    const findings = found(document)
    const { user, system } = process.cpuUsage(before)
    assert.ok((user + system) / 1e6 < SECONDS_AT_MOST, `${String((user + system) / 1e6)} s`)
    return findings
  }
  const nodes = (settings: object) => Array.from({ length: 900 }, (_, index) => ({ id: `n${index}`, ...settings }))

  it('is bounded for a document with more expressions than a process should compile', () => {
    const texts = nodes({ type: 'message', text: '{{ vars.a }}'.repeat(80) })
    assert.deepEqual(inTime(flow(texts)), [['', 'schema', 'error']])
    const next = Array.from({ length: 100 }, () => ({ when: 'vars.a = 1', next: null }))
    assert.deepEqual(inTime(flow(nodes({ type: 'condition', branches: next }))), [['', 'schema', 'error']])
    const field = { name: 'f', type: 'text', validation: { pattern: '[^\\p{L}]'.repeat(100) } }
    assert.deepEqual(inTime(flow(nodes({ type: 'input', field }))), [['', 'schema', 'error']])
    const patterns = nodes({ type: 'condition', branches: [{ when: `/${'\\pL'.repeat(100)}/`, next: null }] })
    assert.deepEqual(inTime(flow(patterns)), [['', 'schema', 'error']])
  })

  it('is bounded for a document of mistakes, and says that some are left out', () => {
    const findings = inTime(flow(Array.from({ length: 60_000 }, () => ({}))))
    assert.deepEqual(findings.at(-1), ['', 'schema', 'error'])
    const fields = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field${index}`, 1]))
    assert.ok(inTime(flow([{ id: 'a', type: 'end', ...fields }])).length <= 1_001)
  })

  it('is bounded for a document of unknown names, which is not publishable', () => {
    for (const expr of ['q+'.repeat(1_900) + 'q', '$q()+'.repeat(790) + '1']) {
      const findings = inTime(flow(nodes({ type: 'set_variable', set: { a: { expr } } }).slice(0, 240)))
      assert.ok(findings.length < 5_000, String(findings.length))
      assert.deepEqual(
        findings.filter(([path]) => path === ''),
        [['', 'unknown_name', 'error']],
      )
    }
  })

  it('allows as many expressions as large flows have', () => {
    const texts = nodes({ type: 'message', text: '{{ vars.a }} / {{ vars.b }}' })
    const fields = nodes({ type: 'input', field: { name: 'f', type: 'text', validation: { pattern: '^[a-z]{3}$' } } })
    const all = [...texts.slice(0, 500), ...fields.slice(500)]
    const ids = found(flow(all, { variables: { a: 1, b: 1 } })).map(([, code]) => code)
    assert.ok(!ids.includes('schema'), ids.join())
  })
})
