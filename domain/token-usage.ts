import type { components } from '../generated/types/public.ts'

export type TokenUsage = NonNullable<components['schemas']['TokenUsage']>
export type ClientTokenUsage = components['schemas']['ClientTokenUsage']

/** Price of a model in USD per 1,000 tokens. */
export type Price = { promptPer1k: number; completionPer1k: number }

const MICROS_PER_USD = 1_000_000

/** Prices the usage of one model (specification, TokenUsage). A model without a price costs nothing. */
export function priceUsage(
  { model, prompt_tokens, completion_tokens }: ClientTokenUsage,
  price: Price | undefined,
): TokenUsage {
  const usd =
    price === undefined ? 0 : (prompt_tokens * price.promptPer1k + completion_tokens * price.completionPer1k) / 1000
  const micros = Math.round(usd * MICROS_PER_USD)
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    model,
    cost_micros: micros,
    cost_usd: micros / MICROS_PER_USD,
  }
}

/** The usage of several replies together; `model` only if there was a single one. */
export function sumUsage(parts: readonly [TokenUsage, ...TokenUsage[]]): TokenUsage {
  const [first] = parts
  const total = (field: 'prompt_tokens' | 'completion_tokens' | 'total_tokens' | 'cost_micros') =>
    parts.reduce((sum, part) => sum + part[field], 0)
  const micros = total('cost_micros')
  return {
    prompt_tokens: total('prompt_tokens'),
    completion_tokens: total('completion_tokens'),
    total_tokens: total('total_tokens'),
    model: parts.every(part => part.model === first.model) ? first.model : null,
    cost_micros: micros,
    cost_usd: micros / MICROS_PER_USD,
  }
}

/** `gpt-4o-2024-08-06` and `claude-sonnet-4-5-20250929` are dated editions of a model. */
const EDITION = /-(?:\d{4}-\d{2}-\d{2}|\d{8})$/

/** The price in the built-in table: of the exact name, else of the model whose edition it names. */
export function builtInPrice(table: ReadonlyMap<string, Price>, model: string): Price | undefined {
  return table.get(model) ?? table.get(model.replace(EDITION, ''))
}
