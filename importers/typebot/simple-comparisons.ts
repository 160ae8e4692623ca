import type { Variables, VariableKind } from './variables.ts'

const NUMBER = /^\s*-?\d{1,15}(\.\d{1,9})?\s*$/
const PLACEHOLDER = /^\s*\{\{([^{}=]+)\}\}\s*$/
const SIGNS: Readonly<Record<string, string>> = {
  'Greater than': '>',
  'Greater or equal to': '>=',
  'Less than': '<',
  'Less or equal to': '<=',
}

interface Compared {
  variable: string
  operator: string
  value: string
}

/**
 * A comparison as a person would write it, if the kinds of both sides are known well enough for it to be true exactly
 * when the bot's is.
 */
export function simpleComparison(compared: Compared, variables: Variables): string | undefined {
  const { variable, operator, value } = compared
  const left = `vars.${variable}`
  const kind = variables.kindOf(variable)
  if (operator === 'Is set' || operator === 'Is empty') return valueTest(kind, left, operator === 'Is set')
  switch (kind) {
    case 'number':
      return numberComparison(left, operator, numberOf(value, variables))
    case 'list':
      return listComparison(left, operator, value)
    case 'text':
      return textComparison(left, operator, value)
    case 'unknown':
      return isPlainText(value) && !isWord(value) ? equality(left, operator, JSON.stringify(value)) : undefined
  }
}

/** Whether the variable has a value: a list or text that is not empty, or anything else. */
export function valueTest(kind: VariableKind, left: string, isGiven: boolean): string {
  const given = {
    number: `$exists(${left})`,
    list: `$count(${left}) > 0`,
    text: `${left} != ""`,
    unknown: `${left} != null and ${left} != "" and ${left} != []`,
  }[kind]
  return isGiven ? given : `$not(${given})`
}

function numberComparison(left: string, operator: string, right: string | undefined): string | undefined {
  if (right === undefined) return undefined
  const sign = SIGNS[operator]
  return sign === undefined ? equality(left, operator, right) : `${left} ${sign} ${right}`
}

/** A number, or a variable that is one. */
function numberOf(value: string, variables: Variables): string | undefined {
  if (NUMBER.test(value)) return String(Number(value))
  const other = variables.byName(PLACEHOLDER.exec(value)?.[1] ?? '')
  return other !== undefined && variables.kindOf(other) === 'number' ? `vars.${other}` : undefined
}

function listComparison(left: string, operator: string, value: string): string | undefined {
  if (NUMBER.test(value)) {
    const sign = SIGNS[operator]
    return sign === undefined ? undefined : `$count(${left}) ${sign} ${String(Number(value))}`
  }
  if (!isPlainText(value)) return undefined
  const among = `${JSON.stringify(value)} in ${left}`
  return operator === 'Contains' ? among : operator === 'Does not contain' ? `$not(${among})` : undefined
}

function textComparison(left: string, operator: string, value: string): string | undefined {
  if (!isPlainText(value)) return undefined
  const sought = JSON.stringify(value.toLowerCase().trim())
  const found = `$contains($lowercase(${left}), ${sought})`
  switch (operator) {
    case 'Contains':
      return found
    case 'Does not contain':
      return `$not(${found} = true)`
    default:
      return equality(left, operator, JSON.stringify(value))
  }
}

function equality(left: string, operator: string, right: string): string | undefined {
  if (operator === 'Equal to') return `${left} = ${right}`
  // A missing value differs from everything.
  return operator === 'Not equal' ? `$not(${left} = ${right})` : undefined
}

function isPlainText(value: string): boolean {
  return value.trim() !== '' && !value.includes('{{')
}

/** Words that a variable may also hold as a number or boolean. */
function isWord(value: string): boolean {
  return NUMBER.test(value) || ['true', 'false', 'null', 'undefined'].includes(value.trim())
}
