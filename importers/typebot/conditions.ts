import { patternTest } from '../conversion/patterns.ts'
import { isNumeric } from '../conversion/numbers.ts'
import { simpleComparison, valueTest } from './simple-comparisons.ts'
import { listIn, settingsOf, textIn, type Settings } from '../conversion/settings.ts'
import type { Remark } from '../conversion/texts.ts'
import { expressionOf } from './texts.ts'
import type { Variables } from './variables.ts'

type Sides = { left: string; right: string }

/** A size to order by: of a list its length, of a number or date itself, of any other text its length. */
const SIZE =
  `$n := function($x) { $type($x) = "array" ? $count($x) : ${isNumeric('$x')} ? $number($x) : ` +
  '$contains($string($x), /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/) ? $toMillis($x) : ' +
  '$length($string($x)) }; '
const CLEAN = '$c := function($x) { $lowercase($trim($string($x))) }; '

const contains = '$type($a) = "array" ? $string($b) in $a.$string($) : $string($b) != "" and $contains($c($a), $c($b))'
const begins = '$length($c($b)) > 0 and $substring($c($a), 0, $length($c($b))) = $c($b)'
const ends =
  '$length($c($b)) > 0 and $length($c($a)) >= $length($c($b)) and ' +
  '$substring($c($a), $length($c($a)) - $length($c($b))) = $c($b)'
const ordered = (sign: string): string => `$exists($a) and $a != null and $n($a) ${sign} $n($b)`

/**
 * Expressions for the operators that compare sizes and parts of texts, over `$a` (the variable) and `$b` (the value).
 */
const OPERATORS: Readonly<Record<string, { uses?: string; holds: string }>> = {
  'Contains': { uses: CLEAN, holds: contains },
  'Does not contain': { uses: CLEAN, holds: `$not(${contains})` },
  'Greater than': { uses: SIZE, holds: ordered('>') },
  'Greater or equal to': { uses: SIZE, holds: ordered('>=') },
  'Less than': { uses: SIZE, holds: ordered('<') },
  'Less or equal to': { uses: SIZE, holds: ordered('<=') },
  'Starts with': { uses: CLEAN, holds: begins },
  'Ends with': { uses: CLEAN, holds: ends },
}

export const COMPARISON_OPERATORS = [
  'Equal to',
  'Not equal',
  'Is set',
  'Is empty',
  ...Object.keys(OPERATORS),
  'Matches regex',
  'Does not match regex',
]

/** A condition as an expression. One without comparisons, and a comparison that cannot be evaluated, are never true. */
export function conditionExpression(condition: unknown, variables: Variables, remark: Remark): string {
  const settings = settingsOf(condition)
  const comparisons = listIn(settings, 'comparisons').map(comparison =>
    comparisonExpression(comparison, variables, remark),
  )
  if (comparisons.length === 0) {
    remark('A condition compares nothing, so it never holds.')
    return 'false'
  }
  const operator = textIn(settings, 'logicalOperator') === 'OR' ? ' or ' : ' and '
  return comparisons.join(operator)
}

function comparisonExpression(comparison: Settings, variables: Variables, remark: Remark): string {
  const variable = variables.byId(textIn(comparison, 'variableId'))
  const operator = textIn(comparison, 'comparisonOperator')
  if (variable === undefined || operator === undefined) {
    remark('A comparison names no variable of the export or no operator, so it never holds.')
    return 'false'
  }
  const left = `vars.${variable}`
  const value = textIn(comparison, 'value') ?? ''
  if (operator === 'Matches regex' || operator === 'Does not match regex')
    return patternExpression({ left, right: value }, operator === 'Matches regex', remark)
  if ((value === 'null' || value === 'undefined') && (operator === 'Equal to' || operator === 'Not equal'))
    return valueTest(variables.kindOf(variable), left, operator === 'Not equal')
  if (!COMPARISON_OPERATORS.includes(operator)) {
    remark(`The comparison "${operator}" is not known, so it never holds.`)
    return 'false'
  }
  const simple = simpleComparison({ variable, operator, value }, variables)
  if (simple !== undefined) return simple
  const right = expressionOf(value, variables, remark)
  if (operator === 'Equal to' || operator === 'Not equal') return equality({ left, right }, operator === 'Equal to')
  return written(operator, { left, right })
}

function equality({ left, right }: Sides, holds: boolean): string {
  const isText = right.startsWith('"') || right.includes(' & ')
  return equal(
    `$string(${left})`,
    isText ? (/^"[^"]*"$/.test(right) ? right : `(${right})`) : `$string(${right})`,
    holds,
  )
}

/** A missing value equals nothing, and differs from everything. */
function equal(left: string, right: string, holds: boolean): string {
  return holds ? `${left} = ${right}` : `$not(${left} = ${right})`
}

function written(operator: string, { left, right }: Sides): string {
  const { uses = '', holds } = OPERATORS[operator] ?? { holds: 'false' }
  return `(${uses}$a := ${left}; $b := ${right}; ${holds})`
}

function patternExpression({ left, right }: Sides, matches: boolean, remark: Remark): string {
  const written = /^\/(.+)\/([a-z]*)$/s.exec(right)
  const [, pattern = right, flags = ''] = written ?? []
  const found = patternTest(`$string(${left})`, pattern, flags.replace(/[^im]/g, ''))
  if (found === undefined) {
    remark(
      `The pattern ${JSON.stringify(right)} cannot be matched here (no variables, no look-around, no backreferences),` +
        ' so the comparison never holds.',
    )
    return 'false'
  }
  return matches ? found : `$not(${found} = true)`
}
