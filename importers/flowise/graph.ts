import type { FlowiseEdge, FlowiseExport, FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import type { Next } from '../conversion/conversion.ts'

/** The chains and agents of a chatflow that answer each message, with the setting that holds their instructions. */
export const ANSWERING: Readonly<Record<string, string>> = {
  conversationChain: 'systemMessagePrompt',
  llmChain: '',
  conversationalAgent: 'systemMessage',
  conversationalRetrievalAgent: 'systemMessage',
  openAIFunctionAgent: 'systemMessage',
  openAIToolAgent: 'systemMessage',
  mistralAIToolAgent: 'systemMessage',
  toolAgent: 'systemMessage',
  reactAgentChat: '',
  reactAgentLLM: '',
  mrklAgentChat: '',
  mrklAgentLLM: '',
  csvAgent: 'systemMessagePrompt',
  airtableAgent: '',
  openAIToolAgentLlamaIndex: 'systemMessage',
  anthropicAgentLlamaIndex: 'systemMessage',
  simpleChatEngine: 'systemMessagePrompt',
  contextChatEngine: 'systemMessagePrompt',
  queryEngine: '',
  conversationalRetrievalQAChain: 'responsePrompt',
  retrievalQAChain: '',
}

/** The nodes of an export and the edges between them. */
export class ExportGraph {
  readonly nodes: readonly FlowiseNode[]
  readonly #byId: ReadonlyMap<string, FlowiseNode>
  readonly #entries: ReadonlyMap<string, string>
  readonly #edgesFrom: ReadonlyMap<string, readonly FlowiseEdge[]>
  readonly #edgesTo: ReadonlyMap<string, readonly FlowiseEdge[]>
  /** Where a path continues after its end: at the next message of the visitor, or nowhere. */
  restart: Next = null

  constructor({ nodes, edges }: FlowiseExport) {
    this.#byId = new Map(nodes.map(node => [node.id, node]))
    this.nodes = [...this.#byId.values()]
    this.#entries = new Map(this.nodes.map((node, index) => [node.id, `node-${String(index + 1)}`]))
    const known = edges.filter(({ source, target }) => this.#byId.has(source) && this.#byId.has(target))
    this.#edgesFrom = Map.groupBy(known, ({ source }) => source)
    this.#edgesTo = Map.groupBy(known, ({ target }) => target)
  }

  /** Id of the first node of the flow for a node. */
  entryOf(id: string): string {
    return this.#entries.get(id) ?? id
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  /** The nodes that follow a node, by the named edge or by any. */
  following(id: string, output?: string): string[] {
    const edges = (this.#edgesFrom.get(id) ?? []).filter(
      ({ sourceHandle }) => output === undefined || outputOf(sourceHandle) === output,
    )
    return [...new Set(edges.map(({ target }) => target))]
  }

  /** The node that fills a setting of another one. */
  partOf(id: string, setting: string): FlowiseNode | undefined {
    const edges = this.#edgesTo.get(id) ?? []
    const edge = edges.find(({ targetHandle }) => (targetHandle ?? '').includes(`-input-${setting}-`))
    return edge === undefined ? undefined : this.#byId.get(edge.source)
  }

  /** The nodes that fill any of its settings, and those of its parts. */
  partsOf(id: string): FlowiseNode[] {
    const found = new Set<string>()
    const open = [id]
    for (let current = open.pop(); current !== undefined; current = open.pop())
      for (const { source } of this.#edgesTo.get(current) ?? [])
        if (source !== id && !found.has(source)) {
          found.add(source)
          open.push(source)
        }
    return this.nodes.filter(node => found.has(node.id))
  }

  /** The outputs of a node that something follows, in the order of the edges. */
  outputsOf(id: string): string[] {
    return [...new Set((this.#edgesFrom.get(id) ?? []).map(({ sourceHandle }) => outputOf(sourceHandle)))]
  }

  /** The nodes that may have run before a node, by the edges of sequential agents. */
  before(id: string): FlowiseNode[] {
    return this.#back(id, () => false).filter(node => node.id !== id)
  }

  /** The latest of the nodes before a node that are such ones: the first on each path back. */
  latestBefore(id: string, isSuch: (node: FlowiseNode) => boolean): FlowiseNode[] {
    return this.#back(id, isSuch).filter(isSuch)
  }

  #back(id: string, isFar: (node: FlowiseNode) => boolean): FlowiseNode[] {
    const found = new Set<string>()
    const open = [id]
    for (let current = open.pop(); current !== undefined; current = open.pop())
      for (const { source, targetHandle } of this.#edgesTo.get(current) ?? []) {
        const node = this.#byId.get(source)
        if (node === undefined || !(targetHandle ?? '').includes('-input-sequentialNode-') || found.has(source))
          continue
        found.add(source)
        if (!isFar(node)) open.push(source)
      }
    return this.nodes.filter(node => found.has(node.id))
  }

  goesOn(id: string): boolean {
    return this.following(id).length > 0
  }

  /** The chains whose answers fill the prompt of a node. */
  chainsInto(id: string): FlowiseNode[] {
    const found = new Set<string>()
    const templates = new Set<string>([id])
    for (const into of templates)
      for (const { source, targetHandle } of this.#edgesTo.get(into) ?? []) {
        if (source === id) continue
        const isValue = (targetHandle ?? '').includes('-input-promptValues-')
        if (this.answers(source) && isValue) found.add(source)
        else if (/prompt/i.test(this.node(source)?.data.name ?? '')) templates.add(source)
      }
    return this.nodes.filter(node => found.has(node.id))
  }

  /** Whether a node is a chain or an agent of a chatflow. */
  answers(id: string): boolean {
    return Object.hasOwn(ANSWERING, this.node(id)?.data.name ?? '')
  }

  /** The node with an id. */
  node(id: string): FlowiseNode | undefined {
    return this.#byId.get(id)
  }
}

/** `…-output-0` of agentflows, and `…-output-billing-Agent|LLMNode` of older exports, which append the types. */
function outputOf(handle: string | null | undefined): string {
  const [, output = ''] = (handle ?? '').split('-output-')
  return /^\d+$/.test(output) ? output : output.replace(/-[^-]*$/, '')
}
