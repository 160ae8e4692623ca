import type { Dataset, DatasetFilter, FilterOperator, ReportFilter } from '../../sdk/index.ts'
import { useFilterValues } from '../data/reports.ts'
import { LinesControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { textOf } from '../parts/json.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './reports.module.css'

const OPERATORS: Readonly<Record<FilterOperator, string>> = {
  eq: 'is',
  neq: 'is not',
  in: 'is one of',
  not_in: 'is none of',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  contains: 'contains',
  starts_with: 'begins with',
  is_null: 'has no value',
  is_not_null: 'has a value',
}
const BOOLEANS = [
  { value: 'true', title: 'yes' },
  { value: 'false', title: 'no' },
]

type Props = { dataset: Dataset; filters: readonly ReportFilter[]; onChange: (filters: ReportFilter[]) => void }

/** The conditions that rows must satisfy. */
export function FilterRows({ dataset, filters, onChange }: Props) {
  const replace = (index: number, next: ReportFilter | undefined) =>
    onChange(filters.flatMap((filter, at) => (at !== index ? [filter] : next === undefined ? [] : [next])))
  return (
    <fieldset>
      <legend>Conditions</legend>
      {filters.map((filter, index) => {
        const declared = dataset.filters.find(({ name }) => name === filter.field)
        return (
          declared !== undefined && (
            <FilterRow
              key={`${index} ${filter.field}`}
              dataset={dataset}
              declared={declared}
              filter={filter}
              onChange={next => replace(index, next)}
            />
          )
        )
      })}
      <SelectControl
        label="Add a condition"
        none="Choose…"
        value={undefined}
        choices={dataset.filters.map(({ name, label }) => ({ value: name, title: label }))}
        onChange={field => {
          const declared = dataset.filters.find(({ name }) => name === field)
          const [operator] = declared?.operators ?? []
          if (field !== undefined && operator !== undefined) onChange([...filters, { field, operator }])
        }}
      />
    </fieldset>
  )
}

type RowProps = {
  dataset: Dataset
  declared: DatasetFilter
  filter: ReportFilter
  onChange: (filter: ReportFilter | undefined) => void
}

function FilterRow({ dataset, declared, filter, onChange }: RowProps) {
  const { operator } = filter
  return (
    <div className={styles.condition}>
      <SelectControl
        label={declared.label}
        value={operator}
        choices={declared.operators.map(value => ({ value, title: OPERATORS[value] }))}
        onChange={next => {
          if (next === undefined) return
          const isList = (one: string) => one === 'in' || one === 'not_in'
          const same = isList(next) === isList(operator)
          onChange({ ...(same ? filter : withoutValue(filter)), operator: next as FilterOperator })
        }}
      />
      {operator !== 'is_null' && operator !== 'is_not_null' && (
        <FilterValue dataset={dataset} declared={declared} filter={filter} onChange={onChange} />
      )}
      <Button kind="quiet" onClick={() => onChange(undefined)}>
        Remove
      </Button>
    </div>
  )
}

function withoutValue(filter: ReportFilter): ReportFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'value')) as ReportFilter
}

/** A value that the filter can have is chosen where all or the most frequent ones are known, and typed otherwise. */
function FilterValue({ dataset, declared, filter, onChange }: RowProps) {
  const { data: suggested = [] } = useFilterValues(dataset.name, declared.name, declared.suggest)
  const choices =
    declared.type === 'boolean'
      ? BOOLEANS
      : (declared.values?.map(value => ({ value, title: value })) ??
        suggested.map(({ value, label }) => ({ value: String(value), title: label ?? String(value) })))
  const set = (value: unknown) => {
    onChange(value === undefined ? withoutValue(filter) : { ...filter, value })
  }
  const name = `Value of ${declared.label}`
  const present: unknown = filter.value
  if (filter.operator === 'in' || filter.operator === 'not_in')
    return (
      <LinesControl
        label={name}
        bare
        value={Array.isArray(present) ? present.map(String) : undefined}
        onChange={lines => set(lines?.map(line => typed(line, declared)))}
        placeholder={choices.map(({ value }) => value).join('\n')}
      />
    )
  const value = present === undefined ? undefined : textOf(present)
  const change = (text: string | undefined) => set(text === undefined ? undefined : typed(text, declared))
  return choices.length === 0 ? (
    <TextControl label={name} bare value={value} onChange={change} />
  ) : (
    <SelectControl label={name} bare none="Choose…" value={value} choices={choices} onChange={change} />
  )
}

function typed(text: string, { type }: DatasetFilter): unknown {
  if (type === 'boolean') return text === 'true'
  const number = Number(text)
  return (type === 'integer' || type === 'number') && text.trim() !== '' && !Number.isNaN(number) ? number : text
}
