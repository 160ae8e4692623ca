import type { ConditionNode, Node } from '../../generated/schemas/flow.ts'
import { reachedFrom } from '../../domain/flow-validation/graph.ts'
import { setting, type Next } from '../conversion/conversion.ts'
import { retargeted } from '../conversion/graph.ts'
import type { ConvertedBlock } from '../conversion/report.ts'
import { settingsOf, textIn } from '../conversion/settings.ts'
import type { TypebotDocument } from './read-export.ts'
import { RETURNS_TO } from './start.ts'

const RETURN = 'return'

/** A link to a group of the same bot, after which the conversation goes on at `after`. */
export interface ReturningLink {
  target: string
  after: string
}

/** Whether a link names the bot that it is in. */
export const isThisBot = (linked: string, botId: string | undefined): boolean =>
  linked === 'current' || linked === botId

export function linksItself({ id, groups }: TypebotDocument): boolean {
  const links = groups.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'Typebot link')
  return links.some(({ options }) => isThisBot(textIn(settingsOf(options), 'typebotId') ?? '', id))
}

/** The step of a link that writes down where the conversation returns to: the last link is the first in the list. */
export const remembering = (entry: string): ReturnType<typeof setting> =>
  setting({ [RETURNS_TO]: `"${entry}/" & vars.${RETURNS_TO}` })

export interface Returns {
  blocks: ConvertedBlock[]
  /** Nodes of no block; none without a link that returns. */
  further: Node[]
}

/**
 * The blocks, of which those behind a link lead to the return where they ended: it takes the last link off the list and
 * goes on after it, and ends the flow without one. So a group may link itself, as in the bot.
 */
export function withReturns(
  blocks: readonly ConvertedBlock[],
  links: ReadonlyMap<string, ReturningLink>,
  start: Next,
  choice: readonly Node[],
): Returns {
  const both = [...choice, ...blocks.flatMap(({ nodes }) => nodes)].map(node => leadingOn(node, links.get(node.id)))
  const reached = start === null ? new Set<string>() : reachedFrom(both, start)
  const used = [...links].filter(([entry]) => reached.has(entry))
  const behind = reachedFrom(both, ...used.map(([, { target }]) => target))
  return {
    blocks: blocks.map(block => ({
      ...block,
      nodes: block.nodes.map(node => (behind.has(node.id) && !links.has(node.id) ? returning(node) : node)),
    })),
    further: returnOf(used, new Map(blocks.flatMap(({ nodes, group }) => nodes.map(({ id }) => [id, group] as const)))),
  }
}

/** A link leads to its group and to what follows it. */
function leadingOn(node: Node, link: ReturningLink | undefined): Node {
  if (link === undefined) return node
  return { id: node.id, type: 'condition', branches: [{ when: 'true', next: link.target }], otherwise: link.after }
}

function returning(node: Node): Node {
  const { id, label } = node
  return node.type === 'end'
    ? { id, type: 'goto', ...(label === undefined ? {} : { label }), target: RETURN }
    : retargeted(node, to => to ?? RETURN)
}

function returnOf(links: readonly (readonly [string, ReturningLink])[], groups: ReadonlyMap<string, string>): Node[] {
  const branches = links.map(([entry], index): ConditionNode['branches'][number] => ({
    label: `After the link in ${groups.get(entry) ?? ''}`.slice(0, 200),
    when: `$substringBefore(vars.${RETURNS_TO}, "/") = "${entry}"`,
    next: `${RETURN}-${index + 1}`,
  }))
  const [first, ...rest] = branches
  if (first === undefined) return []
  const taken = setting({ [RETURNS_TO]: `$substringAfter(vars.${RETURNS_TO}, "/")` })
  return [
    { id: RETURN, type: 'condition', branches: [first, ...rest], otherwise: null },
    ...links.map(([, { after }], index) => taken(`${RETURN}-${index + 1}`, after)),
  ]
}
