import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Icon } from './icon.tsx'
import { DayInput, InstantInput, Select, type Choice } from './controls/inputs.tsx'
import { css } from './css.ts'

/** The filters of a list are in the address, so that a link to it can be sent, and Back restores them. */
export function useFilters(): [read: (name: string) => string, set: (name: string, value: string) => void] {
  const [parameters, setParameters] = useSearchParams()
  return [
    name => parameters.get(name) ?? '',
    (name, value) =>
      setParameters(
        present => {
          const next = new URLSearchParams(present)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
  ]
}

const IDLE_MS = 250

/** A field that sets its filter when typing pauses. */
export function FilterText({ name, label, wide = false }: { name: string; label: string; wide?: boolean }) {
  const [filter, setFilter] = useFilters()
  const [path] = useLocation()
  const value = filter(name)
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => {
      // While the next page is loading, this one is hidden but mounted: it must not navigate.
      if (location.pathname.endsWith(path)) setFilter(name, text.trim())
    }, IDLE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <label className={css.filter} data-wide={wide || undefined}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={e => setText(e.target.value)}
      />
    </label>
  )
}

type ChoiceProps = {
  name: string
  label: string
  choices: readonly Choice[]
  /** Number of results for each value, as text; absent while unknown. */
  totals?: Readonly<Record<string, string>> | undefined
}

/** A few values next to one another, of which one is set. */
export function FilterChoice({ name, label, choices, totals = {} }: ChoiceProps) {
  const [filter, setFilter] = useFilters()
  return (
    <div className={css.choices} role="group" aria-label={label}>
      {choices.map(({ value, title }) => (
        <button key={value} aria-pressed={filter(name) === value} onClick={() => setFilter(name, value)}>
          {title}
          {totals[value] !== undefined && <span className={css.total}> {totals[value]}</span>}
        </button>
      ))}
    </div>
  )
}

type FilterTimeProps = { name: string; label: string; isDay?: boolean }

/** A day, or an instant in the time zone of the browser; the address holds it in UTC. */
export function FilterTime({ name, label, isDay = false }: FilterTimeProps) {
  const [filter, setFilter] = useFilters()
  const Input = isDay ? DayInput : InstantInput
  return (
    <label className={css.filterTime}>
      {label}
      <Input value={filter(name)} onChange={value => setFilter(name, value ?? '')} />
    </label>
  )
}

export function FilterSelect({ name, label, choices }: { name: string; label: string; choices: readonly Choice[] }) {
  const [filter, setFilter] = useFilters()
  return (
    <Select
      aria-label={label}
      none={label}
      choices={choices}
      value={filter(name)}
      onChange={value => setFilter(name, value)}
    />
  )
}
