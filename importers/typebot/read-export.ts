import type { TypebotExport } from '../../generated/schemas/typebot-export.ts'
import { typebotExport as validateExport } from '../../generated/schemas/validators.js'
import { mistakesOf } from '../conversion/documents.ts'
import type { Finding } from '../../domain/flow-validation/finding.ts'
import { listIn, settingsOf, textIn, type Settings } from '../conversion/settings.ts'

/** The version of an export without a version. */
const OLDEST = '3'

export type TypebotDocument = TypebotExport & { version: string }

/** The export as Typebot reads it: without a version it is version 3, and up to version 4 gaps are skipped. */
export function readExport(
  input: unknown,
): { outcome: 'read'; document: TypebotDocument } | { outcome: 'refused'; findings: Finding[] } {
  const findings = mistakesOf(input, validateExport, withoutGaps)
  return findings.length > 0
    ? { outcome: 'refused', findings }
    : { outcome: 'read', document: withoutGaps(input) as TypebotDocument }
}

function withoutGaps(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const document = withGroups(input as Record<string, unknown>)
  const version = document['version'] ?? OLDEST
  if (Number(version) >= 5) return document
  const { groups, edges } = document
  return {
    ...document,
    version,
    ...(Array.isArray(groups) ? { groups: groups.map(withBlocks) } : {}),
    edges: Array.isArray(edges) ? edges.filter(leadsToGroup) : (edges ?? []),
  }
}

/** The oldest exports call groups blocks, and blocks steps. */
function withGroups(document: Record<string, unknown>): Record<string, unknown> {
  const { blocks, ...others } = document
  if (document['groups'] !== undefined || !Array.isArray(blocks)) return document
  const groups = blocks.map(settingsOf).map(({ steps, ...group }) => ({ ...group, blocks: steps }))
  const edges = listIn(document, 'edges').map(edge => ({
    ...edge,
    from: renamed(settingsOf(edge['from'])),
    to: renamed(settingsOf(edge['to'])),
  }))
  return { ...others, groups, edges }
}

function renamed({ blockId, stepId, ...others }: Settings): Settings {
  return { ...others, groupId: blockId, ...(stepId === undefined ? {} : { blockId: stepId }) }
}

function withBlocks(group: unknown): unknown {
  return typeof group === 'object' && group !== null && !Array.isArray(group)
    ? { ...group, blocks: (group as { blocks?: unknown }).blocks ?? [] }
    : group
}

function leadsToGroup(edge: unknown): boolean {
  const settings = settingsOf(edge)
  return textIn(settings, 'id') !== undefined && textIn(settingsOf(settings['to']), 'groupId') !== undefined
}
