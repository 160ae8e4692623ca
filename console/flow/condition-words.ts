import { conditionOf, type Comparison, type Operand, type Row } from './conditions.ts'

/** What a comparison says between a variable and what it is compared with. */
export const COMPARISON_WORDS: Readonly<Record<Comparison, string>> = {
  is: 'is',
  isNot: 'is not',
  more: 'is more than',
  less: 'is less than',
  atLeast: 'is at least',
  atMost: 'is at most',
  contains: 'contains',
  containsNot: 'does not contain',
  startsWith: 'starts with',
  has: 'includes',
  hasNot: 'does not include',
  isFilled: 'is not empty',
  isEmpty: 'is empty',
  hasItems: 'is a list with items',
  hasNoItems: 'is an empty list',
  isKnown: 'is known',
  isUnknown: 'is not known',
  holds: 'is yes',
}

/** A condition as it is read aloud, if it is a simple one; any other as it is written. */
export function conditionInWords(condition: string): string {
  const found = conditionOf(condition)
  if (found === undefined) return condition
  if (found.rows.length === 0) return 'always'
  return found.rows.map(inWords).join(found.match === 'all' ? ' and ' : ' or ')
}

function inWords({ path, comparison, operand }: Row): string {
  const said = operand === undefined ? '' : ` ${operandInWords(operand)}`
  return `${spoken(path)} ${COMPARISON_WORDS[comparison]}${said}`
}

function operandInWords(operand: Operand): string {
  return typeof operand === 'object' && operand !== null ? spoken(operand.path) : String(operand)
}

function spoken(path: string): string {
  return path
    .replace(/^(?:vars\.|\$)/, '')
    .replaceAll('`', '')
    .replaceAll('_', ' ')
    .replaceAll('.', ' › ')
}
