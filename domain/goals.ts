import { ownValue, type JsonObject } from './json.ts'

export type GoalStatus = 'active' | 'paused' | 'archived'
export type GoalMatch = { type: 'api' | 'flow' } | { type: 'telemetry'; name: string; filter?: string }
export type GoalValue =
  { mode: 'none' } | { mode: 'fixed'; amount: number } | { mode: 'from_property'; property: string }

export type Goal = {
  id: string
  code: string
  status: GoalStatus
  match: GoalMatch
  value: GoalValue
  /** ISO 4217. */
  currency: string | null
  windowDays: number
}

/** In millionths of the currency's unit. A goal without a currency, or without its property, has no value. */
export type CompletionValue =
  | { outcome: 'valued'; valueMicros: number; currency: string }
  | { outcome: 'unvalued' }
  | { outcome: 'out_of_range' | 'not_a_number'; property: string }

const MICROS = 1_000_000
const DECIMAL = /^[+-]?\d{1,32}(?:\.\d{1,32})?$/

/** Value of one completion: the goal decides (specification, Conversion). */
export function valueOf({ value, currency }: Pick<Goal, 'value' | 'currency'>, props: JsonObject): CompletionValue {
  if (value.mode === 'none' || currency === null) return { outcome: 'unvalued' }
  const amount = value.mode === 'fixed' ? value.amount : ownValue(props, value.property)
  if (amount === undefined || amount === null) return { outcome: 'unvalued' }
  const number = typeof amount === 'string' && DECIMAL.test(amount.trim()) ? Number(amount) : amount
  if (typeof number !== 'number')
    return { outcome: 'not_a_number', property: value.mode === 'fixed' ? 'amount' : value.property }
  const valueMicros = Math.round(number * MICROS)
  if (!Number.isSafeInteger(valueMicros))
    return { outcome: 'out_of_range', property: value.mode === 'fixed' ? 'amount' : value.property }
  return { outcome: 'valued', valueMicros: valueMicros === 0 ? 0 : valueMicros, currency }
}

/** The customer that the properties name; ids that are whole numbers count as their digits. */
export function customerOf(props: JsonObject): string | undefined {
  const id = ownValue(props, 'customer_id')
  if (typeof id === 'string' && id !== '') return id
  return typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : undefined
}
