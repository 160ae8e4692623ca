import type { FormField } from '../sdk/client.ts'

export type Broken = { rule: string; expected?: unknown }
export type Values = Record<string, unknown>

/**
 * The rule of the field that the value breaks, as far as a client can check; the server checks again and decides.
 */
export function brokenRule(field: FormField, value: unknown): Broken | undefined {
  if (isEmpty(value) || (value === false && field.required))
    return field.required || (field.validation.must_accept === true && value !== true)
      ? { rule: 'required' }
      : undefined
  if (typeof value === 'string') return brokenText(field, value)
  if (typeof value === 'number') return brokenNumber(field, value)
  if (Array.isArray(value)) return brokenChoice(field, value)
  return field.validation.must_accept === true && value !== true ? { rule: 'required' } : undefined
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function brokenText({ type, validation: rules }: FormField, text: string): Broken | undefined {
  const length = Array.from(text).length
  if (rules.min_length !== undefined && length < rules.min_length)
    return { rule: 'min_length', expected: rules.min_length }
  if (rules.max_length !== undefined && length > rules.max_length)
    return { rule: 'max_length', expected: rules.max_length }
  if (rules.pattern !== undefined && patternOf(rules.pattern)?.test(text) === false)
    return { rule: 'pattern', expected: rules.pattern }
  const isMail = type === 'email' || rules.format === 'email'
  const parts = rules.multiple_emails === true ? text.split(',').map(part => part.trim()) : [text]
  if (isMail && !parts.every(part => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(part)))
    return { rule: 'format', expected: 'email' }
  if (type === 'url' && !/^https?:\/\/[^\s/]+/i.test(text)) return { rule: 'format', expected: 'url' }
  if (type === 'date' && rules.date_min !== undefined && text < dayOf(rules.date_min))
    return { rule: 'minimum', expected: dayOf(rules.date_min) }
  if (type === 'date' && rules.date_max !== undefined && text > dayOf(rules.date_max))
    return { rule: 'maximum', expected: dayOf(rules.date_max) }
  return undefined
}

function brokenNumber({ type, validation: rules }: FormField, value: number): Broken | undefined {
  if (Number.isNaN(value)) return { rule: 'type' }
  const least = type === 'rating' ? (rules.rating_min ?? rules.min) : rules.min
  if (least !== undefined && value < least) return { rule: 'minimum', expected: least }
  if (rules.max !== undefined && value > rules.max) return { rule: 'maximum', expected: rules.max }
  return rules.integer === true && !Number.isInteger(value) ? { rule: 'type', expected: 'integer' } : undefined
}

function brokenChoice({ validation: rules }: FormField, values: unknown[]): Broken | undefined {
  const least = rules.select_min ?? rules.file_min
  const most = rules.select_max ?? rules.file_max
  if (least !== undefined && values.length < least) return { rule: 'minimum', expected: least }
  if (most !== undefined && values.length > most) return { rule: 'maximum', expected: most }
  return rules.require_option !== undefined && !values.includes(rules.require_option)
    ? { rule: 'enum', expected: rules.require_option }
    : undefined
}

/** The server's patterns are RE2; the few that are not valid in JavaScript are left to the server. */
function patternOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u')
  } catch {
    return undefined
  }
}

export function dayOf(bound: string): string {
  if (bound !== 'today') return bound
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

type Comparison = { field: string; equals?: unknown; notEquals?: unknown; in?: unknown[]; present?: boolean }

/**
 * Whether the field is shown, given the other values. A condition that is an expression is decided by the server: the
 * field is shown.
 */
export function isVisible(field: FormField, values: Values): boolean {
  const condition: unknown = field.config?.['visibleIf']
  if (typeof condition !== 'object' || condition === null) return true
  const { field: name, equals, notEquals, in: some, present } = condition as Comparison
  const value = values[name]
  const has = (wanted: unknown): boolean => (Array.isArray(value) ? value.includes(wanted) : value === wanted)
  if (equals === undefined && notEquals === undefined && some === undefined && present === undefined)
    return !isEmpty(value)
  return (
    (equals === undefined || has(equals)) &&
    (notEquals === undefined || !has(notEquals)) &&
    (some === undefined || some.some(has)) &&
    (present === undefined || present !== isEmpty(value))
  )
}
