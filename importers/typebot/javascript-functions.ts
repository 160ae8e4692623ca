import { asNumber } from '../conversion/numbers.ts'

/** Static knowledge about a value. `constant` is its value, if it is a literal. */
export interface Operand {
  code: string
  type: 'number' | 'text' | 'boolean' | 'list' | 'nothing' | 'unknown'
  constant?: number | string
}

/** The operand as a number; 0 if it is not one. */
export function numberOf({ code, type }: Operand): string {
  return type === 'number' ? code : asNumber(code)
}

export function textOf({ code, type }: Operand): string {
  return type === 'text' ? code : `$string(${code})`
}

type Member = (of: Operand) => Operand
type Method = (of: Operand, given: readonly Operand[]) => Operand | undefined
type Call = (given: readonly Operand[]) => Operand | undefined

const textMethod =
  (name: string): Method =>
  (of, given) =>
    given.length === 0 ? { code: `${name}(${textOf(of)})`, type: 'text' } : undefined

export const PROPERTIES: Readonly<Record<string, Member>> = {
  length: ({ code }) => ({
    code: `($l := ${code}; $type($l) = "array" ? $count($l) : $length($l & ""))`,
    type: 'number',
  }),
}

export const METHODS: Readonly<Record<string, Method>> = {
  toUpperCase: textMethod('$uppercase'),
  toLowerCase: textMethod('$lowercase'),
  trim: textMethod('$trim'),
  toString: toText,
  includes: ({ code }, [sought]) =>
    sought === undefined
      ? undefined
      : {
          code:
            `($l := ${code}; $r := ${sought.code}; ` +
            '$type($l) = "array" ? $r in $l : $contains($string($l), $string($r)))',
          type: 'boolean',
        },
  startsWith: (of, [sought]) =>
    sought === undefined
      ? undefined
      : {
          code: `($l := ${textOf(of)}; $r := ${textOf(sought)}; $substring($l, 0, $length($r)) = $r)`,
          type: 'boolean',
        },
  endsWith: (of, [sought]) =>
    sought === undefined
      ? undefined
      : {
          code:
            `($l := ${textOf(of)}; $r := ${textOf(sought)}; ` +
            '$length($l) >= $length($r) and $substring($l, $length($l) - $length($r)) = $r)',
          type: 'boolean',
        },
  split: (of, [separator, ...more]) =>
    typeof separator?.constant === 'string' && more.length === 0
      ? { code: `$split(${textOf(of)}, ${separator.code})`, type: 'list' }
      : undefined,
  join: ({ code, type }, [separator]) =>
    type === 'list' && typeof separator?.constant === 'string'
      ? { code: `$join(${code}, ${separator.code})`, type: 'text' }
      : undefined,
  replace: (of, [sought, put]) =>
    isText(sought) && sought.constant !== '' && isText(put)
      ? { code: `$replace(${textOf(of)}, ${sought.code}, ${put.code}, 1)`, type: 'text' }
      : undefined,
  replaceAll: (of, [sought, put]) =>
    isText(sought) && sought.constant !== '' && isText(put)
      ? { code: `$replace(${textOf(of)}, ${sought.code}, ${put.code})`, type: 'text' }
      : undefined,
  slice: part,
  substring: part,
  toFixed: (of, [digits]) => {
    const decimals = digits === undefined ? 0 : digits.constant
    return typeof decimals === 'number' && Number.isInteger(decimals) && decimals <= 9
      ? {
          code: `$formatNumber(${numberOf(of)}, "${decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`}")`,
          type: 'text',
        }
      : undefined
  },
}

export const FUNCTIONS: Readonly<Record<string, Call>> = {
  'Math.round': oneNumber(number => `$floor(${number} + 0.5)`),
  'Math.floor': oneNumber(number => `$floor(${number})`),
  'Math.ceil': oneNumber(number => `$ceil(${number})`),
  'Math.abs': oneNumber(number => `$abs(${number})`),
  'Math.max': given =>
    given.length === 0 ? undefined : { code: `$max([${given.map(numberOf).join(', ')}])`, type: 'number' },
  'Math.min': given =>
    given.length === 0 ? undefined : { code: `$min([${given.map(numberOf).join(', ')}])`, type: 'number' },
  'Math.random': given => (given.length === 0 ? { code: '$random()', type: 'number' } : undefined),
  'Date.now': given => (given.length === 0 ? { code: '$millis()', type: 'number' } : undefined),
  'Number': oneNumber(number => number),
  'parseFloat': oneNumber(number => number),
  'parseInt': given =>
    given[0] === undefined || (given[1] !== undefined && given[1].constant !== 10)
      ? undefined
      : { code: `$floor(${numberOf(given[0])})`, type: 'number' },
  'String': ([value]) => (value === undefined ? undefined : { code: `(${value.code} & "")`, type: 'text' }),
  'Boolean': ([value]) =>
    value === undefined ? undefined : { code: `($boolean(${value.code}) = true)`, type: 'boolean' },
}

function oneNumber(write: (number: string) => string): Call {
  return ([value, ...more]) =>
    value === undefined || more.length > 0 ? undefined : { code: write(numberOf(value)), type: 'number' }
}

function isText(operand: Operand | undefined): operand is Operand {
  // JSONata reads a `$` in the replacement as a group.
  return typeof operand?.constant === 'string' && !operand.constant.includes('$')
}

function part(of: Operand, [from, to, ...more]: readonly Operand[]): Operand | undefined {
  const start = from?.constant
  const end = to?.constant
  if (
    of.type === 'list' ||
    typeof start !== 'number' ||
    more.length > 0 ||
    (to !== undefined && (typeof end !== 'number' || end < start))
  )
    return undefined
  return {
    code: `$substring(${textOf(of)}, ${String(start)}${typeof end === 'number' ? `, ${String(end - start)}` : ''})`,
    type: 'text',
  }
}

function toText(of: Operand, given: readonly Operand[]): Operand | undefined {
  return given.length === 0 ? { code: textOf(of), type: 'text' } : undefined
}
