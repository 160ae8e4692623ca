import type { Dataset, ReportDefinition } from '../../sdk/index.ts'

/** The question that a dataset is first asked: its first figure by day, over 30 days. */
export function firstDefinition({ name, dimensions, measures }: Dataset): ReportDefinition {
  return {
    dataset: name,
    dimensions: dimensions.some(dimension => dimension.name === 'date') ? ['date'] : [],
    measures: measures.slice(0, 1).map(measure => measure.name),
    last_days: 30,
    granularity: 'day',
  }
}

/** The definition as it can be computed; undefined while it has no figure. An unfinished filter does not count. */
export function askedDefinition(definition: ReportDefinition): ReportDefinition | undefined {
  if (definition.measures.length === 0) return undefined
  const filters = (definition.filters ?? []).filter(
    ({ operator, value }) =>
      operator === 'is_null' || operator === 'is_not_null' || (value !== undefined && value !== '' && isFilled(value)),
  )
  const { filters: _, ...rest } = definition
  return { ...rest, ...(filters.length === 0 ? {} : { filters }) }
}

const isFilled = (value: unknown): boolean => !Array.isArray(value) || value.length > 0

/** The names with one of them added or taken out; they stay in the order in which the dataset lists them. */
export function toggled(all: readonly { name: string }[], chosen: readonly string[], name: string): string[] {
  const next = chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name]
  return all.map(one => one.name).filter(one => next.includes(one))
}
