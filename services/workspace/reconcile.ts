import { differences, type TenantRows } from '../../adapters/postgres/tenant-rows.ts'
import type { ApplyContext, ChangeKind } from './types.ts'

interface Described<Item, New> {
  kind: ChangeKind
  /** Its name in the list of changes. */
  code: string
  /** Its position in the file. */
  path: string
  /** The id in the file, if any. */
  id?: string | undefined
  found: Item | undefined
  /** Its properties in the file; an absent field is undefined and unchanged. */
  fields: Partial<Item>
  /** The whole of a new one. */
  create: (id: string) => New
}

/** Creates the item, or changes differing properties, or leaves it unchanged; undefined when it is refused. */
export async function reconcile<Item extends { id: string }, New>(
  context: ApplyContext,
  rows: TenantRows<Item, New>,
  described: Described<Item, New>,
): Promise<Item | undefined> {
  const { kind, code, path, found } = described
  if (found === undefined) {
    const holder = described.id === undefined ? undefined : await rows.find({ id: described.id } as Partial<Item>)
    if (holder !== undefined) {
      context.findings.push({ path: `${path}/id`, message: `This id belongs to another ${kind}.` })
      return undefined
    }
    context.changes.push({ kind, code, action: 'created' })
    return rows.insert(described.create(described.id ?? context.deps.newId()))
  }
  if (described.id !== undefined && described.id !== found.id) {
    context.findings.push({
      path: `${path}/id`,
      message: `The ${kind} "${code}" has the id ${found.id}, and an id never changes.`,
    })
    return undefined
  }
  const patch = differences(found, described.fields)
  if (Object.keys(patch).length === 0) return found
  context.changes.push({ kind, code, action: 'updated' })
  return (await rows.update(found.id, patch)) ?? found
}

const NOUNS = {
  roles: 'role',
  users: 'user',
  keys: 'key',
  flows: 'flow',
  forms: 'form',
  goals: 'goal',
  prices: 'price',
  queues: 'queue',
  cannedAnswers: 'canned answer',
  connections: 'connection',
  connectionTemplates: 'connection template',
  sources: 'source',
  inboundWebhooks: 'inbound webhook',
  hostedPages: 'hosted page',
} as const

/** Findings for duplicate entries of a list of the file. */
export function refuseRepeated<Entry>(
  context: ApplyContext,
  list: keyof typeof NOUNS,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string | undefined,
): void {
  const seen = new Set<string>()
  entries.forEach((entry, index) => {
    const name = nameOf(entry)
    if (name === undefined) return
    if (seen.has(name)) {
      const message = `The ${NOUNS[list]} "${name}" is named twice.`
      context.findings.push({ path: `/${list}/${String(index)}`, message })
    }
    seen.add(name)
  })
}
