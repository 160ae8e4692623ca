import type { FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import type { Node } from '../../generated/schemas/flow.ts'
import { Conversion, setting, type Next, type Step } from '../conversion/conversion.ts'
import { textOfHtml } from '../conversion/html.ts'
import { listIn, settingsOf, textIn, type Settings } from '../conversion/settings.ts'
import { expressionWith, templateWith } from '../conversion/texts.ts'
import type { ExportGraph } from './graph.ts'
import type { Values } from './values.ts'

const HTML = /<\/?(?:p|span|br|ul|ol|li|strong|em|h[1-6]|code|pre|a|div)\b/i

export interface Surroundings {
  graph: ExportGraph
  values: Values
  newId: () => string
  others?: ReadonlyMap<string, NodeImport>
}

/** One node of an export while it becomes nodes of the flow. */
export class NodeImport extends Conversion {
  readonly inputs: Settings
  readonly label: string
  readonly graph: ExportGraph
  readonly values: Values
  /** The imports of the other nodes of a chatflow, whose answers its prompt may contain. */
  readonly others: ReadonlyMap<string, NodeImport>
  protected override readonly system = 'Flowise'

  constructor(node: FlowiseNode, given: Surroundings) {
    super({ id: node.id, type: node.data.name, entry: given.graph.entryOf(node.id), newId: given.newId })
    this.inputs = settingsOf(node.data.inputs)
    this.label = (node.data.label ?? '').trim()
    this.graph = given.graph
    this.values = given.values
    this.others = given.others ?? new Map()
  }

  override get next(): Next {
    const [first, ...others] = this.graph.following(this.id)
    if (others.length > 0) this.approximate('Of several parallel edges, only the first is followed.')
    return first === undefined ? this.graph.restart : this.graph.entryOf(first)
  }

  /** The target of an output; if nothing follows, that at the end of a message. */
  edge(output: number | string): Next {
    const [first] = this.graph.following(this.id, String(output))
    return first === undefined ? this.graph.restart : this.graph.entryOf(first)
  }

  /** Whether it is the last node of its path, whose answer visitors see. */
  get isLast(): boolean {
    return this.graph.following(this.id).every(id => this.graph.node(id)?.data.name === 'seqEnd')
  }

  /** The variable that takes its output. */
  get answer(): string {
    return this.values.variable(this.id) ?? 'answer'
  }

  override template(source: string): string {
    return templateWith(plain(source), this.values.placeholdersFor(this.id, this.approximate))
  }

  override expression(source: string): string {
    return expressionWith(plain(source), this.values.placeholdersFor(this.id, this.approximate))
  }

  /** The step that sets the state of the flow as the node specifies; none when it specifies nothing. */
  stateUpdate(key: string): Step[] {
    const set = listIn(this.inputs, key).flatMap(update => {
      const variable = this.values.variable(`$flow.state.${textIn(update, 'key') ?? ''}`)
      return variable === undefined ? [] : [[variable, this.expression(textIn(update, 'value') ?? '')] as const]
    })
    return set.length === 0 ? [] : [setting(Object.fromEntries(set))]
  }
}

export type Convert = (node: NodeImport) => Node[]

/** Editors of Flowise write HTML, its older fields plain text. */
function plain(source: string): string {
  return HTML.test(source)
    ? textOfHtml(source)
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : source.trim()
}
