import type {
  TypebotBlock,
  TypebotEdge,
  TypebotExport,
  TypebotGroup,
  TypebotItem,
} from '../../generated/schemas/typebot-export.ts'
import type { Next } from '../conversion/conversion.ts'
import type { Targets } from './block-import.ts'
import { START } from './start.ts'
import { listIn, settingsOf, textIn } from '../conversion/settings.ts'

/** Maximum number of start blocks between an edge and its target. */
const STARTS_AT_MOST = 5

/** The edges of an export between the entries of its blocks. */
export class ExportTargets implements Targets {
  readonly #entries: ReadonlyMap<TypebotBlock, string>
  readonly #groups = new Map<string, TypebotGroup>()
  readonly #edges = new Map<string, TypebotEdge>()
  readonly #edgesFrom = new Map<string, TypebotEdge>()
  readonly #following = new Map<TypebotBlock, TypebotBlock>()

  constructor(document: TypebotExport, entries: ReadonlyMap<TypebotBlock, string>) {
    this.#entries = entries
    for (const group of document.groups) {
      if (!this.#groups.has(group.id)) this.#groups.set(group.id, group)
      for (const [index, block] of group.blocks.entries()) {
        const following = group.blocks[index + 1]
        if (following !== undefined) this.#following.set(block, following)
      }
    }
    for (const edge of document.edges ?? []) {
      if (!this.#edges.has(edge.id)) this.#edges.set(edge.id, edge)
      const { blockId, itemId, eventId } = edge.from ?? {}
      const from = sourceKey(blockId ?? eventId ?? '', itemId ?? undefined)
      if (!this.#edgesFrom.has(from)) this.#edgesFrom.set(from, edge)
    }
  }

  after(block: TypebotBlock): Next {
    const to = this.along(block.outgoingEdgeId, block.id)
    if (to !== undefined) return to
    const following = this.#following.get(block)
    return following === undefined ? null : (this.#entryOf(following, 0) ?? null)
  }

  ofItem(block: TypebotBlock, item: Pick<TypebotItem, 'id' | 'outgoingEdgeId'>): Next {
    const to = this.along(item.outgoingEdgeId, block.id, item.id)
    return to === undefined ? this.after(block) : to
  }

  ofItemAlone(block: TypebotBlock, item: Pick<TypebotItem, 'id' | 'outgoingEdgeId'>): Next {
    return this.along(item.outgoingEdgeId, block.id, item.id) ?? null
  }

  entryAt(groupId: string | undefined, blockId: string | undefined): Next | undefined {
    return this.#entryAt(groupId, blockId, 0)
  }

  /** Target of an edge, found by its id or its source; undefined when there is no edge or target. */
  along(edgeId: string | null | undefined, fromId: string, itemId?: string): Next | undefined {
    return this.#along(edgeId, sourceKey(fromId, itemId), 0)
  }

  isBroken(block: TypebotBlock): boolean {
    const items = block.items ?? []
    const paths = items.flatMap(item => listIn(settingsOf(item), 'paths').map(path => textIn(path, 'outgoingEdgeId')))
    const named = [block.outgoingEdgeId, ...items.map(item => item.outgoingEdgeId), ...paths].filter(
      id => id !== undefined && id !== null && id !== '',
    )
    return named.some(id => this.along(id, '') === undefined)
  }

  #along(edgeId: string | null | undefined, from: string, starts: number): Next | undefined {
    const edge = (edgeId == null ? undefined : this.#edges.get(edgeId)) ?? this.#edgesFrom.get(from)
    return edge === undefined ? undefined : this.#entryAt(edge.to.groupId, edge.to.blockId ?? undefined, starts)
  }

  #entryAt(groupId: string | undefined, blockId: string | undefined, starts: number): Next | undefined {
    const group = groupId === undefined ? undefined : this.#groups.get(groupId)
    if (group === undefined) return undefined
    if (group.blocks.length === 0) return blockId === undefined ? null : undefined
    const block = blockId === undefined ? group.blocks[0] : group.blocks.find(({ id }) => id === blockId)
    return block === undefined ? undefined : this.#entryOf(block, starts)
  }

  /** A start block is not a node: an edge to it leads to its successor. */
  #entryOf(block: TypebotBlock, starts: number): Next | undefined {
    if (block.type !== START) return this.#entries.get(block)
    if (starts >= STARTS_AT_MOST) return undefined
    const to = this.#along(block.outgoingEdgeId, sourceKey(block.id, undefined), starts + 1)
    if (to !== undefined) return to
    const following = this.#following.get(block)
    return following === undefined ? null : this.#entryOf(following, starts + 1)
  }
}

function sourceKey(id: string, itemId: string | undefined): string {
  return itemId === undefined ? `block ${id}` : `item ${id} ${itemId}`
}
