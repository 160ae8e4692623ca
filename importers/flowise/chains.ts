import type { FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import type { Node } from '../../generated/schemas/flow.ts'
import { settingsOf, textIn, within, type Settings } from '../conversion/settings.ts'
import type { ExportGraph } from './graph.ts'
import type { NodeImport } from './node-import.ts'
import { askModel } from './nodes/models.ts'
import { ASKED_FIRST, askQuestion } from './nodes/start.ts'

/** The chains and agents of a chatflow that answer each message, with the setting that holds their instructions. */
const ANSWERING: Readonly<Record<string, string>> = {
  conversationChain: 'systemMessagePrompt',
  llmChain: '',
  conversationalAgent: 'systemMessage',
  conversationalRetrievalAgent: 'systemMessage',
  openAIFunctionAgent: 'systemMessage',
  openAIToolAgent: 'systemMessage',
  toolAgent: 'systemMessage',
  conversationalRetrievalQAChain: 'responsePrompt',
}

/** The node of a chatflow that answers. */
export function answeringNode(graph: ExportGraph): FlowiseNode | undefined {
  const known = graph.nodes.filter(({ data }) => Object.hasOwn(ANSWERING, data.name))
  return known.find(({ id }) => !graph.goesOn(id)) ?? known[0]
}

/** A chatflow as a question that is repeated after each answer. */
export function answeringNodes(node: NodeImport): Node[] {
  node.approximate(ASKED_FIRST)
  node.approximate('The model does not see the earlier messages of the conversation.')
  const model = node.graph.partOf(node.id, 'model')
  const template = node.graph.partOf(node.id, 'chatPromptTemplate') ?? node.graph.partOf(node.id, 'prompt')
  const prompt = settingsOf(template?.data.inputs)
  const own = textIn(node.inputs, ANSWERING[node.type] ?? '') ?? ''
  const call = askModel(node, {
    model: model?.data.name,
    config: settingsOf(model?.data.inputs),
    system: filled(node, textIn(prompt, 'systemMessagePrompt') ?? own, prompt),
    prompt: filled(node, textIn(prompt, 'humanMessagePrompt') ?? textIn(prompt, 'template') ?? '{input}', prompt),
  })
  return node.chain([askQuestion, (id, next) => ({ id, ...call, next })], node.entry)
}

/** A prompt of LangChain: `{name}` is a value of the template, or the message. */
function filled(node: NodeImport, prompt: string, template: Settings): string {
  const values = within(template, 'promptValues')
  const places = prompt.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) =>
    /^(?:chat_history|context|agent_scratchpad|tools?|tool_names)$/.test(name)
      ? left(node, name)
      : (textIn(values, name) ?? '{{ question }}'),
  )
  return node.template(places)
}

function left(node: NodeImport, name: string): string {
  node.approximate(`Its prompt is without ${JSON.stringify(name)}, for which a flow has nothing.`)
  return ''
}

/** Outcome of a node that is part of the answering one. */
export function partReasons({ data }: FlowiseNode): string[] {
  const classes = data['baseClasses']
  const is = (name: string): boolean => Array.isArray(classes) && classes.includes(name)
  if (is('BaseChatModel') || is('BaseLanguageModel') || is('BasePromptTemplate') || is('ChatPromptTemplate')) return []
  return [`A flow has nothing for ${JSON.stringify(data.label ?? data.name)}; it is left out.`]
}
