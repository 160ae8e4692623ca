import type { components } from '../generated/types/public.ts'

export type TokenUsage = NonNullable<components['schemas']['TokenUsage']>
export type ClientTokenUsage = components['schemas']['ClientTokenUsage']

/** Price of a model in USD per 1,000 tokens. */
export type Price = { promptPer1k: number, completionPer1k: number }

const MICROS_PER_USD = 1_000_000

/** Prices the usage of one model (specification, TokenUsage). A model without a price costs nothing. */
export function priceUsage({ model, prompt_tokens, completion_tokens }: ClientTokenUsage, price: Price | undefined): TokenUsage {
  const usd = price === undefined ? 0 : (prompt_tokens * price.promptPer1k + completion_tokens * price.completionPer1k) / 1000
  const micros = Math.round(usd * MICROS_PER_USD)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens, model, cost_micros: micros, cost_usd: micros / MICROS_PER_USD }
}
