import { inDocumentOrder, type Finding as FlowFinding } from '../../domain/flow-validation/finding.ts'
import { ANY_WORKSPACE, type Workspace } from '../../domain/flow-validation/references.ts'
import { validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import { flow as validateSchema } from '../../generated/schemas/validators.js'
import { type DefinitionEntry, toFinding } from './definitions.ts'
import type { Finding } from './finding.ts'

/**
 * Findings that would prevent the publication of the file's flows.
 * @param known the workspace after the whole file is applied, without these flows
 */
export function flowFindings(entries: DefinitionEntry[], known: Workspace): Finding[] {
  const published = publishedCodes(entries)
  const hasFlow = (code: string) => published.includes(code) || known.hasFlow(code)
  return findingsIn(entries, { ...known, hasFlow }).filter(({ severity }) => severity !== 'warning')
}

/** Parts of a workspace file that flows refer to. */
export type WorkspaceParts = {
  flows?: DefinitionEntry[]
  forms?: DefinitionEntry[]
  goals?: readonly { code: string }[]
  connections?: readonly { code: string }[]
  sources?: readonly { name: string; labels?: readonly string[] }[]
  allowedHosts?: readonly string[]
}

/**
 * Like `flowFindings`, without knowing the database, and with warnings. A reference that `workspace`, its workspace
 * file, does not have is a warning, since the database may have it; without the file nothing is known.
 */
export function offlineFlowFindings(entries: DefinitionEntry[], workspace?: WorkspaceParts): Finding[] {
  return findingsIn(entries, workspace === undefined ? ANY_WORKSPACE : workspaceInFile(workspace), finding =>
    IN_DATABASE.has(finding.code) ? inWorkspaceFile(finding) : finding,
  )
}

const IN_DATABASE: ReadonlySet<string> = new Set([
  'unknown_form',
  'unknown_flow',
  'unknown_connection',
  'unknown_goal',
  'unknown_intent',
  'unknown_source',
  'unknown_label',
])

function inWorkspaceFile({ message, ...finding }: FlowFinding): FlowFinding {
  const [what = '', ...hint] = message.split(';')
  return { ...finding, severity: 'warning', message: [`${what} in the workspace file`, ...hint].join(';') }
}

function workspaceInFile({
  flows = [],
  forms = [],
  goals = [],
  connections = [],
  sources = [],
  allowedHosts,
}: WorkspaceParts): Workspace {
  const codes = {
    flow: flows.map(({ definition }) => String(definition['code'])),
    form: forms.map(({ definition }) => String(definition['code'])),
    goal: goals.map(({ code }) => code),
    connection: connections.map(({ code }) => code),
    intent: flows.flatMap(({ definition }) => claimedIntents(definition)),
    source: sources.map(({ name }) => name),
    label: sources.flatMap(({ labels = [] }) => labels),
  }
  const fields = new Map(forms.map(({ definition }) => [definition['code'], fieldNames(definition['fields'])]))
  return {
    codes,
    hasFlow: code => codes.flow.includes(code),
    hasForm: code => codes.form.includes(code),
    hasGoal: code => codes.goal.includes(code),
    hasConnection: code => codes.connection.includes(code),
    intentOwner: () => undefined,
    fieldsOf: code => fields.get(code),
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
  }
}

function fieldNames(fields: unknown): string[] | undefined {
  if (!Array.isArray(fields)) return undefined
  return fields.flatMap((field: unknown) =>
    typeof field === 'object' && field !== null && 'name' in field ? [String(field.name)] : [],
  )
}

/**
 * Of two flows of the file that claim an intent the first owns it. A draft is not published, and so may be unfinished.
 */
function findingsIn(
  entries: DefinitionEntry[],
  known: Workspace,
  change: (finding: FlowFinding) => FlowFinding = finding => finding,
): Finding[] {
  const published = entries.filter(entry => entry.publish)
  const owners = new Map<string, string>()
  for (const { definition } of published) {
    for (const intent of claimedIntents(definition))
      if (!owners.has(intent)) owners.set(intent, String(definition['code']))
  }
  const workspace: Workspace = { ...known, intentOwner: intent => known.intentOwner(intent) ?? owners.get(intent) }
  return [
    ...entries
      .filter(entry => !entry.publish)
      .flatMap(entry =>
        ['code', 'name']
          .filter(name => typeof entry.definition[name] !== 'string')
          .map(name => ({ path: `${entry.path}/${name}`, message: `A flow needs a ${name}.` })),
      ),
    ...published.flatMap(entry =>
      inDocumentOrder(entry.definition, validateFlow(entry.definition, validateSchema, workspace)).map(finding =>
        toFinding(entry, change(finding)),
      ),
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
