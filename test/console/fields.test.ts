import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { durationInWords, formatDuration, parseDuration } from '../../console/fields/durations.ts'
import { scopeFrom } from '../../console/fields/samples.ts'
import { argumentsOf, completed, completionAt, eventsOf, pathOf, variablesOf } from '../../console/fields/scope.ts'
import { adminOperations } from '../../generated/console/admin-operations.ts'
import { controlFor, fits, helpOf, newItem, resolved, singular, unknownKeys } from '../../console/fields/shapes.ts'
import { shownFields } from '../../console/fields/shown-fields.ts'
import { graphOf } from '../../console/flow/graph.ts'
import { isObject } from '../../console/parts/json.ts'
import { definitions, flowFields, nodeTypes, type Field, type Shape } from '../../generated/console/catalog.ts'
import flowSchema from '../../generated/schemas/flow.json' with { type: 'json' }

const examples = flowSchema.examples
const fieldOf = (type: string, name: string): Field => {
  const field = nodeTypes[type]?.fields.find(one => one.name === name)
  assert.ok(field)
  return field
}

describe('the control of a field', () => {
  it('is not the JSON control for any field of any node type, of flows or of their definitions', () => {
    const all = [
      ...Object.values(nodeTypes).flatMap(({ fields }) => fields),
      ...flowFields,
      ...Object.values(definitions).flatMap(({ fields = [], items, entries }) => [
        ...fields,
        ...[items, entries].filter(part => part !== undefined),
      ]),
    ]
    // The type of a node, a trigger or a tool is chosen apart from its fields.
    const asJson = all.filter(shape => shape.const === undefined && controlFor(shape) === 'json')
    assert.deepEqual(asJson, [])
  })

  it('knows every value of the examples', () => {
    const visit = (shape: Shape, value: unknown, where: string): string[] => {
      if (!fits(shape, value)) return [where]
      const { fields = [], entries, items, oneOf = [] } = resolved(shape)
      if (Array.isArray(value) && items !== undefined)
        return value.flatMap((item, index) => visit(items, item, `${where}/${index}`))
      if (!isObject(value)) return []
      const member = oneOf.map(name => definitions[name]).find(one => one !== undefined && fits(one, value))
      const named = [...fields, ...(member?.fields ?? [])]
      return Object.entries(value).flatMap(([name, part]) => {
        const field = named.find(one => one.name === name) ?? entries
        return field === undefined ? [] : visit(field, part, `${where}/${name}`)
      })
    }
    for (const { nodes } of examples)
      for (const node of nodes as { id: string; type: string; [name: string]: unknown }[])
        for (const field of nodeTypes[node.type]?.fields ?? [])
          assert.deepEqual(visit(field, node[field.name], `${node.id}/${field.name}`), [])
  })

  it('of a node type that a test adds follows from its schema', () => {
    const quiz: Shape[] = [
      { kind: 'Template' },
      { kind: 'Duration' },
      { kind: 'integer', minimum: 1 },
      { kind: 'string', enum: ['easy', 'hard'] },
      { kind: 'array', items: { kind: 'Choice' } },
      { kind: 'string', references: 'form' },
      { kind: 'object', entries: { kind: 'Value' } },
      { kind: 'DefinitionOfTomorrow' },
    ]
    assert.deepEqual(quiz.map(controlFor), [
      'template',
      'duration',
      'number',
      'choice',
      'list',
      'reference',
      'entries',
      'json',
    ])
  })

  it('does not show invalid or unknown values as something else', () => {
    assert.equal(fits(fieldOf('message', 'text'), ['a', 'list']), false)
    assert.equal(fits(fieldOf('message', 'format'), 'html'), false)
    assert.equal(fits(fieldOf('http', 'timeoutMs'), '{{ vars.ms }}'), false)
    assert.equal(fits(fieldOf('buttons', 'choices'), { 0: 'no list' }), false)
    assert.equal(fits({ kind: 'Trigger' }, { type: 'tomorrow' }), false)
    assert.equal(fits(fieldOf('message', 'next'), null), true)
    assert.deepEqual(unknownKeys([fieldOf('message', 'text')], { text: 'Hi', colour: 'red' }), ['colour'])
  })

  it('adds items to a list that are complete except for required choices, each with a unique id', () => {
    const choices = fieldOf('buttons', 'choices').items ?? { kind: 'any' }
    const first = newItem(choices, [], 'Choice')
    assert.deepEqual(
      [first, newItem(choices, [first], 'Choice')],
      [
        { id: 'choice_1', label: '' },
        { id: 'choice_2', label: '' },
      ],
    )
    assert.deepEqual(newItem({ kind: 'SplitBranch' }, [], 'Branch'), { weight: 1, next: null })
    assert.deepEqual(newItem({ kind: 'string' }, [], 'Example'), '')
    assert.deepEqual(['Branches', 'Choices', 'Required entities', 'Address', 'Domains of recipients'].map(singular), [
      'Branch',
      'Choice',
      'Required entity',
      'Address',
      'Domain of recipients',
    ])
  })
})

