import type { TypebotBlock } from '../../generated/schemas/typebot-export.ts'
import type { Json } from '../../domain/json.ts'
import { isOn, settingsOf, textIn } from '../conversion/settings.ts'
import { javascriptOperand, looksLikeCode } from './javascript.ts'
import type { TypebotDocument } from './read-export.ts'
import { CODE_PLACEHOLDER, isOnePlaceholder } from './texts.ts'
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

type Script = { variable: string; script: string }
/** Source of a variable's value: its kind, or a script whose kind depends on other variables. */
type Writer = { variable: string; kind: VariableKind } | Script

/**
 * Kinds of the variables, by their new names, if all blocks that write one agree: a number can then be compared and
 * calculated with directly.
 */
export function kindsOf(document: TypebotDocument, variables: Variables): Map<string, VariableKind> {
  const writers = [...initialWriters(document, variables), ...blockWriters(document, variables)]
  const kinds = agreedKinds(writers)
  const tested = new Set(testedForValue(document.groups, variables))
  for (const variable of startsAtZero(document, variables, kinds)) if (tested.has(variable)) kinds.delete(variable)
  const scripts = writers.filter(writer => 'script' in writer)
  for (const variable of notNumbers(scripts, variables, kinds)) kinds.delete(variable)
  for (const [variable, kind] of kinds) if (kind === 'unknown') kinds.delete(variable)
  return kinds
}

/** The kinds on which all writers agree. A script is assumed to calculate a number until the opposite is found. */
function agreedKinds(writers: readonly Writer[]): Map<string, VariableKind> {
  const kinds = new Map<string, VariableKind>()
  for (const [variable, own] of Map.groupBy(writers, writer => writer.variable)) {
    const [kind, ...others] = new Set(own.flatMap(writer => ('kind' in writer ? [writer.kind] : [])))
    const isScripted = own.some(writer => 'script' in writer)
    if (others.length > 0 || (isScripted && kind !== undefined && kind !== 'number')) continue
    kinds.set(variable, kind ?? 'number')
  }
  return kinds
}

/** The variables that some script sets to something else, also because it reads another one of these. */
function notNumbers(
  scripts: readonly Script[],
  variables: Variables,
  assumed: ReadonlyMap<string, VariableKind>,
): Set<string> {
  const kinds = new Map(assumed)
  const readers = readersOf(scripts, variables)
  const found = new Set<string>()
  const open = [...scripts]
  for (const { variable, script } of open) {
    if (kinds.get(variable) !== 'number' || kindOfScript(script, variables, kinds) === 'number') continue
    kinds.delete(variable)
    found.add(variable)
    open.push(...(readers.get(variable) ?? []))
  }
  return found
}

/** The scripts by the variables that they read. */
function readersOf(scripts: readonly Script[], variables: Variables): Map<string, Script[]> {
  const readers = new Map<string, Script[]>()
  for (const script of scripts)
    for (const [, name = ''] of script.script.matchAll(/\{\{([^{}]+)\}\}/g)) {
      const variable = variables.byName(name)
      const others = variable === undefined ? undefined : readers.get(variable)
      if (others !== undefined) others.push(script)
      else if (variable !== undefined) readers.set(variable, [script])
    }
  return readers
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
  const inTexts = JSON.stringify(blocks).matchAll(CODE_PLACEHOLDER)
  const written = blocks.map(({ options }) => {
    const settings = settingsOf(options)
    return `${textIn(settings, 'expressionToEvaluate') ?? ''}\n${textIn(settings, 'content') ?? ''}`
  })
  return [...written, ...[...inTexts].map(([, script]) => script ?? '')].join('\n')
}

const VALUE_TESTS: ReadonlySet<string | undefined> = new Set(['Is set', 'Is empty'])

/** The variables that a condition anywhere in `value` tests for a value. */
function testedForValue(value: unknown, variables: Variables): string[] {
  if (typeof value !== 'object' || value === null) return []
  const settings = settingsOf(value)
  const isTest = VALUE_TESTS.has(textIn(settings, 'comparisonOperator'))
  const variable = isTest ? variables.byId(textIn(settings, 'variableId')) : undefined
  const within = Object.values(value).flatMap(item => testedForValue(item, variables))
  return variable === undefined ? within : [variable, ...within]
}

/** The variables whose ids are among the texts of `value`. */
function variablesIn(value: unknown, variables: Variables): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap(item => variablesIn(item, variables))
  const variable = typeof value === 'string' ? variables.byId(value) : undefined
  return variable === undefined ? [] : [variable]
}

function kindOfScript(
  script: string,
  variables: Variables,
  kinds: ReadonlyMap<string, VariableKind>,
): VariableKind | undefined {
  const found = isOnePlaceholder(script)
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
    !isOnePlaceholder(script) &&
    javascriptOperand(script, variables, new Map()) === undefined &&
    (isOn(options, 'isCode') || looksLikeCode(script))
  return isStub ? [] : [{ variable, script }]
}

/** Every variable that a block names, by id or, in a script, by name: it may write each of them. */
function namedIn(block: TypebotBlock, variables: Variables): string[] {
  const byId = variablesIn(block.options, variables)
  if (block.type !== 'Code') return byId
  const text = JSON.stringify(block.options ?? null)
  const byName = variables.all().filter(({ name }) => text.includes(name))
  return [...byId, ...byName.map(({ becomes }) => becomes)]
}
