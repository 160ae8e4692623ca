import type { Dataset, ReportDefinition, ReportGranularity } from '../../sdk/index.ts'
import { CheckControl, NumberControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { firstDefinition, toggled } from './definitions.ts'
import { FilterRows } from './filter-rows.tsx'
import { css } from '../parts/css.ts'

type Props = {
  datasets: readonly Dataset[]
  definition: ReportDefinition
  onChange: (definition: ReportDefinition) => void
}

const DATES = 'dates'
const LAST = 'last'
const GRANULARITIES = ['hour', 'day', 'week', 'month']

/** The definition of a report: its dataset, figures, groups, filters, days and order. */
export function Builder({ datasets, definition, onChange }: Props) {
  const dataset = datasets.find(({ name }) => name === definition.dataset)
  const change = (changes: Partial<ReportDefinition>) => onChange({ ...definition, ...changes })
  if (dataset === undefined) return null
  const { dimensions = [], measures } = definition
  return (
    <div className={css.controls}>
      <SelectControl
        label="Dataset"
        value={dataset.name}
        choices={datasets.map(({ name, label }) => ({ value: name, title: label }))}
        onChange={name => {
          const next = datasets.find(one => one.name === name)
          if (next !== undefined) onChange(firstDefinition(next))
        }}
        help={dataset.description}
      />
      <fieldset>
        <legend>Figures</legend>
        {dataset.measures.map(({ name, label, description }) => (
          <CheckControl
            key={name}
            label={label}
            value={measures.includes(name)}
            help={description}
            onChange={() => change({ measures: toggled(dataset.measures, measures, name) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>Group by</legend>
        {dataset.dimensions.map(({ name, label }) => (
          <CheckControl
            key={name}
            label={label}
            value={dimensions.includes(name)}
            onChange={() => change({ dimensions: toggled(dataset.dimensions, dimensions, name) })}
          />
        ))}
      </fieldset>
      <FilterRows dataset={dataset} filters={definition.filters ?? []} onChange={filters => change({ filters })} />
      <Days definition={definition} onChange={onChange} />
      {dimensions.includes('date') && (
        <SelectControl
          label="Group dates by"
          value={definition.granularity ?? 'day'}
          choices={GRANULARITIES.map(value => ({ value, title: value }))}
          onChange={value => change({ granularity: value as ReportGranularity })}
        />
      )}
      <Order dataset={dataset} definition={definition} onChange={onChange} />
    </div>
  )
}

type PartProps = Omit<Props, 'datasets'>

function Days({ definition, onChange }: PartProps) {
  const { from, to, last_days, ...rest } = definition
  const isDates = from !== undefined || to !== undefined
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <SelectControl
        label="Period"
        value={isDates ? DATES : LAST}
        choices={[
          { value: LAST, title: 'A number of days up to today' },
          { value: DATES, title: 'Between two dates' },
        ]}
        onChange={value => onChange(value === DATES ? { ...rest, from: today, to: today } : { ...rest, last_days: 30 })}
        {...(isDates ? { help: 'A report that is sent by mail covers a number of days up to today.' } : {})}
      />
      {isDates ? (
        <>
          <TextControl
            label="From"
            type="date"
            value={from}
            onChange={day => onChange({ ...definition, from: day ?? today })}
          />
          <TextControl
            label="To"
            type="date"
            value={to}
            onChange={day => onChange({ ...definition, to: day ?? today })}
          />
        </>
      ) : (
        <NumberControl
          label="Number of days, including today"
          value={last_days}
          onChange={days => onChange({ ...rest, last_days: days ?? 1 })}
        />
      )}
    </>
  )
}

function Order({ dataset, definition, onChange }: PartProps & { dataset: Dataset }) {
  const { sort, ...rest } = definition
  const [first] = sort ?? []
  const columns = [...dataset.dimensions, ...dataset.measures].filter(
    ({ name }) => (definition.dimensions ?? []).includes(name) || definition.measures.includes(name),
  )
  return (
    <>
      <SelectControl
        label="Order"
        none="Default"
        value={first?.field}
        choices={columns.map(({ name, label }) => ({ value: name, title: label }))}
        onChange={field => onChange(field === undefined ? rest : { ...rest, sort: [{ field, direction: 'desc' }] })}
      />
      {first !== undefined && (
        <SelectControl
          label="Direction"
          value={first.direction ?? 'asc'}
          choices={[
            { value: 'desc', title: 'Largest or latest first' },
            { value: 'asc', title: 'Smallest or earliest first' },
          ]}
          onChange={direction =>
            onChange({ ...rest, sort: [{ ...first, direction: direction === 'asc' ? 'asc' : 'desc' }] })
          }
        />
      )}
    </>
  )
}