describe('the help of a field', () => {
  it('calls empty, or unset, what the contract calls null', () => {
    const description = 'One of the `headings`; null for any. More of it.'
    assert.deepEqual(
      (['string', 'array'] as const).map(kind => helpOf({ kind, description })),
      ['One of the headings; empty for any.', 'One of the headings; unset for any.'],
    )
  })
  it('is the one that the contract has for people, where it has one', () => {
    const address = adminOperations.createHostedPage.body?.fields?.find(({ name }) => name === 'address')
    assert.ok(address)
    assert.equal(helpOf(address), address.help)
    assert.match(address.help ?? '', /such as find-a-gift/)
  })
})

describe('the fields that are shown', () => {
  const names = (type: string, value: Record<string, unknown>, chosen?: string) => {
    const { fields = [], choose = [] } = nodeTypes[type] ?? {}
    const { shown, folded } = shownFields(fields, value, { choose, chosen, type: undefined })
    return [shown.map(({ name }) => name), folded.map(({ name }) => name)]
  }

  it('are those that apply to the current values, and all that have a value', () => {
    assert.deepEqual(names('wait', {}, 'for'), [['for', 'next'], []])
    assert.deepEqual(names('wait', {}, 'event'), [['event', 'timeout', 'next'], []])
    assert.deepEqual(names('wait', { for: 'PT1H', until: 'x', event: {}, timeout: 'P1D' }, 'for')[0], [
      'for',
      'until',
      'event',
      'timeout',
      'onTimeout',
      'next',
    ])
    assert.deepEqual(names('message', { text: '' }), [
      ['text', 'next'],
      ['role', 'format'],
    ])
    assert.deepEqual(names('buttons', { prompt: '', choices: [] }), [
      ['prompt', 'choices', 'saveAs', 'onExpire', 'next'],
      ['expiresIn', 'asides'],
    ])
  })

  it('of the many rules of a form are those that are given; a menu has those of its type', () => {
    const rules = definitions['FieldValidation']?.fields ?? []
    const { shown, offered } = shownFields(rules, { min: 3 }, { choose: [], chosen: undefined, type: 'rating' })
    assert.deepEqual(
      shown.map(({ name }) => name),
      ['min'],
    )
    assert.deepEqual(
      offered.map(({ name }) => name),
      ['max', 'rating_min', 'messages'],
    )
  })
})

describe('a duration', () => {
  it('is a number of one unit if possible, and stays as it is otherwise', () => {
    for (const text of ['PT5M', 'PT0S', 'P3D', 'P2W', 'PT36H']) {
      const { count, unit } = parseDuration(text) ?? assert.fail(text)
      assert.equal(formatDuration(count, unit), text)
    }
    for (const text of ['PT1H30M', 'P1M', '{{ vars.pause }}', 'soon', 'PT1.5H', 'P5M'])
      assert.equal(parseDuration(text), undefined)
  })

  it('is said in words, in its field and on the canvas; a template and any other text stay', () => {
    const said = ['PT1H', 'PT24H', 'P1DT2H', 'PT1H30M', 'PT0S', 'P2W'].map(durationInWords)
    assert.deepEqual(said, ['1 hour', '24 hours', '1 day 2 hours', '1 hour 30 minutes', '0 seconds', '2 weeks'])
    for (const text of ['', 'P', 'PT', 'P1DT', 'P1M', 'PT{{ vars.n }}M', 'soon'])
      assert.equal(durationInWords(text), text)
    const nodes = [
      { id: 'nap', type: 'wait', for: 'PT1H' },
      { id: 'say', type: 'message', text: 'PT1H' },
    ]
    const summaries = graphOf({ nodes }).nodes.map(({ id, summary }) => [id, summary])
    assert.deepEqual(summaries, [
      ['nap', '1 hour'],
      ['say', 'PT1H'],
    ])
  })
})

