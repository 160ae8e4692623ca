import type { Node } from '../../generated/schemas/flow.ts'
import type { TypebotGroup } from '../../generated/schemas/typebot-export.ts'
import { error, type Finding } from '../../domain/flow-validation/finding.ts'
import type { Next } from '../conversion/conversion.ts'
import type { TypebotDocument } from './read-export.ts'
import { START, START_AT } from './start.ts'
import type { ExportTargets } from './targets.ts'

/** Where a flow starts; `others` are the groups that a calling flow can name. */
export interface Starts {
  first: Next
  others: { group: TypebotGroup; to: Next }[]
}

/** The start of the bot, or the groups that were requested by title or id. */
export function startsOf(
  document: TypebotDocument,
  targets: ExportTargets,
  requested: readonly string[],
  remarks: string[],
): Starts | { findings: Finding[] } {
  const found = requested.map(name => groupOf(document, name))
  const findings = found.flatMap(({ finding }) => finding ?? [])
  if (findings.length > 0) return { findings }
  const groups = found.flatMap(({ group }) =>
    group === undefined ? [] : { group, to: targets.entryAt(group.id, undefined) ?? null },
  )
  const [first] = groups
  return first === undefined
    ? { first: startOf(document, targets, remarks), others: [] }
    : { first: first.to, others: groups.length === 1 ? [] : groups }
}

/** The node that continues at the requested start; undefined when there is only one. */
export function choiceOfStarts({ first, others }: Starts): Extract<Node, { type: 'condition' }> | undefined {
  const [branch, ...more] = others.map(({ group: { id, title = '' }, to }) => ({
    ...(title === '' ? {} : { label: title.slice(0, 200) }),
    when: `vars.${START_AT} = ${JSON.stringify(id)}`,
    next: to,
  }))
  return branch === undefined
    ? undefined
    : { id: 'start', type: 'condition', branches: [branch, ...more], otherwise: first }
}

function groupOf({ groups }: TypebotDocument, requested: string): { group?: TypebotGroup; finding?: Finding } {
  const byId = groups.find(({ id }) => id === requested)
  const named = groups.filter(({ title = '' }) => title.trim().toLowerCase() === requested.trim().toLowerCase())
  const [group, ...others] = byId === undefined ? named : [byId]
  if (group !== undefined && others.length === 0) return { group }
  const titles = groups.flatMap(({ title = '', blocks: [block] }) => (block?.type === START ? [] : [title]))
  const problem =
    group === undefined
      ? `no group is called ${JSON.stringify(requested)}; the groups are ${titles.join(', ')}`
      : `several groups are called ${JSON.stringify(requested)}; their ids are ${named.map(({ id }) => id).join(', ')}`
  return { finding: error('/groups', 'schema', problem) }
}

function startOf(document: TypebotDocument, targets: ExportTargets, remarks: string[]): Next {
  const event = document.events?.find(({ type }) => type === START)
  if (event !== undefined) return targets.along(event.outgoingEdgeId, event.id) ?? null
  const block = document.groups.flatMap(({ blocks }) => blocks).find(({ type }) => type === START)
  if (block !== undefined) return targets.after(block)
  remarks.push('The export names no start; the flow begins with the first group.')
  return targets.entryAt(document.groups[0]?.id, undefined) ?? null
}
