import type { ConditionNode, Node } from '../../../generated/schemas/flow.ts'
import type { Step } from '../../conversion/conversion.ts'
import { modelCall } from '../../conversion/model-call.ts'
import { slug } from '../../conversion/names.ts'
import { listIn, numberIn, textIn, within, type Settings } from '../../conversion/settings.ts'
import type { NodeImport } from '../node-import.ts'

interface Asked {
  model: string | undefined
  config: Settings
  system: string
  prompt: string
}

/** The question to the model that the export names, such as `chatOpenAI`. */
export function askModel(node: NodeImport, { model, config, system, prompt }: Asked): ReturnType<typeof modelCall> {
  const connection = slug((model ?? '').replace(/chat/i, ''), '-', 'model')
  return modelCall(node, {
    connection,
    model: textIn(config, 'modelName') ?? textIn(config, 'model'),
    system,
    prompt,
    temperature: numberIn(config, 'temperature'),
    maxTokens: numberIn(config, 'maxTokens') ?? numberIn(config, 'maxTokensToSample'),
  })
}

/** A node that calls a model; its settings start with `prefix`. */
function answering(node: NodeImport, prefix: 'llm' | 'agent'): Node[] {
  const { system, prompt } = messagesOf(node, prefix)
  if (node.inputs[`${prefix}EnableMemory`] !== false)
    node.approximate('The model does not see the earlier messages of the conversation.')
  if (listIn(node.inputs, `${prefix}StructuredOutput`).length > 0)
    node.approximate('The answer is a text; its structure is not checked.')
  const call = askModel(node, {
    model: textIn(node.inputs, `${prefix}Model`),
    config: within(node.inputs, `${prefix}ModelConfig`),
    system,
    prompt,
  })
  const update = node.stateUpdate(`${prefix}UpdateState`)
  const saved = node.isLast && update.length === 0 ? {} : { saveAs: node.answer }
  const shown: Step[] =
    node.isLast && update.length > 0
      ? [(id, next) => ({ id, type: 'message', text: `{{ vars.${node.answer} }}`, format: 'markdown', next })]
      : []
  return node.chain([(id, next) => ({ id, ...call, ...saved, next }), ...update, ...shown])
}

export function llm(node: NodeImport): Node[] {
  return answering(node, 'llm')
}

export function agent(node: NodeImport): Node[] {
  if (['agentTools', 'agentToolsBuiltInOpenAI'].some(key => listIn(node.inputs, key).length > 0))
    node.approximate('Its tools are left out; describe those that it needs in `tools`.')
  if (['agentKnowledgeDocumentStores', 'agentKnowledgeVSEmbeddings'].some(key => listIn(node.inputs, key).length > 0))
    node.approximate('Its documents are left out.')
  return answering(node, 'agent')
}

/** Instructions and message: an empty message is replaced by the visitor's. */
function messagesOf(node: NodeImport, prefix: string): { system: string; prompt: string } {
  const system: string[] = []
  const said: string[] = []
  for (const message of listIn(node.inputs, `${prefix}Messages`)) {
    const text = node.template(textIn(message, 'content') ?? '')
    if (text === '') continue
    if (['system', 'developer'].includes(textIn(message, 'role') ?? '')) system.push(text)
    else said.push(text)
  }
  const own = node.template(textIn(node.inputs, `${prefix}UserMessage`) ?? '')
  if (own !== '') said.push(own)
  return {
    system: system.join('\n\n'),
    prompt: said.length === 0 ? node.template('{{ question }}') : said.join('\n\n'),
  }
}

/** A model that chooses an edge: it answers with the number of a scenario. */
export function conditionAgent(node: NodeImport): Node[] {
  const scenarios = listIn(node.inputs, 'conditionAgentScenarios').map(one => textIn(one, 'scenario') ?? '')
  const [first, ...rest] = scenarios.map((scenario, index): ConditionNode['branches'][number] => ({
    label: scenario.slice(0, 200),
    when: `$contains(vars.${node.answer}, /\\b${String(index + 1)}\\b/)`,
    next: node.edge(index),
  }))
  if (first === undefined) return node.unsupported('It names no scenario.')
  node.approximate('The model answers with the number of a scenario, which a condition reads.')
  const list = scenarios.map((scenario, index) => `${String(index + 1)}. ${node.template(scenario)}`).join('\n')
  const question = node.template(textIn(node.inputs, 'conditionAgentInput') ?? '{{ question }}')
  const call = askModel(node, {
    model: textIn(node.inputs, 'conditionAgentModel'),
    config: within(node.inputs, 'conditionAgentModelConfig'),
    system: node.template(textIn(node.inputs, 'conditionAgentInstructions') ?? ''),
    prompt: `${question}\n\nWhich of these fits best? Answer with its number alone.\n${list}`,
  })
  return node.chain(
    [
      (id, next) => ({ id, ...call, saveAs: node.answer, next }),
      (id, next) => ({ id, type: 'condition', branches: [first, ...rest], otherwise: next }),
    ],
    node.graph.restart,
  )
}

/** Asks the visitor whether to continue. */
export function humanInput(node: NodeImport): Node[] {
  if (node.inputs['humanInputEnableFeedback'] !== false && node.inputs['humanInputEnableFeedback'] !== '')
    node.approximate('Visitors choose; they cannot add a comment.')
  const isWritten = textIn(node.inputs, 'humanInputDescriptionType') === 'dynamic'
  const description = node.template(textIn(node.inputs, 'humanInputDescription') ?? '')
  const prompt = isWritten || description === '' ? 'Do you want to proceed?' : description
  const choose: Step = id => ({
    id,
    type: 'buttons',
    prompt,
    choices: [
      { id: 'proceed', label: 'Proceed', next: node.edge(0) },
      { id: 'reject', label: 'Reject', next: node.edge(1) },
    ],
  })
  if (!isWritten) return node.chain([choose], null)
  const call = askModel(node, {
    model: textIn(node.inputs, 'humanInputModel'),
    config: within(node.inputs, 'humanInputModelConfig'),
    system: '',
    prompt: node.template(textIn(node.inputs, 'humanInputModelPrompt') ?? 'Summarize what is to be approved.'),
  })
  return node.chain([(id, next) => ({ id, ...call, next }), choose], null)
}
