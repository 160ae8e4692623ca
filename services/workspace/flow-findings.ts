import type { Workspace } from '../../domain/flow-validation/references.ts'
import { validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import { flow as validateSchema } from '../../generated/schemas/validators.js'
import type { DefinitionEntry } from './definitions.ts'
import { toFinding } from './definitions.ts'
import { workspaceOf } from '../flows/validation.ts'
import type { ApplyContext, Finding } from './types.ts'

/**
 * What would keep the flows of the file from being published, in the workspace as it will be with the whole file
 * applied.
 */
export async function flowFindings(
  { stores }: Pick<ApplyContext, 'stores'>,
  entries: DefinitionEntry[],
): Promise<Finding[]> {
  const inFile = new Set(entries.map(entry => entry.definition['code']))
  const known = workspaceOf(await stores.flowVersions.referable(), inFile)
  const published = publishedCodes(entries)
  return findingsIn(entries, { ...known, hasFlow: code => published.includes(code) || known.hasFlow(code) })
}

/** Like `flowFindings`, with nothing known but the file: what a flow refers to may be in the database. */
export function offlineFlowFindings(entries: DefinitionEntry[]): Finding[] {
  const anything = () => true
  return findingsIn(entries, {
    hasForm: anything,
    hasGoal: anything,
    hasConnection: anything,
    hasFlow: anything,
    intentOwner: () => undefined,
  })
}

/**
 * Of two flows of the file that claim an intent the first owns it. A draft is not published, and so may be unfinished.
 */
function findingsIn(entries: DefinitionEntry[], known: Workspace): Finding[] {
  const published = entries.filter(entry => entry.publish)
  const owners = new Map<string, string>()
  for (const { definition } of published) {
    for (const intent of claimedIntents(definition))
      if (!owners.has(intent)) owners.set(intent, String(definition['code']))
  }
  const workspace: Workspace = { ...known, intentOwner: intent => known.intentOwner(intent) ?? owners.get(intent) }
  return [
    ...entries.flatMap(entry =>
      ['code', 'name']
        .filter(name => typeof entry.definition[name] !== 'string')
        .map(name => ({ path: `${entry.path}/${name}`, message: `A flow needs a ${name}.` })),
    ),
    ...published.flatMap(entry =>
      validateFlow(entry.definition, validateSchema, workspace)
        .filter(finding => finding.severity === 'error')
        .map(finding => toFinding(entry, finding)),
    ),
  ]
}

function claimedIntents(definition: Record<string, unknown>): string[] {
  const triggers: unknown[] = Array.isArray(definition['triggers']) ? definition['triggers'] : []
  return triggers.flatMap(trigger =>
    typeof trigger === 'object' && trigger !== null && 'intent' in trigger && typeof trigger.intent === 'string'
      ? [trigger.intent]
      : [],
  )
}

function publishedCodes(entries: DefinitionEntry[]): string[] {
  return entries.filter(entry => entry.publish).map(entry => String(entry.definition['code']))
}
