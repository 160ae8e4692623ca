import { nodeTypes, type Shape } from '../../generated/console/catalog.ts'
import { isObject } from '../parts/json.ts'
import { resolved } from './shapes.ts'

/** A name that an expression can use. `from`: where its value comes from, in a few words. */
export type Name = { name: string; from: string }

/** Names in an expression other than variables. */
const ROOTS: readonly Name[] = [
  { name: 'vars', from: 'variables of the flow' },
  { name: 'input', from: 'the latest answer' },
  { name: 'event', from: 'the event that started or resumed the execution' },
  { name: 'context', from: 'context of the conversation' },
  { name: 'entities', from: 'what was found in the message' },
  { name: 'conversation', from: 'the conversation' },
  { name: 'conversation.id', from: 'text' },
  { name: 'conversation.locale', from: 'language, such as en' },
  { name: 'conversation.customer.id', from: 'text, as the page or its server names the customer' },
  { name: 'conversation.customer.name', from: 'text' },
  { name: 'conversation.customer.email', from: 'text' },
  { name: 'conversation.customer.proven', from: 'true where an identity token proves the customer' },
  { name: 'conversation.customer.properties', from: 'what the identity token says besides' },
]

/** What every flow can read besides its variables. */
export const ALWAYS_THERE: readonly Name[] = ROOTS.filter(({ name }) => name.includes('.'))

/** Functions of JSONata that flows use most. */
const FUNCTIONS: readonly Name[] = [
  { name: '$exists(', from: 'whether there is a value' },
  { name: '$string(', from: 'as text' },
  { name: '$number(', from: 'as a number' },
  { name: '$count(', from: 'number of items' },
  { name: '$sum(', from: 'sum of numbers' },
  { name: '$max(', from: 'largest number' },
  { name: '$min(', from: 'smallest number' },
  { name: '$average(', from: 'mean of numbers' },
  { name: '$round(', from: 'rounded number' },
  { name: '$contains(', from: 'whether a text contains another' },
  { name: '$lowercase(', from: 'in lower case' },
  { name: '$uppercase(', from: 'in upper case' },
  { name: '$trim(', from: 'without space around it' },
  { name: '$length(', from: 'number of characters' },
  { name: '$substring(', from: 'part of a text' },
  { name: '$split(', from: 'text as a list' },
  { name: '$join(', from: 'list as a text' },
  { name: '$filter(', from: 'items that fulfil a condition' },
  { name: '$map(', from: 'each item changed' },
  { name: '$now(', from: 'the current time' },
  { name: '$fromMillis(', from: 'milliseconds as an instant' },
  { name: '$toMillis(', from: 'instant as milliseconds' },
]

/**
 * The variables of a flow: those it declares, and those that its nodes fill, wherever a field of theirs is a variable's
 * name (`saveAs`, the keys of `set`, the name of a question's field).
 */
export function variablesOf(definition: unknown): Name[] {
  const found = new Map<string, string>()
  const flow = isObject(definition) ? definition : {}
  const add = (name: unknown, from: string) => {
    if (typeof name === 'string' && name !== '' && !found.has(name)) found.set(name, from)
  }
  if (isObject(flow['variables'])) for (const name of Object.keys(flow['variables'])) add(name, 'starts with a value')
  const nodes: unknown[] = Array.isArray(flow['nodes']) ? flow['nodes'] : []
  for (const node of nodes) {
    if (!isObject(node)) continue
    const from = `set by ${typeof node['label'] === 'string' ? node['label'] : String(node['id'])}`
    const fields = nodeTypes[String(node['type'])]?.fields ?? []
    for (const field of fields) for (const name of namesSetBy(field, node[field.name])) add(name, from)
  }
  return [...found].map(([name, from]) => ({ name, from }))
}

function namesSetBy(shape: Shape, value: unknown): unknown[] {
  if (shape.kind === 'SaveAs') return [value]
  if (shape.kind === 'FormField') return isObject(value) ? [value['name']] : []
  const { keys } = resolved(shape)
  return keys?.kind === 'SaveAs' && isObject(value) ? Object.keys(value) : []
}