describe('names in scope', () => {
  const definition = {
    variables: { plan: 'small' },
    triggers: [{ type: 'event', event: 'order.paid' }],
    nodes: [
      { id: 'ask', type: 'input', label: 'Your name', field: { name: 'name', type: 'text' } },
      { id: 'sum', type: 'set_variable', set: { total: 1, plan: 'large' } },
      { id: 'call', type: 'http', url: '/', saveAs: 'customer-1' },
      { id: 'pause', type: 'wait', event: { name: 'order.shipped' } },
      'no node',
      { id: 'odd', type: 'teleport', saveAs: 7 },
    ],
  }
  const variables = variablesOf(definition)
  const names = variables.map(({ name, from }) => ({ name: pathOf(name), from }))
  const template = (text: string, forced = false) =>
    completionAt(text.replace('|', ''), text.indexOf('|'), { template: true, names, forced })
  const expression = (text: string) =>
    completionAt(text.replace('|', ''), text.indexOf('|'), { template: false, names })

  it('are the variables that the flow declares and its nodes set, with their source', () => {
    assert.deepEqual(variables, [
      { name: 'plan', from: 'starts with a value' },
      { name: 'name', from: 'set by Your name' },
      { name: 'total', from: 'set by sum' },
      { name: 'customer-1', from: 'set by call' },
    ])
    assert.deepEqual(eventsOf(definition), ['order.paid', 'order.shipped'])
    assert.deepEqual(
      argumentsOf({ email: { type: 'string' } }).map(({ name }) => name),
      ['args.email'],
    )
  })

  it('are offered inside braces, and in expressions anywhere but in quoted texts', () => {
    assert.equal(template('Hello vars.|'), undefined)
    assert.deepEqual(template('Hello {{ tot|')?.names, [{ name: 'vars.total', from: 'set by sum' }])
    assert.equal(template('Hello {{|')?.names[0]?.name, 'vars.plan')
    assert.equal(template('{{ vars.plan }} and |'), undefined)
    assert.equal(template('Hello |', true)?.names[0]?.name, '{{ vars.plan }}')
    assert.deepEqual(
      expression('$ro|')?.names.map(({ name }) => name),
      ['$round('],
    )
    assert.equal(expression("vars.plan = 'pl|"), undefined)
    assert.equal(expression('customer|')?.names[0]?.name, 'vars.`customer-1`')
  })

  it('are written with the braces that are missing', () => {
    const take = (text: string, name: string) => {
      const found = template(text)
      assert.ok(found)
      const taken = completed(text.replace('|', ''), found, name, true)
      return `${taken.text.slice(0, taken.caret)}|${taken.text.slice(taken.caret)}`
    }
    assert.equal(take('Hi {{|', 'vars.name'), 'Hi {{ vars.name }}|')
    assert.equal(take('Hi {{ na| }}!', 'vars.name'), 'Hi {{ vars.name| }}!')
    assert.equal(take('{{ vars.pl| and {{ vars.name }}', 'vars.plan'), '{{ vars.plan }}| and {{ vars.name }}')
    assert.equal(take('{{ $rou|', '$round('), '{{ $round(|')
  })

  it('take sample values, as JSON if they are JSON', () => {
    assert.deepEqual(
      scopeFrom({
        'vars.order.id': '7',
        'vars.order.name': 'Ada',
        'vars.`customer-1`': '[1]',
        'event': '',
        'x.y': '1',
      }),
      { vars: { 'order': { id: 7, name: 'Ada' }, 'customer-1': [1] } },
    )
  })
})
