import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { importFlowise } from '../../../importers/flowise/import.ts'
import { imported } from '../imported.ts'

type Named = { id: string; name: string; label?: string; inputs?: object; baseClasses?: string[] }

const exported = (nodes: readonly Named[], edges: readonly [from: string, to: string, setting: string][]): object => ({
  nodes: nodes.map(({ id, ...data }) => ({ id, data })),
  edges: edges.map(([source, target, setting]) => ({
    source,
    sourceHandle: `${source}-output-any-Any`,
    target,
    targetHandle: `${target}-input-${setting}-Any`,
  })),
})
const MODEL: Named = { id: 'model', name: 'chatOpenAI', inputs: { modelName: 'small' }, baseClasses: ['BaseChatModel'] }
const prompt = (id: string, template: string, promptValues: object | string = ''): Named => ({
  id,
  name: 'promptTemplate',
  inputs: { template, promptValues },
  baseClasses: ['BasePromptTemplate'],
})
const agentsOf = (document: object, start?: string): (string | undefined)[][] =>
  imported(importFlowise(document, { name: 'Shop', start })).flow.nodes.flatMap(node =>
    node.type === 'agent' ? [[node.id, node.prompt, node.saveAs]] : [],
  )
const reasonOf = (document: object, id: string, start?: string): string => {
  const { report } = imported(importFlowise(document, { name: 'Shop', start }))
  const row = report.blocks.find(block => block.id === id)
  return `${row?.outcome ?? ''}: ${row?.reasons.join(' ') ?? ''}`
}

describe('a chatflow of several chains', () => {
  const two = exported(
    [
      MODEL,
      prompt('p0', 'Sell: {input}'),
      { id: 'llmChain_0', name: 'llmChain', label: 'Sales' },
      prompt('p1', 'Help: {input}'),
      { id: 'llmChain_1', name: 'llmChain', label: 'Help' },
    ],
    [
      ['model', 'llmChain_0', 'model'],
      ['p0', 'llmChain_0', 'prompt'],
      ['model', 'llmChain_1', 'model'],
      ['p1', 'llmChain_1', 'prompt'],
    ],
  )

  it('answers with the last one as Flowise does, and the report says how to import the other', () => {
    assert.deepEqual(agentsOf(two), [['help-agent', 'Help: {{ vars.question }}', undefined]])
    assert.equal(
      reasonOf(two, 'llmChain_0'),
      'unsupported: Flowise answers with one of its chains, and this is another; import it as a flow of its own with ' +
        '--start llmChain_0.',
    )
  })

  it('is imported from the chain that is named by its id or its label', () => {
    for (const start of ['llmChain_0', 'Sales'])
      assert.deepEqual(agentsOf(two, start), [['sales-agent', 'Sell: {{ vars.question }}', undefined]])
    const result = importFlowise(two, { start: 'Returns' })
    assert.deepEqual(result.outcome === 'refused' && result.findings.map(({ message }) => message), [
      'no chain is called "Returns"; the chains are llmChain_0, llmChain_1',
    ])
  })

  it('asks one after the other where a prompt contains the answer of another chain', () => {
    const chained = exported(
      [
        MODEL,
        prompt('p0', 'List what {input} needs'),
        { id: 'llmChain_0', name: 'llmChain', label: 'List' },
        prompt('p1', 'Sort {list}', JSON.stringify({ list: '{{llmChain_0.data.instance}}' })),
        { id: 'llmChain_1', name: 'llmChain', label: 'Sort' },
      ],
      [
        ['model', 'llmChain_0', 'model'],
        ['p0', 'llmChain_0', 'prompt'],
        ['llmChain_0', 'p1', 'promptValues'],
        ['model', 'llmChain_1', 'model'],
        ['p1', 'llmChain_1', 'prompt'],
      ],
    )
    assert.deepEqual(
      agentsOf(chained).map(([, asked, saveAs]) => [asked, saveAs]),
      [
        ['List what {{ vars.question }} needs', 'list'],
        ['Sort {{ vars.list }}', undefined],
      ],
    )
    assert.match(reasonOf(chained, 'llmChain_0'), /^approximated: /)
  })
})

describe('an agent of a chatflow', () => {
  for (const name of ['reactAgentChat', 'mrklAgentLLM', 'csvAgent', 'openAIToolAgentLlamaIndex', 'simpleChatEngine'])
    it(`${name} becomes a question to its model, and the report names what is left out`, () => {
      const document = exported(
        [
          MODEL,
          { id: 'search', name: 'serpAPI', label: 'Search', baseClasses: ['Tool'] },
          { id: 'it', name, label: 'Helper' },
        ],
        [
          ['model', 'it', 'model'],
          ['search', 'it', 'tools'],
        ],
      )
      assert.deepEqual(agentsOf(document), [['helper-agent', '{{ vars.question }}', undefined]])
      assert.match(reasonOf(document, 'it'), /^approximated: .*Its tools are left out/)
      assert.match(reasonOf(document, 'search'), /^unsupported: .*describe "Search" in the `tools` of the agent node/)
      assert.equal(/Its table is left out/.test(reasonOf(document, 'it')), name === 'csvAgent')
    })
})

describe('an export that is refused', () => {
  const refusal = (...names: string[]): unknown => {
    const nodes = names.map((name, index) => ({ id: `n${String(index)}`, data: { name } }))
    const result = importFlowise({ nodes, edges: [] })
    return result.outcome === 'refused' && result.findings.map(({ path, message }) => [path, message])
  }

  it('is told what was found in it', () => {
    assert.deepEqual(refusal('stickyNote', 'pdfFile', 'babyAGI', 'pdfFile'), [
      ['/nodes', 'has no start of an agentflow and no known chain or agent of a chatflow, only pdfFile, babyAGI'],
    ])
    assert.deepEqual(refusal(), [
      ['/nodes', 'has no start of an agentflow and no known chain or agent of a chatflow: it is empty'],
    ])
    assert.deepEqual(refusal('supervisor', 'worker'), [
      [
        '/nodes',
        'is an agentflow of version 1 with a team (supervisor, worker); a flow has no agents that direct each other',
      ],
    ])
    assert.deepEqual(refusal('seqAgent', 'seqEnd'), [
      ['/nodes', 'has sequential agents (seqAgent, seqEnd) and no seqStart to begin with'],
    ])
  })

  it('is told so in a few words, however many types it has', () => {
    const many = refusal(...Array.from({ length: 300 }, (_, index) => `${String(index)}${'x'.repeat(300)}`))
    assert.ok(JSON.stringify(many).length < 600)
    assert.match(JSON.stringify(many), /and 295 more/)
  })
})