/** Names of events in a flow: of its triggers, its waits and the events that it raises. */
export function eventsOf(definition: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isObject(value)) return
    if (typeof value['event'] === 'string') found.add(value['event'])
    if (isObject(value['event']) && typeof value['event']['name'] === 'string') found.add(value['event']['name'])
    look(value['triggers'])
    look(value['nodes'])
  }
  look(definition)
  return [...found].filter(name => name !== '')
}

/** A suggestion and the stretch of the text that it replaces. */
export type Completion = { from: number; to: number; names: readonly Name[] }

const WORD = /[$\w.]*$/
const MOST = 60

/**
 * The completions at the caret. In a template that is inside `{{ … }}`.
 * @param names variables and the like, as expressions write them
 * @param forced whether the user requested it: then everything is offered, even before a letter is typed
 */
export function completionAt(
  text: string,
  caret: number,
  { template, names, forced = false }: { template: boolean; names: readonly Name[]; forced?: boolean },
): Completion | undefined {
  const before = text.slice(0, caret)
  const open = before.lastIndexOf('{{')
  const inside = !template || open > before.lastIndexOf('}}')
  if (!inside && !forced) return undefined
  const typed = inside ? (WORD.exec(template ? before.slice(open + 2) : before)?.[0] ?? '') : ''
  const justOpened = template && inside && before.slice(open + 2).trim() === ''
  if (typed === '' && !forced && !justOpened) return undefined
  if (inside && isInText(template ? before.slice(open + 2) : before)) return undefined
  const all = [...names, ...ROOTS, ...FUNCTIONS]
  const prefix = typed.toLowerCase()
  const ranked = all.filter(({ name }) => matches(name, prefix) && name !== typed)
  if (ranked.length === 0) return undefined
  const written = inside ? ranked : ranked.map(({ name, from }) => ({ name: `{{ ${name} }}`, from }))
  return { from: caret - typed.length, to: caret, names: written.slice(0, MOST) }
}

/** How an expression reads a name of `vars`, `args` or `input`: a name that is not a plain word is in backticks. */
export function pathOf(name: string, root: 'vars' | 'args' | 'input' = 'vars'): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `${root}.${name}` : `${root}.\`${name}\``
}

/** Names of the arguments that a model passes to a tool with these parameters. */
export function argumentsOf(parameters: unknown): Name[] {
  const names = isObject(parameters) ? Object.keys(parameters) : []
  return names.map(name => ({ name: pathOf(name, 'args'), from: 'given by the model' }))
}

/** `pr` finds `vars.price` and `$round` is found by `ro`. */
function matches(name: string, prefix: string): boolean {
  const plain = name.toLowerCase()
  return plain.startsWith(prefix) || plain.replace(/^((vars|args)\.`?|\$)/, '').startsWith(prefix)
}

/** Whether the end of an expression is inside of a quoted text. */
function isInText(source: string): boolean {
  let quote = ''
  for (const letter of source) {
    if (quote === '' && (letter === "'" || letter === '"')) quote = letter
    else if (letter === quote) quote = ''
  }
  return quote !== ''
}

/** The text after a suggestion was accepted, and the new position of the caret. */
export function completed(
  text: string,
  { from, to }: Completion,
  name: string,
  template: boolean,
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const isOpen = template && before.lastIndexOf('{{') > before.lastIndexOf('}}')
  const [close, next] = [after.indexOf('}}'), after.indexOf('{{')]
  const isClosed = close !== -1 && (next === -1 || close < next)
  const space = isOpen && before.endsWith('{{') ? ' ' : ''
  const inserted = `${space}${name}`
  const end = isOpen && !isClosed && !name.endsWith('(') ? ' }}' : ''
  return { text: `${before}${inserted}${end}${after}`, caret: from + inserted.length + end.length }
}
