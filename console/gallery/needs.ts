import { isObject } from '../parts/json.ts'

const PLURALS = { connection: 'connections', form: 'forms', goal: 'goals', flow: 'other flows' } as const
const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five']

type Kind = keyof typeof PLURALS
/** Those that nodes and tools have under their name. */
const HELD: readonly Kind[] = ['connection', 'form', 'flow']

/**
 * What its author makes before a publish, in words: the connections, forms, goals and flows that the nodes refer to.
 * @returns an empty text for a flow that can be published as it is
 */
export function needsOf({ nodes }: { nodes: readonly object[] }): string {
  const references = nodes.flatMap(referencesOf)
  const words = (Object.keys(PLURALS) as Kind[]).flatMap(kind => {
    const count = new Set(references.flatMap(reference => (reference.kind === kind ? reference.code : []))).size
    return count === 0 ? [] : inWords(count, kind)
  })
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Of a node and of its tools. A form that is written out in its node is no reference. */
function referencesOf(node: object): { kind: Kind; code: string }[] {
  if (!isObject(node)) return []
  const tools: unknown[] = Array.isArray(node['tools']) ? node['tools'] : []
  const references = [node, ...tools.filter(isObject)].flatMap(holder =>
    HELD.map(kind => ({ kind, code: holder[kind] })),
  )
  if (node['type'] === 'goal') references.push({ kind: 'goal', code: node['code'] })
  return references.flatMap(({ kind, code }) => (typeof code === 'string' ? { kind, code } : []))
}

function inWords(count: number, kind: Kind): string {
  if (count > 1) return `${NUMBERS[count] ?? String(count)} ${PLURALS[kind]}`
  return kind === 'flow' ? 'another flow' : `a ${kind}`
}
