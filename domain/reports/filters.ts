import type { components } from '../../generated/types/admin.ts'
import type { DatasetDeclaration, DatasetFilterDeclaration } from '../../generated/schemas/dataset-catalog.ts'
import type { ValidationError, ValidationRule } from '../refusal.ts'
import { isUuid } from '../values/formats.ts'

type ReportFilter = components['schemas']['ReportFilter']
export type FilterOperator = ReportFilter['operator']
export type FilterValue = string | number | boolean

/**
 * A condition on a declared filter. `values`: none for `is_null` and `is_not_null`, one for the others but `in` and
 * `not_in`.
 */
export type PlannedFilter = { filter: DatasetFilterDeclaration; operator: FilterOperator; values: FilterValue[] }

const VALUES_AT_MOST = 100
const TEXT_AT_MOST = 1000

export type FilterOutcome =
  { outcome: 'planned'; planned: PlannedFilter } | { outcome: 'unsuitable'; violation: ValidationError }

/** Checks a condition against the filters of a dataset. `path` identifies it in a violation. */
export function planFilter(
  dataset: DatasetDeclaration,
  { field, operator, value }: ReportFilter,
  path: string,
): FilterOutcome {
  const refuse = (part: string, rule: ValidationRule, expected: unknown): FilterOutcome => ({
    outcome: 'unsuitable',
    violation: { field: `${path}.${part}`, rule, expected },
  })
  const filter = dataset.filters.find(({ name }) => name === field)
  if (filter === undefined)
    return refuse(
      'field',
      'enum',
      dataset.filters.map(({ name }) => name),
    )
  if (!filter.operators.includes(operator)) return refuse('operator', 'enum', filter.operators)
  if (operator === 'is_null' || operator === 'is_not_null')
    return value === undefined || value === null
      ? { outcome: 'planned', planned: { filter, operator, values: [] } }
      : refuse('value', 'type', 'no value')
  const listed = operator === 'in' || operator === 'not_in'
  if (listed !== Array.isArray(value)) return refuse('value', 'type', listed ? 'a list' : filter.type)
  const values = (listed ? value : [value]) as unknown[]
  if (values.length === 0) return refuse('value', 'min_length', 1)
  if (values.length > VALUES_AT_MOST) return refuse('value', 'max_length', VALUES_AT_MOST)
  if (!values.every(item => suits(filter, item)))
    return refuse('value', filter.type === 'enum' ? 'enum' : 'type', filter.values ?? filter.type)
  return { outcome: 'planned', planned: { filter, operator, values: values as FilterValue[] } }
}

function suits({ type, values }: DatasetFilterDeclaration, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value)
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'uuid':
      return typeof value === 'string' && isUuid(value)
    case 'enum':
      return typeof value === 'string' && (values?.includes(value) ?? false)
    case 'string':
      return typeof value === 'string' && value.length <= TEXT_AT_MOST && !value.includes('\0')
    case 'date':
    case 'datetime':
      return false
  }
}
