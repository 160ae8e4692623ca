import type { ConditionNode, Node } from '../../../generated/schemas/flow.ts'
import { setting, type Next, type Step } from '../../conversion/conversion.ts'
import { asNumber } from '../../conversion/numbers.ts'
import { settingsOf, textIn, writtenIn, writtenListIn, type Settings } from '../../conversion/settings.ts'
import { filled } from '../chains.ts'
import type { NodeImport } from '../node-import.ts'
import { askModel } from './models.ts'
import { ASKED_FIRST, askQuestion } from './start.ts'

/** The start of sequential agents: the message of the visitor, and the first values of their state. */
export function seqStart(node: NodeImport): Node[] {
  node.approximate(ASKED_FIRST)
  const state = node.graph.partOf(node.id, 'state')
  const first = writtenListIn(settingsOf(state?.data.inputs), 'stateMemoryUI').flatMap(entry => {
    const variable = node.values.variable(`$flow.state.${writtenIn(entry, 'key')}`)
    return variable === undefined ? [] : [[variable, valueOf(node, writtenIn(entry, 'defaultValue'))] as const]
  })
  const answers = node.graph.nodes.flatMap(({ id, data }) =>
    ANSWERS.test(data.name) ? [[node.values.variable(id) ?? 'answer', '""'] as const] : [],
  )
  const set = [...first, ...answers]
  return node.chain([askQuestion, ...(set.length === 0 ? [] : [setting(Object.fromEntries(set))])])
}

const ANSWERS = /^seq(?:Agent|LLMNode)$/

/** A model that sees the message and what the nodes before it have answered. */
export function seqAgent(node: NodeImport): Node[] {
  const update = stateUpdate(node)
  const call = question(node, textIn(node.inputs, 'humanMessagePrompt') ?? '')
  const shown: Step[] = node.isLast
    ? [(id, next) => ({ id, type: 'message', text: `{{ vars.${node.answer} }}`, format: 'markdown', next })]
    : []
  return node.chain([(id, next) => ({ id, ...call, saveAs: node.answer, next }), ...update, ...shown])
}

/** A model that chooses among the outgoing edges by their names. */
export function seqConditionAgent(node: NodeImport): Node[] {
  const outputs = node.graph.outputsOf(node.id).slice(0, 50)
  const outgoing = edgesOf(node)
  const [first, ...rest] = outputs.map((output, index): ConditionNode['branches'][number] => ({
    label: output.slice(0, 200),
    when: `$contains(vars.${node.answer}, /\\b${String(index + 1)}\\b/)`,
    next: outgoing.edge(output),
  }))
  if (first === undefined) return node.unsupported('Nothing follows it.')
  node.approximate(
    'The model answers with the number of an output, which a condition reads; its own code does not run.',
  )
  const list = outputs.map((output, index) => `${String(index + 1)}. ${node.template(output)}`).join('\n')
  const asked = `Which of these fits best? Answer with its number alone.\n${list}`
  const call = question(node, textIn(node.inputs, 'humanMessagePrompt') ?? '')
  const steps: Step[] = [
    (id, next) => ({ id, ...call, prompt: `${call.prompt}\n\n${asked}`, saveAs: node.answer, next }),
    (id, next) => ({ id, type: 'condition', branches: [first, ...rest], otherwise: next }),
  ]
  return [...node.chain(steps, outgoing.edge('end')), ...outgoing.ends()]
}

/** A table of comparisons; one written in JavaScript is passed over. */
export function seqCondition(node: NodeImport): Node[] {
  const script = textIn(node.inputs, 'conditionFunction')
  if (isTab(node, 'selectedConditionFunctionTab', 'conditionFunction') && script !== undefined)
    return node.stubOf(script, 'A flow runs no scripts of its own.')
  const outgoing = edgesOf(node)
  const [first, ...rest] = writtenListIn(node.inputs, 'conditionUI').map((row): ConditionNode['branches'][number] => ({
    when: comparison(node, row),
    next: outgoing.edge(writtenIn(row, 'output')),
  }))
  if (first === undefined) return node.unsupported('It compares nothing.')
  const check: Node = { id: node.entry, type: 'condition', branches: [first, ...rest], otherwise: outgoing.edge('end') }
  return [check, ...outgoing.ends()]
}

/** The outgoing edges of a condition. One that ends shows the latest answer, as Flowise does. */
function edgesOf(node: NodeImport): { edge: (output: string) => Next; ends: () => Node[] } {
  const [latest, ...others] = node.graph.latestBefore(node.id, ({ data }) => ANSWERS.test(data.name))
  let shown: string | undefined
  const edge = (output: string): Next => {
    const ends = node.graph.following(node.id, output).every(id => node.graph.node(id)?.data.name === 'seqEnd')
    if (!ends || latest === undefined) return node.edge(output)
    if (others.length > 0) node.approximate('Where it ends, the answer of one of the nodes before it is shown.')
    shown ??= node.newId()
    return shown
  }
  const ends = (): Node[] =>
    shown === undefined || latest === undefined
      ? []
      : [
          {
            id: shown,
            type: 'message',
            text: `{{ vars.${node.values.variable(latest.id) ?? 'answer'} }}`,
            format: 'markdown',
            next: node.graph.restart,
          },
        ]
  return { edge, ends }
}

