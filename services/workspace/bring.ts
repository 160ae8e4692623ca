import { differences } from '../../adapters/postgres/tenant-rows.ts'
import type { TenantRows } from '../../adapters/postgres/tenant-rows.ts'
import type { ApplyContext, ChangeKind } from './types.ts'

interface Wanted<Item, New> {
  kind: ChangeKind
  /** What names it in the list of changes. */
  code: string
  /** Where it stands in the file. */
  path: string
  /** The id the file gives, if any. */
  id?: string | undefined
  found: Item | undefined
  /** What the file says about it; a field it leaves out is undefined and stays as it is. */
  fields: Partial<Item>
  /** The whole of a new one. */
  create: (id: string) => New
}

/** Makes the item, or changes in it what differs from the file, or leaves it. Undefined when it cannot be. */
export async function bring<Item extends { id: string }, New>(
  context: ApplyContext,
  rows: TenantRows<Item, New>,
  wanted: Wanted<Item, New>,
): Promise<Item | undefined> {
  const { kind, code, path, found } = wanted
  if (found === undefined) {
    const holder = wanted.id === undefined ? undefined : await rows.find({ id: wanted.id } as Partial<Item>)
    if (holder !== undefined) {
      context.findings.push({ path: `${path}/id`, message: `This id belongs to another ${kind}.` })
      return undefined
    }
    context.changes.push({ kind, code, action: 'created' })
    return rows.insert(wanted.create(wanted.id ?? context.deps.newId()))
  }
  if (wanted.id !== undefined && wanted.id !== found.id) {
    context.findings.push({
      path: `${path}/id`,
      message: `The ${kind} "${code}" has the id ${found.id}, and an id never changes.`,
    })
    return undefined
  }
  const patch = differences(found, wanted.fields)
  if (Object.keys(patch).length === 0) return found
  context.changes.push({ kind, code, action: 'updated' })
  return (await rows.update(found.id, patch)) ?? found
}

/** Findings for entries of the file that name the same thing twice. */
export function refuseRepeated(context: ApplyContext, list: string, names: (string | undefined)[], what: string): void {
  const seen = new Set<string>()
  names.forEach((name, index) => {
    if (name === undefined) return
    if (seen.has(name))
      context.findings.push({ path: `/${list}/${String(index)}`, message: `The ${what} "${name}" is named twice.` })
    seen.add(name)
  })
}
