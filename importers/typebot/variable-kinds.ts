import type { TypebotBlock } from '../../generated/schemas/typebot-export.ts'
import type { Json } from '../../domain/json.ts'
import { isOn, settingsOf, textIn } from '../conversion/settings.ts'
import { javascriptOperand, looksLikeCode } from './javascript.ts'
import type { TypebotDocument } from './read-export.ts'
import { isOnePlace } from './texts.ts'
import type { Variables, VariableKind } from './variables.ts'

const NUMERIC = /^-?\d{1,15}(\.\d{1,9})?$/

/** The kinds of the values that types of inputs save. */
const INPUT_KINDS: Readonly<Record<string, VariableKind>> = {
  'number input': 'number',
  'rating input': 'number',
  'text input': 'text',
  'email input': 'text',
  'url input': 'text',
  'phone number input': 'text',
  'choice input': 'text',
  'picture choice input': 'text',
}

/** Source of a variable's value: its kind, or a script whose kind depends on other variables. */
type Writer = { variable: string; kind: VariableKind } | { variable: string; script: string }

/**
 * Kinds of the variables, by their new names, if all blocks that write one agree: a number can then be compared and
 * calculated with directly.
 */
export function kindsOf(document: TypebotDocument, variables: Variables): Map<string, VariableKind> {
  const writers = [...initialWriters(document, variables), ...blockWriters(document, variables)]
  const kinds = new Map<string, VariableKind>()
  for (const { variable } of writers) {
    const own = writers.filter(writer => writer.variable === variable)
    const known = new Set(own.flatMap(writer => ('kind' in writer ? [writer.kind] : [])))
    const isScripted = own.some(writer => 'script' in writer)
    const [kind, ...others] = known
    if (others.length > 0 || (isScripted && kind !== undefined && kind !== 'number')) continue
    kinds.set(variable, kind ?? 'number')
  }
  for (const variable of testedForValue(document, variables))
    if (startsAtZero(document, variables, kinds).includes(variable)) kinds.delete(variable)
  // Scripts are assumed to calculate with numbers until the opposite is found.
  for (let isStable = false; !isStable;) {
    isStable = true
    for (const writer of writers) {
      if ('kind' in writer || kinds.get(writer.variable) !== 'number') continue
      if (kindOfScript(writer.script, variables, kinds) === 'number') continue
      kinds.delete(writer.variable)
      isStable = false
    }
  }
  for (const [variable, kind] of kinds) if (kind === 'unknown') kinds.delete(variable)
  return kinds
}

/** The numbers without an initial value that scripts read, by their new names; a flow cannot add to a missing value. */
export function startsAtZero(
  document: TypebotDocument,
  variables: Variables,
  kinds: ReadonlyMap<string, VariableKind> = variables.kinds,
): string[] {
  const initial = new Set(initialWriters(document, variables).map(({ variable }) => variable))
  const scripts = scriptsIn(document)
  return variables
    .all()
    .filter(({ name, becomes }) => kinds.get(becomes) === 'number' && !initial.has(becomes) && scripts.includes(name))
    .map(({ becomes }) => becomes)
}

function scriptsIn({ groups }: TypebotDocument): string {
  const blocks = groups.flatMap(group => group.blocks)
  const inTexts = JSON.stringify(blocks).matchAll(/\{\{=([\s\S]*?)=\}\}/g)
  const written = blocks.map(({ options }) => {
    const settings = settingsOf(options)
    return `${textIn(settings, 'expressionToEvaluate') ?? ''}\n${textIn(settings, 'content') ?? ''}`
  })
  return [...written, ...[...inTexts].map(([, script]) => script ?? '')].join('\n')
}

/** The variables that a condition tests for a value. */
function testedForValue({ groups }: TypebotDocument, variables: Variables): string[] {
  const comparisons = JSON.stringify(groups).match(/\{[^{}]*"comparisonOperator":"Is (?:set|empty)"[^{}]*\}/g) ?? []
  const tested = comparisons.join()
  return variables
    .all()
    .filter(({ id }) => tested.includes(JSON.stringify(id)))
    .map(({ becomes }) => becomes)
}

function kindOfScript(
  script: string,
  variables: Variables,
  kinds: ReadonlyMap<string, VariableKind>,
): VariableKind | undefined {
  const found = isOnePlace(script)
    ? kinds.get(variables.byName(script.trim().slice(2, -2)) ?? '')
    : javascriptOperand(script, variables, kinds)?.type
  return found === 'number' ? 'number' : undefined
}

function initialWriters(document: TypebotDocument, variables: Variables): Writer[] {
  return (document.variables ?? []).flatMap(({ id, value }): Writer[] => {
    const variable = variables.byId(id)
    const given = value as Json | undefined
    if (variable === undefined || given === undefined || given === null || given === '') return []
    return [{ variable, kind: kindOfValue(given) }]
  })
}

function kindOfValue(value: Json): VariableKind {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? (NUMERIC.test(value.trim()) ? 'number' : 'text') : 'unknown'
}

function blockWriters({ groups }: TypebotDocument, variables: Variables): Writer[] {
  return groups.flatMap(({ blocks }) => blocks).flatMap(block => writersOf(block, variables))
}

function writersOf(block: TypebotBlock, variables: Variables): Writer[] {
  const options = settingsOf(block.options)
  const variable = variables.byId(textIn(options, 'variableId'))
  const kind = Object.hasOwn(INPUT_KINDS, block.type) ? INPUT_KINDS[block.type] : undefined
  if (variable !== undefined && kind !== undefined)
    return [{ variable, kind: isOn(options, 'isMultipleChoice') ? 'list' : kind }]
  if (variable !== undefined && block.type === 'Set variable') return assignments(variable, block, variables)
  return namedIn(block, variables).map(name => ({ variable: name, kind: 'unknown' }))
}

function assignments(variable: string, block: TypebotBlock, variables: Variables): Writer[] {
  const options = settingsOf(block.options)
  const type = textIn(options, 'type') ?? 'Custom'
  if (type === 'Append value(s)') return [{ variable, kind: 'list' }]
  if (type !== 'Custom') return namedIn(block, variables).map(name => ({ variable: name, kind: 'unknown' }))
  const script = textIn(options, 'expressionToEvaluate') ?? ''
  const isStub =
    !isOnePlace(script) &&
    javascriptOperand(script, variables, new Map()) === undefined &&
    (isOn(options, 'isCode') || looksLikeCode(script))
  return isStub ? [] : [{ variable, script }]
}

/** Every variable that a block names, by id or, in a script, by name: it may write each of them. */
function namedIn(block: TypebotBlock, variables: Variables): string[] {
  const text = JSON.stringify(block.options ?? null)
  return variables
    .all()
    .filter(({ id, name }) => text.includes(JSON.stringify(id)) || (block.type === 'Code' && text.includes(name)))
    .map(({ becomes }) => becomes)
}