/** Goes back to the node of a name. */
export function seqLoop(node: NodeImport): Node[] {
  const name = textIn(node.inputs, 'loopToName')?.trim() ?? ''
  const target = node.graph.nodes.find(({ data }) =>
    ['agentName', 'llmNodeName', 'conditionName', 'conditionAgentName', 'toolNodeName'].some(
      key => textIn(settingsOf(data.inputs), key)?.trim() === name,
    ),
  )
  return target === undefined || name === ''
    ? node.unsupported('It names no node of the export to go back to.')
    : [{ id: node.entry, type: 'goto', target: node.graph.entryOf(target.id) }]
}

/** The end of a message; the flow asks for the next one. */
export function seqEnd(node: NodeImport): Node[] {
  return node.pass()
}

/** Whether one of two ways to write a setting is the chosen one. */
function isTab(node: NodeImport, tabs: string, name: string): boolean {
  return textIn(node.inputs, `${tabs}_${node.id}`) === `${name}_${node.id}`
}

function question(node: NodeImport, human: string): ReturnType<typeof askModel> {
  if (node.graph.partOf(node.id, 'tools') !== undefined)
    node.approximate('Its tools are left out; describe those that it needs in `tools`.')
  node.approximate('The model sees this message and the answers to it, not the earlier messages of the conversation.')
  const begin = node.graph.nodes.find(({ data }) => data.name === 'seqStart')
  const model =
    node.graph.partOf(node.id, 'model') ?? (begin === undefined ? undefined : node.graph.partOf(begin.id, 'model'))
  const answers = node.graph
    .before(node.id)
    .filter(({ data }) => ANSWERS.test(data.name))
    .map(({ id }) => `{{ vars.${node.values.variable(id) ?? 'answer'} }}`)
  const asked = filled(node, human, node.inputs, name => `{${name}}`)
  return askModel(node, {
    model: model?.data.name,
    config: settingsOf(model?.data.inputs),
    system: filled(node, textIn(node.inputs, 'systemMessagePrompt') ?? '', node.inputs, name => `{${name}}`),
    prompt: [node.template('{{ question }}'), ...answers, asked].filter(one => one !== '').join('\n\n'),
  })
}

function stateUpdate(node: NodeImport): Step[] {
  if (isTab(node, 'selectedUpdateStateMemoryTab', 'updateStateMemoryCode')) {
    node.approximate('The code that changes its state does not run.')
    return []
  }
  const set = writtenListIn(node.inputs, 'updateStateMemoryUI').flatMap(row => {
    const variable = node.values.variable(`$flow.state.${writtenIn(row, 'key')}`)
    return variable === undefined ? [] : [[variable, valueOf(node, writtenIn(row, 'value'))] as const]
  })
  return set.length === 0 ? [] : [setting(Object.fromEntries(set))]
}

/** A value of a table, where a whole cell names what it stands for: `$flow.output.content`. */
function valueOf(node: NodeImport, written: string): string {
  if (!written.startsWith('$')) return node.expression(written)
  const [latest] = node.graph.latestBefore(node.id, ({ data }) => ANSWERS.test(data.name))
  const own = ANSWERS.test(node.type) ? node.id : (latest?.id ?? node.id)
  if (/^\$flow\.(?:output(?:\.content)?|state\.messages\[-1\]\.content)$/.test(written))
    return `vars.${node.values.variable(own) ?? 'answer'}`
  const named = written.slice(1)
  if (node.graph.has(named)) return node.expression(`{{ ${named} }}`)
  return node.expression(`{{ ${written} }}`)
}

/** With a left side that is not empty: only `Is Empty` holds for one that is. */
const COMPARISONS: Readonly<Record<string, (left: string, right: string) => string>> = {
  'Contains': (left, right) => `$contains(${left}, ${right})`,
  'Not Contains': (left, right) => `$not($contains(${left}, ${right}))`,
  'Start With': (left, right) => `$substring(${left}, 0, $length(${right})) = ${right}`,
  'End With': (left, right) =>
    `$length(${left}) >= $length(${right}) and ` +
    `$substring(${left}, $length(${left}) - $length(${right})) = ${right}`,
  'Is': (left, right) => `${left} = ${right}`,
  'Is Not': (left, right) => `${left} != ${right}`,
  'Is Not Empty': left => `$trim(${left}) != ""`,
}
const SIGNS: Readonly<Record<string, string>> = {
  'Greater Than': '>',
  'Less Than': '<',
  'Equal To': '=',
  'Not Equal To': '!=',
  'Greater Than or Equal To': '>=',
  'Less Than or Equal To': '<=',
}
const NUMBER = /^-?\d*\.?\d+$/

function comparison(node: NodeImport, row: Settings): string {
  const operation = textIn(row, 'operation') ?? ''
  const variable = valueOf(node, writtenIn(row, 'variable'))
  const left = `(${variable} & "")`
  const value = writtenIn(row, 'value')
  if (operation === 'Is Empty') return `$trim(${left}) = ""`
  const compare = COMPARISONS[operation]
  if (compare !== undefined) return `${left} != "" and ${compare(left, JSON.stringify(value))}`
  const sign = SIGNS[operation]
  // What is no number on either side makes the comparison false.
  if (sign !== undefined)
    return NUMBER.test(value)
      ? `$contains(${left}, ${String(NUMBER)}) and ${asNumber(variable)} ${sign} ${String(Number(value))}`
      : 'false'
  node.approximate(`The comparison "${operation}" is not known, so it never holds.`)
  return 'false'
}
