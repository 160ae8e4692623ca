import type { FlowiseEdge, FlowiseExport, FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import type { Next } from '../conversion/conversion.ts'

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
      ({ sourceHandle }) => output === undefined || (sourceHandle ?? '').endsWith(`-output-${output}`),
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

  goesOn(id: string): boolean {
    return this.following(id).length > 0
  }
}
