import type { FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import type { Node } from '../../generated/schemas/flow.ts'
import type { Step } from '../conversion/conversion.ts'
import { settingsOf, textIn, writtenWithin, type Settings } from '../conversion/settings.ts'
import { ANSWERING, type ExportGraph } from './graph.ts'
import type { NodeImport } from './node-import.ts'
import { askModel } from './nodes/models.ts'
import { ASKED_FIRST, askQuestion } from './nodes/start.ts'

/**
 * The nodes of a chatflow that answer, the first of which does. Flowise executes the last one that it has built, so the
 * last one in the export; `chosen` (a label or an id) names another.
 */
export function answeringChains(graph: ExportGraph, chosen: string | undefined): FlowiseNode[] {
  const known = graph.nodes.filter(({ data }) => Object.hasOwn(ANSWERING, data.name))
  const ends = known.filter(({ id }) => !graph.goesOn(id))
  const chains = (ends.length === 0 ? known.slice(0, 1) : ends).reverse()
  if (chosen === undefined) return chains
  const first = chains.find(({ id }) => id === chosen) ?? chains.find(({ data }) => data.label?.trim() === chosen)
  return first === undefined ? [] : [first, ...chains.filter(chain => chain !== first)]
}

/** A chatflow as a question that is repeated after each answer. */
export function answeringNodes(node: NodeImport): Node[] {
  node.approximate(ASKED_FIRST)
  return node.chain([askQuestion, ...earlierChains(node), answer(node)], node.entry)
}

/** The chains whose answers its prompt contains, the first one first. */
function earlierChains(node: NodeImport, walked: readonly string[] = [node.id]): Step[] {
  return node.graph.chainsInto(node.id).flatMap(({ id }) => {
    if (walked.includes(id)) return []
    const earlier = node.others.get(id)
    if (earlier === undefined) return []
    return [...earlierChains(earlier, [...walked, id]), answer(earlier, { saveAs: earlier.answer })]
  })
}

/** One question to a model. */
function answer(node: NodeImport, saved: { saveAs?: string } = {}): Step {
  node.approximate('The model does not see the earlier messages of the conversation.')
  if (TABLE.test(node.type)) node.approximate('Its table is left out; describe a tool that looks into it in `tools`.')
  else if (DOCUMENTS.test(node.type)) node.approximate('Its documents are left out.')
  const tools = node.graph.partOf(node.id, 'tools')
  if (tools !== undefined) node.approximate('Its tools are left out; describe those that it needs in `tools`.')
  const model = node.graph.partOf(node.id, 'model') ?? node.graph.partOf(node.id, 'vectorStoreRetriever')
  const template = node.graph.partOf(node.id, 'chatPromptTemplate') ?? node.graph.partOf(node.id, 'prompt')
  const prompt = settingsOf(template?.data.inputs)
  const own = textIn(node.inputs, ANSWERING[node.type] ?? '') ?? ''
  const call = askModel(node, {
    model: model?.data.name,
    config: settingsOf(model?.data.inputs),
    system: filled(node, textIn(prompt, 'systemMessagePrompt') ?? own, prompt),
    prompt: filled(node, textIn(prompt, 'humanMessagePrompt') ?? textIn(prompt, 'template') ?? '{input}', prompt),
  })
  return (id, next) => ({ id, ...call, ...saved, next })
}

const TABLE = /^(?:csv|airtable)Agent$/
const DOCUMENTS = /Retrieval|^retrieval|^(?:context|query)/

/** A prompt of LangChain: `{name}` is a value of the template, or what `other` makes of it. */
export function filled(
  node: NodeImport,
  prompt: string,
  template: Settings,
  other: (name: string) => string = message,
): string {
  const values = writtenWithin(template, 'promptValues')
  const written = prompt.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) =>
    /^(?:chat_history|context|agent_scratchpad|tools?|tool_names)$/.test(name)
      ? left(node, name)
      : (valueIn(values, name) ?? other(name)),
  )
  return node.template(written)
}

/** A value of sequential agents names a state without braces. */
function valueIn(values: Settings, name: string): string | undefined {
  const value = textIn(values, name)
  return value?.startsWith('$flow.') === true ? `{{ ${value} }}` : value
}

const message = (): string => '{{ question }}'

function left(node: NodeImport, name: string): string {
  node.approximate(`Its prompt is without ${JSON.stringify(name)}, for which a flow has nothing.`)
  return ''
}

/** Why a node that is part of an answering one is left out; undefined if the model's question has it. */
export function partReason(graph: ExportGraph, { id, data }: FlowiseNode): string | undefined {
  const classes = data['baseClasses']
  const is = (name: string): boolean => Array.isArray(classes) && classes.includes(name)
  const isModel = is('BaseChatModel') || is('BaseLanguageModel')
  if (isModel || is('BasePromptTemplate') || is('ChatPromptTemplate') || graph.answers(id)) return undefined
  if (data.name === 'seqState') return undefined
  const name = JSON.stringify(data.label ?? data.name)
  return is('Tool') || is('StructuredTool')
    ? `A flow has no tools of Flowise; describe ${name} in the \`tools\` of the agent node.`
    : `A flow has nothing for ${name}; it is left out.`
}
