import type { Field } from '../../generated/console/catalog.ts'
import { useReferences } from '../data/references.ts'
import { choiceTitle } from '../fields/shapes.ts'
import { FilterChoice, FilterSelect, FilterText, FilterTime, useFilters } from '../parts/filters.tsx'
import type { JsonObject } from '../parts/json.ts'
import { css } from '../parts/css.ts'

const PAGING = ['limit', 'cursor']
const FEW = 4

const filtersOf = (query: readonly Field[]): Field[] => query.filter(({ name }) => !PAGING.includes(name))

/** The filters of a list from the address, as parameters of the operation. */
export function useResourceFilter(query: readonly Field[]): JsonObject {
  const [filter] = useFilters()
  return Object.fromEntries(
    filtersOf(query).flatMap(({ name, kind }): [string, unknown][] => {
      const text = filter(name)
      if (text === '') return []
      if (kind === 'boolean') return [[name, text === 'true']]
      return [[name, kind === 'integer' ? Number(text) : text]]
    }),
  )
}

/** A control for each filter that the operation takes. */
export function ResourceFilters({ query }: { query: readonly Field[] }) {
  const fields = filtersOf(query)
  if (fields.length === 0) return null
  return (
    <div className={css.filters}>
      {fields.map(field => (
        <Filter key={field.name} field={field} />
      ))}
    </div>
  )
}

type ReferenceProps = { field: Field; to: NonNullable<Field['references']> }

/** The name of what is listed by; its id is typed by who may not see the names. */
function FilterReference({ field: { name, title }, to }: ReferenceProps) {
  const known = useReferences(to, true)
  const [filter] = useFilters()
  const choices = known.map(one => ({ value: one.id, title: one.name }))
  const isKnown = filter(name) === '' || choices.some(({ value }) => value === filter(name))
  if (choices.length === 0 || !isKnown) return <FilterText name={name} label={title} />
  return <FilterSelect name={name} label={`Any ${title.toLowerCase()}`} choices={choices} />
}

function Filter({ field }: { field: Field }) {
  const { name, title, kind, format, enum: choices, references } = field
  if (choices !== undefined && choices.length > 0) {
    const offered = choices.map(value => ({ value: String(value), title: choiceTitle(field, value) }))
    const any = `Any ${title.toLowerCase()}`
    if (offered.length > FEW) return <FilterSelect name={name} label={any} choices={offered} />
    return <FilterChoice name={name} label={title} choices={[{ value: '', title: any }, ...offered]} />
  }
  if (kind === 'boolean') {
    const choices = [
      { value: 'true', title: `${title}: yes` },
      { value: 'false', title: `${title}: no` },
    ]
    return <FilterSelect name={name} label={title} choices={choices} />
  }
  if (references !== undefined) return <FilterReference field={field} to={references} />
  if (format === 'date-time' || format === 'date')
    return <FilterTime name={name} label={title} isDay={format === 'date'} />
  return <FilterText name={name} label={title} wide={name === 'search'} />
}
