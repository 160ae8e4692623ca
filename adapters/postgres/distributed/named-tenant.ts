/** Where a statement names its workspace: `tenant_id = $1`, an argument of a function, a column of an insert. */
const NAMED = [/\btenant_id"?\s*=\s*(?:cast\(\s*)?\$(\d+)/i, /\bp_tenant_id\s*=>\s*\$(\d+)/i]
const INSERTED = /insert\s+into\s+"?\w+"?(?:\s+as\s+\w+)?\s*\(([^)]*)\)\s*(?:values\s*\(|select\s)([\s\S]*)/gi
/** Its own row, which is on every server: what follows in the same transaction is of this workspace. */
const OWN_ROW = /\b(?:from|update|insert into)\s+"?tenants"?[\s\S]*?\bwhere\b[\s\S]*?"?\bid"?\s*=\s*\$(\d+)/i
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const parameters = new Map<string, number | undefined>()
/** Texts that are written with the values in them would fill the memory. */
const KNOWN_AT_MOST = 10_000

/** The workspace that a statement names by one of its values; undefined for those of none, or of several. */
export function tenantNamedIn(text: string, values: readonly unknown[]): string | undefined {
  if (!parameters.has(text)) {
    if (parameters.size >= KNOWN_AT_MOST) parameters.clear()
    parameters.set(text, parameterOf(text))
  }
  const at = parameters.get(text)
  const value = at === undefined ? undefined : values[at - 1]
  return typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined
}

function parameterOf(text: string): number | undefined {
  for (const pattern of NAMED) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return Number(found)
  }
  for (const [, columns = '', expressions = ''] of text.matchAll(INSERTED)) {
    const at = columns.split(',').findIndex(column => column.trim().replaceAll('"', '') === 'tenant_id')
    const found = at === -1 ? undefined : /^\s*(?:cast\(\s*)?\$(\d+)/.exec(expressionAt(expressions, at))?.[1]
    if (found !== undefined) return Number(found)
  }
  const own = OWN_ROW.exec(text)?.[1]
  return own === undefined ? undefined : Number(own)
}

/** That at a position of a list, whose commas in brackets belong to one expression. */
function expressionAt(list: string, at: number): string {
  let depth = 0
  let position = 0
  let start = 0
  for (let index = 0; index < list.length && depth >= 0; index += 1) {
    const character = list[index]
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (character === ',' && depth === 0) {
      if (position === at) return list.slice(start, index)
      position += 1
      start = index + 1
    }
  }
  return position === at ? list.slice(start) : ''
}
