import type { InputNode, Node } from '../../../generated/schemas/flow.ts'
import { setting, type Step } from '../../conversion/conversion.ts'
import { listIn, textIn, type Settings, writtenIn } from '../../conversion/settings.ts'
import type { NodeImport } from '../node-import.ts'
import { QUESTION } from '../values.ts'

type Field = InputNode['field']

/** Asks for the message with which a Flowise flow starts. */
export const askQuestion: Step = (id, next) => ({
  id,
  type: 'input',
  prompt: 'How can I help you?',
  field: { name: QUESTION, type: 'text', required: true },
  next,
})

export const ASKED_FIRST = 'The flow asks for the message with a question; there the visitor writes first.'

/** Whether the flow starts with a form instead of a message. */
export function beginsWithForm(inputs: Settings): boolean {
  return textIn(inputs, 'startInputType') === 'formInput'
}

export function start(node: NodeImport): Node[] {
  const isForm = beginsWithForm(node.inputs)
  if (!isForm) node.approximate(ASKED_FIRST)
  return node.chain([...(isForm ? [...formSteps(node), ...formAsQuestion(node)] : [askQuestion]), ...firstValues(node)])
}

function formSteps(node: NodeImport): Step[] {
  const texts = ['formTitle', 'formDescription'].map(key => node.template(textIn(node.inputs, key) ?? ''))
  const text = texts.filter(one => one !== '').join('\n')
  const heading: Step[] = text === '' ? [] : [(id, next) => ({ id, type: 'message', text, next })]
  return [
    ...heading,
    ...listIn(node.inputs, 'formInputTypes').flatMap((given): Step[] => {
      const name = node.values.variable(`$form.${textIn(given, 'name') ?? ''}`)
      return name === undefined ? [] : [(id, next) => ({ id, type: 'input', field: fieldOf(given, name), next })]
    }),
  ]
}

const READS_QUESTION = /^(?:llm|agent|conditionAgent|executeFlow|humanInput)Agentflow$/

/** The fields as the message, which is what Flowise asks a model after a form: a line to each, by its name there. */
function formAsQuestion(node: NodeImport): Step[] {
  const isRead = node.graph.nodes.some(
    ({ data }) => READS_QUESTION.test(data.name) || JSON.stringify(data.inputs ?? {}).includes('question'),
  )
  const lines = listIn(node.inputs, 'formInputTypes').flatMap(given => {
    const name = textIn(given, 'name') ?? ''
    const variable = node.values.variable(`$form.${name}`)
    return variable === undefined ? [] : [`${JSON.stringify(`${name}: `)} & vars.${variable}`]
  })
  return isRead && lines.length > 0 ? [setting({ [QUESTION]: lines.join(' & "\\n" & ') })] : []
}

function fieldOf(given: Settings, name: string): Field {
  const label = textIn(given, 'label')
  const named = { name, ...(label === undefined ? {} : { label: label.slice(0, 500) }) }
  switch (textIn(given, 'type')) {
    case 'number':
      return { ...named, type: 'number', required: true }
    case 'boolean':
      return { ...named, type: 'checkbox' }
    case 'options': {
      const options = listIn(given, 'addOptions').flatMap(one => textIn(one, 'option')?.slice(0, 500) ?? [])
      return { ...named, type: 'select', required: true, options: options.map(value => ({ value, label: value })) }
    }
    case undefined:
    default:
      return { ...named, type: 'text', required: true }
  }
}

/** State and counts of loops start again with each message. */
function firstValues(node: NodeImport): Step[] {
  const state = listIn(node.inputs, 'startState').flatMap(entry => {
    const variable = node.values.variable(`$flow.state.${writtenIn(entry, 'key')}`)
    return variable === undefined ? [] : [[variable, node.expression(writtenIn(entry, 'value'))] as const]
  })
  const counts = node.values.counts().map(count => [count, '0'] as const)
  const set = [...state, ...counts]
  return set.length === 0 ? [] : [setting(Object.fromEntries(set))]
}
