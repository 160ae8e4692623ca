import type { RedactionKind } from '../generated/schemas/event-log-entry.ts'
import { isJsonObject, type Json } from './json.ts'
import { findPhones } from './redaction-phones.ts'

/** A value without what it must not hold, and the kinds of what was taken out. */
export type Redaction<Value> = { value: Value; kinds: RedactionKind[] }

/*
 * Every pattern begins behind a character that cannot be part of what it matches, and its repetitions exclude what
 * follows them: a
 * long text is walked once, whatever stands in it.
 */
const BEARER = /(?<![A-Za-z0-9_])bearer(?:[ \t]|%20|\+){1,4}([A-Za-z0-9._~+/=-]{8,})/gi
const JWT = /(?<![\w-])eyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*/g
const PROVIDER_KEY = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${[
    'sk-[A-Za-z0-9_-]{16,}',
    '[sr]k_(?:live|test)_[A-Za-z0-9]{8,}',
    'whsec_[A-Za-z0-9+/=_-]{16,}',
    'cfp_[A-Za-z0-9_-]{16,}',
    'gh[pousr]_[A-Za-z0-9]{20,}',
    'github_pat_[A-Za-z0-9_]{20,}',
    'glpat-[A-Za-z0-9_-]{16,}',
    'xox[abeoprs]-[A-Za-z0-9-]{10,}',
    'AIza[A-Za-z0-9_-]{30,}',
    'ya29\\.[A-Za-z0-9_-]{20,}',
    'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}',
    'hf_[A-Za-z0-9]{20,}',
    'npm_[A-Za-z0-9]{30,}',
  ].join('|')})`,
  'g',
)
const ACCESS_KEY_ID =
  /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AIPA|ANPA|ANVA|APKA|AROA|ASCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}[\p{L}\p{N}-]+/gu
const DIGIT = /\d/

/**
 * Replaces mail addresses, phone numbers and credentials by `[REDACTED-<KIND>]` (specification, Limits: event log).
 * Takes time linear in the text.
 */
export function redactText(text: string): Redaction<string> {
  if (text.length < 6) return { value: text, kinds: [] }
  const kinds: RedactionKind[] = []
  let value = text
  const replace = (
    kind: RedactionKind,
    pattern: RegExp,
    isOne: (match: string, part: string) => boolean = () => true,
  ) => {
    value = value.replace(pattern, (match, part: string) => {
      if (!isOne(match, part)) return match
      if (!kinds.includes(kind)) kinds.push(kind)
      return `[REDACTED-${kind}]`
    })
  }
  // Words may look like a credential, but those that were made by chance hold a digit.
  replace('AUTH', BEARER, (_, token) => token.length >= 32 || DIGIT.test(token))
  if (value.includes('eyJ')) replace('JWT', JWT)
  replace('TOKEN', PROVIDER_KEY, match => DIGIT.test(match))
  replace('AWSKEY', ACCESS_KEY_ID)
  if (value.includes('@')) replace('EMAIL', EMAIL)
  const phones = findPhones(value)
  if (phones.length > 0) {
    kinds.push('PHONE')
    value = cutOut(value, phones)
  }
  return { value, kinds }
}

/** Redacts every text in a JSON value, names of properties included. */
export function redactJson<Value extends Json>(value: Value): Redaction<Value> {
  const kinds = new Set<RedactionKind>()
  const text = (one: string): string => {
    const redacted = redactText(one)
    for (const kind of redacted.kinds) kinds.add(kind)
    return redacted.value
  }
  const walk = (one: Json): Json => {
    if (typeof one === 'string') return text(one)
    if (Array.isArray(one)) return one.map(walk)
    if (isJsonObject(one))
      return Object.fromEntries(Object.entries(one).map(([name, item]) => [text(name), walk(item)]))
    return one
  }
  return { value: walk(value) as Value, kinds: [...kinds].sort() }
}

function cutOut(text: string, ranges: readonly { start: number; end: number }[]): string {
  let result = ''
  let from = 0
  for (const { start, end } of ranges) {
    result += `${text.slice(from, start)}[REDACTED-PHONE]`
    from = end
  }
  return result + text.slice(from)
}
