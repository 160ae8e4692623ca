import { isObject } from '../parts/json.ts'

const ROOTS = ['vars', 'input', 'event', 'context', 'entities', 'conversation', 'args'] as const
export type SampleScope = Partial<Record<(typeof ROOTS)[number], Record<string, unknown>>>

/** The scope in which `vars.order.id: "7"` is such a value. @param samples texts by path */
export function scopeFrom(samples: Readonly<Record<string, string>>): SampleScope {
  const scope: Record<string, unknown> = {}
  for (const [path, text] of Object.entries(samples)) if (text !== '') place(scope, stepsOf(path), sampleOf(text))
  return Object.fromEntries(ROOTS.filter(root => isObject(scope[root])).map(root => [root, scope[root]]))
}

/** A text as the JSON that it is, else as itself: `7` is a number, `Ada` a text. */
function sampleOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** `vars.order.id` → `vars`, `order`, `id`. */
export function stepsOf(path: string): string[] {
  return [...path.matchAll(/`([^`]*)`|[^.`]+/g)].map(([whole, quoted]) => quoted ?? whole)
}

function place(holder: Record<string, unknown>, [step, ...rest]: string[], value: unknown): void {
  if (step === undefined || step === '__proto__') return
  if (rest.length === 0) {
    holder[step] ??= value
    return
  }
  const inner = isObject(holder[step]) ? holder[step] : {}
  holder[step] = inner
  place(inner, rest, value)
}
