import type { ConditionNode, Node } from '../../../generated/schemas/flow.ts'
import { setting, type Step } from '../../conversion/conversion.ts'
import { asNumber } from '../../conversion/numbers.ts'
import { patternTest } from '../../conversion/patterns.ts'
import { listIn, numberIn, settingsOf, textIn, type Settings, writtenIn } from '../../conversion/settings.ts'
import type { NodeImport } from '../node-import.ts'
import { countOf } from '../values.ts'

const SIGNS: Readonly<Record<string, string>> = { larger: '>', largerEqual: '>=', smaller: '<', smallerEqual: '<=' }

export function condition(node: NodeImport): Node[] {
  const conditions = listIn(node.inputs, 'conditions')
  const [first, ...rest] = conditions.map((one, index): ConditionNode['branches'][number] => ({
    when: comparison(node, one),
    next: node.edge(index),
  }))
  return first === undefined
    ? node.unsupported('It compares nothing.')
    : [{ id: node.entry, type: 'condition', branches: [first, ...rest], otherwise: node.edge(conditions.length) }]
}

function comparison(node: NodeImport, settings: Settings): string {
  const operation = textIn(settings, 'operation') ?? 'equal'
  const [one, other] = [writtenIn(settings, 'value1'), writtenIn(settings, 'value2')]
  const type = textIn(settings, 'type') ?? 'string'
  const write = type === 'number' ? numberWritten : type === 'boolean' ? booleanWritten : textWritten
  const [left, right] = [write(node, one), write(node, other)]
  switch (operation) {
    case 'equal':
      return `${left} = ${right}`
    case 'notEqual':
      return `${left} != ${right}`
    case 'isEmpty':
      return `${textWritten(node, one)} = ""`
    case 'notEmpty':
      return `${textWritten(node, one)} != ""`
    case 'contains':
      return `$contains(${left}, ${right})`
    case 'notContains':
      return `$not($contains(${left}, ${right}))`
    case 'startsWith':
      return `$substring(${left}, 0, $length(${right})) = ${right}`
    case 'endsWith':
      return (
        `$length(${left}) >= $length(${right}) and ` +
        `$substring(${left}, $length(${left}) - $length(${right})) = ${right}`
      )
    case 'regex':
      return patternHolds(node, left, other)
    default:
      return ordered(node, operation, left, right)
  }
}

function ordered(node: NodeImport, operation: string, left: string, right: string): string {
  const sign = SIGNS[operation]
  if (sign !== undefined) return `${left} ${sign} ${right}`
  node.approximate(`The comparison "${operation}" is not known, so it never holds.`)
  return 'false'
}

function patternHolds(node: NodeImport, left: string, pattern: string): string {
  const test = patternTest(left, pattern)
  if (test !== undefined) return test
  node.approximate(`The pattern ${JSON.stringify(pattern)} cannot be matched here, so the comparison never holds.`)
  return 'false'
}

/** As a text; a missing value is an empty one. */
function textWritten(node: NodeImport, value: string): string {
  const expression = node.expression(value)
  return /^"[^"]*"$/.test(expression) ? expression : `(${expression} & "")`
}

function numberWritten(node: NodeImport, value: string): string {
  const number = numberIn({ value }, 'value')
  if (number !== undefined || value === '') return String(number ?? 0)
  const expression = node.expression(value)
  return node.values.isNumber(expression) ? expression : asNumber(expression)
}

function booleanWritten(node: NodeImport, value: string): string {
  return ['true', 'false'].includes(value) ? value : `$boolean(${node.expression(value)})`
}

/** Returns to a node, a limited number of times for each message. */
export function loop(node: NodeImport): Node[] {
  const [target = ''] = (textIn(node.inputs, 'loopBackToNode') ?? '').split('-')
  if (!node.graph.has(target)) return node.unsupported('It names no node of the export to go back to.')
  const count = node.values.variable(countOf(node.id)) ?? 'loops'
  const most = numberIn(node.inputs, 'maxLoopCount') ?? 5
  const message = node.template(textIn(node.inputs, 'fallbackMessage') ?? '')
  const given: Step[] =
    message === '' ? [] : [(id, next) => ({ id, type: 'message', text: message, format: 'markdown', next })]
  return node.chain([
    setting({ [count]: `vars.${count} + 1` }),
    ...node.stateUpdate('loopUpdateState'),
    (id, next) => ({
      id,
      type: 'condition',
      branches: [{ when: `vars.${count} <= ${String(most)}`, next: node.graph.entryOf(target) }],
      otherwise: next,
    }),
    ...given,
  ])
}

/** Another flow, which gets the question and whose outputs are the answer. */
export function executeFlow(node: NodeImport): Node[] {
  const calledFlow = textIn(node.inputs, 'executeFlowSelectedFlow')
  if (calledFlow === undefined) return node.unsupported('It names no flow.')
  const flow = `flow-${calledFlow.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.slice(0, 64)
  node.need('flow', flow, `runs another flow: import its export with --code ${flow}, and publish it.`)
  node.approximate(`The other flow runs as ${flow}; its answer is what its end returns as outputs.`)
  const question = node.expression(textIn(node.inputs, 'executeFlowInput') ?? '{{ question }}')
  return node.chain([
    (id, next) => ({ id, type: 'subflow', flow, inputs: { question: { expr: question } }, saveAs: node.answer, next }),
    ...node.stateUpdate('executeFlowUpdateState'),
  ])
}

/** JavaScript that a flow cannot run. */
export function customFunction(node: NodeImport): Node[] {
  const script = textIn(settingsOf(node.inputs), 'customFunctionJavascriptFunction')
  const why = 'A flow runs no scripts of its own.'
  return script === undefined ? node.unsupported(why) : node.stubOf(script, why)
}
