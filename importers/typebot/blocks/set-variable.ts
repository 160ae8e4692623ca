import type { Node } from '../../../generated/schemas/flow.ts'
import { setting } from '../../conversion/conversion.ts'
import type { BlockImport } from '../block-import.ts'
import { javascriptExpression, looksLikeCode } from '../javascript.ts'
import { isOn, textIn, within } from '../../conversion/settings.ts'
import { isOnePlaceholder } from '../texts.ts'

const DAY = 86_400_000
const HOUR =
  '($h := $number($fromMillis($millis(), "[H]")); ' +
  '$h < 6 or $h >= 22 ? "night" : $h < 12 ? "morning" : $h < 18 ? "afternoon" : "evening")'

/** Values that the bot generates: the expression, and the difference in a flow. */
const GENERATED: Readonly<Record<string, { expression: string; how?: string }>> = {
  'Empty': { expression: 'null' },
  'Now': { expression: '$now()' },
  'Today': { expression: '$now()' },
  'Yesterday': { expression: `$fromMillis($millis() - ${String(DAY)})` },
  'Tomorrow': { expression: `$fromMillis($millis() + ${String(DAY)})` },
  'Moment of the day': { expression: HOUR, how: 'The time of day is that of UTC, not of the visitor.' },
  'Random ID': { expression: '$join([1..24].$formatBase($floor($random() * 36), 36))' },
  'User ID': { expression: 'conversation.id', how: "The id of the conversation is used instead of the user's." },
  'Result ID': { expression: 'conversation.id', how: "The id of the conversation is used instead of the result's." },
  'Environment name': { expression: '"web"', how: 'The environment is always "web".' },
  'Phone number': { expression: 'null', how: 'There is no WhatsApp number; the variable is emptied.' },
  'Contact name': { expression: 'null', how: 'There is no WhatsApp contact; the variable is emptied.' },
}

export const SET_VARIABLE_TYPES = [
  'Custom',
  ...Object.keys(GENERATED),
  'Append value(s)',
  'Map item with same index',
  'Pop',
  'Shift',
  'Transcript',
]

export function setVariable(block: BlockImport): Node[] {
  const variable = block.variableIn(block.options, 'variableId')
  if (variable === undefined) return block.unsupported('It names no variable of the export.')
  const type = textIn(block.options, 'type') ?? 'Custom'
  const generated = Object.hasOwn(GENERATED, type) ? GENERATED[type] : undefined
  if (generated !== undefined) {
    if (generated.how !== undefined) block.approximate(generated.how)
    if (textIn(block.options, 'timeZone') !== undefined) block.approximate('The instant is written in UTC.')
    return block.chain([setting({ [variable]: generated.expression })])
  }
  switch (type) {
    case 'Custom':
      return custom(block, variable)
    case 'Append value(s)':
      return block.chain([
        setting({ [variable]: appended(`vars.${variable}`, block.expression(textIn(block.options, 'item') ?? '')) }),
      ])
    case 'Map item with same index':
      return mapped(block, variable)
    case 'Pop':
    case 'Shift':
      return taken(block, variable, type)
    case 'Transcript':
      return block.chain([setting({ [variable]: `$replace(vars.${block.transcript ?? ''}, /^\\n\\n/, "")` })])
    default:
      return block.unsupported(`The kind of value ${JSON.stringify(type)} is not known.`)
  }
}

function custom(block: BlockImport, variable: string): Node[] {
  const written = textIn(block.options, 'expressionToEvaluate') ?? ''
  if (written.trim() === '') return block.chain([setting({ [variable]: 'null' })])
  if (isOnePlaceholder(written)) return block.chain([setting({ [variable]: block.expression(written.trim()) })])
  const expression = javascriptExpression(written, block.variables)
  if (expression !== undefined) return block.chain([setting({ [variable]: expression })])
  if (isOn(block.options, 'isCode') || looksLikeCode(written))
    return block.stubOf(written, 'Its JavaScript cannot be translated; the variable does not change.')
  const text = block.template(written)
  return block.chain([(id, next) => ({ id, type: 'set_variable', set: { [variable]: text }, next })])
}

/** A list with one more value; any other value becomes a list. */
function appended(list: string, value: string): string {
  return `($l := ${list}; $append($append([], $exists($l) and $l != null and $l != "" ? $l : []), ${value}))`
}

function taken(block: BlockImport, variable: string, type: 'Pop' | 'Shift'): Node[] {
  const item = block.variableIn(block.options, 'saveItemInVariableId')
  const list = `vars.${variable}`
  const rest =
    type === 'Pop'
      ? `[$filter(${list}, function($v, $i, $a) { $i < $count($a) - 1 })]`
      : `[$filter(${list}, function($v, $i) { $i > 0 })]`
  return block.chain([
    setting({
      ...(item === undefined || item === variable ? {} : { [item]: `${list}[${type === 'Pop' ? '-1' : '0'}]` }),
      [variable]: rest,
    }),
  ])
}

function mapped(block: BlockImport, variable: string): Node[] {
  const given = within(block.options, 'mapListItemParams')
  const [item, from, to] = [
    block.variableIn(given, 'baseItemVariableId'),
    block.variableIn(given, 'baseListVariableId'),
    block.variableIn(given, 'targetListVariableId'),
  ]
  if (item === undefined || from === undefined || to === undefined)
    return block.unsupported('It does not name the item and both lists.')
  return block.chain([
    setting({
      [variable]:
        `($b := vars.${from}; $x := vars.${item}; ` +
        `$filter(vars.${to}, function($v, $i) { $string($b[$i]) = $string($x) })[0])`,
    }),
  ])
}
