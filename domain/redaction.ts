import type { RedactionKind } from '../generated/schemas/event-log-entry.ts'
import { isJsonObject, type Json } from './json.ts'
import { findEmails, findPhones, cutOut, type Range } from './contact-details.ts'

/** A redacted value, and the kinds of the removed parts. */
export type Redaction<Value> = { value: Value; kinds: RedactionKind[] }

/*
 * Every pattern starts after a character that cannot be part of its match, or with letters that its repetitions
 * exclude, and its repetitions exclude the characters that follow them: a long text is scanned once, whatever its
 * content.
 */
const SPACE = '(?:[ \\t]|%20|\\+)'
const IS = '(?:"?[ \\t]{0,3}(?:[:=]|%3A|%3D)(?:[ \\t]|%20){0,3})'
const PEM = /-----BEGIN [A-Z0-9 ]{1,40}-----[^-]*(?:-(?!----)[^-]*)*(?:-----END [A-Z0-9 ]{1,40}-----)?/g
const AUTHORIZATION = new RegExp(
  `(authorization${IS}"?)(?:[A-Za-z][A-Za-z0-9-]{1,20}${SPACE}{1,4})?(?!\\[REDACTED-)[^\\s"',;&]+`,
  'gi',
)
const BEARER = new RegExp(`(?<![A-Za-z0-9_])bearer${SPACE}{1,4}([A-Za-z0-9._~+/=-]+)`, 'gi')
const SECRET = new RegExp(
  `((?:password|passwd|pwd|secret|(?:access|refresh|auth)[_-]?token|api[_-]?key)` +
    `(?:=|%3D|"[ \\t]{0,3}:[ \\t]{0,3}))(?!["']?\\[REDACTED-)("[^"]+"|'[^']+'|[^\\s"'&,;<>]+)`,
  'gi',
)
const JWT = /(?<![\w-])eyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*/g
const PROVIDER_KEY = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${[
    'sk-[A-Za-z0-9_-]{16,}',
    '[sr]k_(?:live|test)_[A-Za-z0-9]{8,}',
    'whsec_[A-Za-z0-9+/=_-]{16,}',
    'cf[pe]_[A-Za-z0-9_-]{16,}',
    'gh[pousr]_[A-Za-z0-9]{20,}',
    'github_pat_[A-Za-z0-9_]{20,}',
    'glpat-[A-Za-z0-9_-]{16,}',
    'xox[abeoprs]-[A-Za-z0-9-]{10,}',
    'AIza[A-Za-z0-9_-]{30,}',
    'ya29\\.[A-Za-z0-9_-]{20,}',
    'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}',
    'hf_[A-Za-z0-9]{20,}',
    'npm_[A-Za-z0-9]{30,}',
    'gsk_[A-Za-z0-9]{16,}',
    'pplx-[A-Za-z0-9]{16,}',
    'r8_[A-Za-z0-9]{16,}',
  ].join('|')})`,
  'g',
)
const ACCESS_KEY_ID = '(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AIPA|ANPA|ANVA|APKA|AROA|ASCA)[A-Z0-9]{16}(?![A-Za-z0-9])'
// A secret key has no distinctive format: it is next to its id, or after its name.
const AWS_KEY = new RegExp(
  `(?<![A-Za-z0-9])${ACCESS_KEY_ID}(?:["' \\t\\n,;:|/=]{1,5}[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+]))?`,
  'g',
)
const AWS_SECRET = new RegExp(`(secret[_-]?(?:access[_-]?)?key["']?${IS}["']?)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])`, 'gi')
const DIGIT = /\d/
/** Not an English word: with a digit, a sign, or a capital inside. */
const MADE_BY_CHANCE = /[\d_~/=]|[a-z][A-Z]/

/** Names of properties whose values are credentials, whatever they look like; without `_` and `-`. */
const SECRET_NAME = /(?:password|passwd|secret|accesstoken|refreshtoken|authtoken|apikey|authorization)$/
const AWS_SECRET_NAME = /secretaccesskey$/

/**
 * Replaces mail addresses, phone numbers and credentials by `[REDACTED-<KIND>]` (specification, Limits: event log).
 * Takes time linear in the text.
 */
export function redactText(text: string): Redaction<string> {
  if (text.length < 6) return { value: text, kinds: [] }
  const kinds: RedactionKind[] = []
  let value = text
  const mark = (kind: RedactionKind): string => {
    if (!kinds.includes(kind)) kinds.push(kind)
    return `[REDACTED-${kind}]`
  }
  const replace = (
    kind: RedactionKind,
    pattern: RegExp,
    isOne: (match: string, part: string) => boolean = () => true,
  ) => {
    value = value.replace(pattern, (match, part: string) => (isOne(match, part) ? mark(kind) : match))
  }
  /** The first group, the name, is retained. */
  const replaceAfter = (kind: RedactionKind, pattern: RegExp) => {
    value = value.replace(pattern, (_, name: string) => name + mark(kind))
  }
  const replaceRanges = (kind: RedactionKind, ranges: readonly Range[]) => {
    if (ranges.length > 0) value = cutOut(value, ranges, mark(kind))
  }
  if (value.includes('-----BEGIN ')) replace('TOKEN', PEM)
  replaceAfter('AWSKEY', AWS_SECRET)
  replace('AWSKEY', AWS_KEY)
  replaceAfter('AUTH', AUTHORIZATION)
  replace('AUTH', BEARER, (_, token) => token.length >= 32 || MADE_BY_CHANCE.test(token))
  if (value.includes('eyJ')) replace('JWT', JWT)
  replace('TOKEN', PROVIDER_KEY, match => DIGIT.test(match.slice(3)))
  replaceAfter('AUTH', SECRET)
  replaceRanges('EMAIL', findEmails(value))
  replaceRanges('PHONE', findPhones(value))
  return { value, kinds }
}

/** A text that is known to be secret, whatever it looks like. */
export type KnownSecret = { kind: RedactionKind; text: string }

/** Shorter secrets are replaced only if they are the whole value: they could be part of any word. */
const KNOWN_INSIDE_FROM = 5
/** A text is cut behind its limit first, so that no secret is cut in two and stays. */
const CUT_MARGIN = 1_000

/**
 * Redacts every text in a JSON value, names of properties included, and whatever has the name of a credential. Texts
 * longer than `most` characters are cut.
 */
export function redactJson<Value extends Json>(
  value: Value,
  { known = [], most = Infinity }: { known?: readonly KnownSecret[]; most?: number } = {},
): Redaction<Value> {
  const kinds = new Set<RedactionKind>()
  const mark = (kind: RedactionKind): string => {
    kinds.add(kind)
    return `[REDACTED-${kind}]`
  }
  const withoutKnown = (one: string): string => {
    let text = one
    for (const secret of known)
      if (text === secret.text || (secret.text.length >= KNOWN_INSIDE_FROM && text.includes(secret.text)))
        text = text.replaceAll(secret.text, () => mark(secret.kind))
    return text
  }
  const text = (one: string): string => {
    const redacted = redactText(withoutKnown(one.length > most ? one.slice(0, most + CUT_MARGIN) : one))
    for (const kind of redacted.kinds) kinds.add(kind)
    return redacted.value.length > most ? redacted.value.slice(0, most) : redacted.value
  }
  const walk = (one: Json): Json => {
    if (typeof one === 'string') return text(one)
    if (Array.isArray(one)) return one.map(walk)
    if (isJsonObject(one)) return Object.fromEntries(Object.entries(one).map(property))
    return one
  }
  const property = ([name, item]: [string, Json | undefined]): [string, Json] => {
    const kind = typeof item === 'string' && item !== '' ? kindOfName(name) : undefined
    return [text(name), kind === undefined ? walk(item ?? null) : mark(kind)]
  }
  return { value: walk(value) as Value, kinds: [...kinds].sort() }
}

function kindOfName(name: string): RedactionKind | undefined {
  if (name.length > 100) return undefined
  const plain = name.replaceAll(/[_-]/g, '').toLowerCase()
  if (AWS_SECRET_NAME.test(plain)) return 'AWSKEY'
  return SECRET_NAME.test(plain) ? 'AUTH' : undefined
}
