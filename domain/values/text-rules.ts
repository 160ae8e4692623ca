import type { FormField } from '../../generated/schemas/form.ts'
import { isDay, isWeekend } from '../date-time.ts'
import { compilePattern } from '../expressions/patterns.ts'
import type { Known } from './facts.ts'
import { rulesOf, TEXT_MAX_LENGTH, type FieldType, type Rules } from './fields.ts'
import {
  codePoints,
  domainOf,
  isEmail,
  isPhone,
  isTime,
  isUuid,
  isWithinDomains,
  webAddress,
  words,
} from './formats.ts'
import { isDisposableMailDomain, isFreeMailDomain } from './mailboxes.ts'
import type { Violate } from './violation.ts'

type Format = NonNullable<Rules['format']>

const TYPE_FORMATS: { readonly [Type in FieldType]?: Format } = {
  email: 'email',
  phone: 'phone',
  url: 'url',
  date: 'date',
  time: 'time',
}

/** The rules of a text that is trimmed and not empty. */
export function checkText(field: FormField, text: string, known: Known, violate: Violate): void {
  const rules = rulesOf(field)
  checkLength(rules, text, violate)
  if (rules.pattern !== undefined && !compilePattern(rules.pattern).matches(text))
    violate('pattern', 'pattern', rules.pattern)
  if (hasBlockedWord(text, [...(rules.blocked_words ?? []), ...(known.facts.blockedWords ?? [])]))
    violate('pattern', 'blocked_words')
  const format = formatOf(field)
  if (format !== undefined) checkFormat(format, rules, text, known, violate)
}

/** The format a text must have: its field's type, or the one its rules name. */
export function formatOf(field: FormField): Format | undefined {
  return TYPE_FORMATS[field.type] ?? rulesOf(field).format
}

function checkLength(rules: Rules, text: string, violate: Violate): void {
  const length = codePoints(text)
  const longest = rules.max_length ?? TEXT_MAX_LENGTH
  if (rules.min_length !== undefined && length < rules.min_length) violate('min_length', 'min_length', rules.min_length)
  if (length > longest) violate('max_length', 'max_length', longest)
  if (rules.word_min === undefined && rules.word_max === undefined) return
  const count = words(text).length
  if (rules.word_min !== undefined && count < rules.word_min) violate('min_length', 'word_min', rules.word_min)
  if (rules.word_max !== undefined && count > rules.word_max) violate('max_length', 'word_max', rules.word_max)
}

function checkFormat(format: Format, rules: Rules, text: string, known: Known, violate: Violate): void {
  switch (format) {
    case 'email':
      checkEmail(rules, text, known, violate)
      break
    case 'url':
      checkAddress(rules, text, violate)
      break
    case 'date':
      checkDate(rules, text, known.today, violate)
      break
    case 'phone':
      if (!isPhone(text)) violate('format', 'format', 'phone')
      break
    case 'time':
      if (!isTime(text)) violate('format', 'format', 'time')
      break
    case 'uuid':
      if (!isUuid(text)) violate('format', 'format', 'uuid')
      break
  }
}

function checkEmail(rules: Rules, text: string, { facts }: Known, violate: Violate): void {
  const addresses = rules.multiple_emails === true ? text.split(',').map(address => address.trim()) : [text]
  if (!addresses.every(isEmail)) {
    violate('format', 'format', 'email')
    return
  }
  const domains = addresses.map(domainOf)
  const allowed = rules.email_allow_domains
  if (allowed !== undefined && allowed.length > 0 && !domains.every(domain => isWithinDomains(domain, allowed)))
    violate('format', 'email_allow_domains', allowed)
  if (rules.block_free_mailboxes === true && domains.some(isFreeMailDomain)) violate('format', 'block_free_mailboxes')
  if (
    rules.block_disposable_mailboxes === true &&
    domains.some(domain => isDisposableMailDomain(domain) || isWithinDomains(domain, facts.disposableDomains ?? []))
  )
    violate('format', 'block_disposable_mailboxes')
}

function checkAddress(rules: Rules, text: string, violate: Violate): void {
  const url = webAddress(text)
  if (url === undefined) {
    violate('format', 'format', 'url')
    return
  }
  if (rules.url_https_only === true && url.protocol !== 'https:') violate('format', 'url_https_only', 'https')
  const allowed = rules.url_allow_domains
  if (allowed !== undefined && allowed.length > 0 && !isWithinDomains(url.hostname, allowed))
    violate('format', 'url_allow_domains', allowed)
}

function checkDate(rules: Rules, text: string, today: string, violate: Violate): void {
  if (!isDay(text)) {
    violate('format', 'format', 'date')
    return
  }
  const first = rules.date_min === 'today' ? today : rules.date_min
  const last = rules.date_max === 'today' ? today : rules.date_max
  if (first !== undefined && text < first) violate('minimum', 'date_min', first)
  if (last !== undefined && text > last) violate('maximum', 'date_max', last)
  if (rules.date_no_weekends === true && isWeekend(text)) violate('format', 'date_no_weekends')
}

function hasBlockedWord(text: string, blocked: readonly string[]): boolean {
  if (blocked.length === 0) return false
  // Words are compared between separators, so that a blocked word inside a longer one is allowed.
  const spaced = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  return blocked.some(word => {
    const words = word
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return words !== '' && spaced.includes(` ${words} `)
  })
}
