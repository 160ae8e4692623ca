import { Link } from 'wouter'
import type { Field, Shape } from '../../generated/console/catalog.ts'
import { words } from '../fields/shapes.ts'
import { Value } from '../flow/inspector/value.tsx'
import { isObject, textAt } from '../parts/json.ts'
import { Status } from '../parts/status.tsx'
import { span } from '../parts/span.ts'
import { Time } from '../parts/time.tsx'
import { linkOf, nameOf } from './items.ts'

const STATES = ['status', 'health']

type Props = { of: unknown; field: Shape & { name?: string }; brief?: boolean }

/** A value of the admin API, to be read, as its schema describes it. `brief`: in one line, for a table. */
export function Shown({ of, field, brief = false }: Props) {
  const { name = '', format, enum: choices, kind } = field
  if (of === null || of === undefined || of === '') return <span className="meta">—</span>
  if (typeof of === 'boolean') return of ? 'yes' : 'no'
  if (typeof of === 'number') return numberOf(name, of)
  if (typeof of === 'string') {
    if (format === 'date-time') return <Time at={of} />
    if (STATES.includes(name)) return <Status of={of} />
    const link = linkOf(name, of)
    if (link !== undefined) return <Link href={link}>{of.slice(0, 13)}</Link>
    if (choices !== undefined) return words(of)
    return format === 'uuid' || format === 'uri' || name === 'code' ? <code>{of}</code> : <span>{of}</span>
  }
  if (Array.isArray(of) && of.every(item => typeof item === 'string')) return <Tags of={of} brief={brief} />
  if (brief || isReference(field)) return Array.isArray(of) ? of.length : briefly(of)
  if (isObject(of) && kind === 'object' && (field.fields ?? []).length > 0)
    return <Facts of={of} fields={field.fields} />
  return <Value of={of} />
}

const FEW = 3

function Tags({ of, brief }: { of: readonly string[]; brief: boolean }) {
  if (of.length === 0) return <span className="meta">none</span>
  const shown = brief ? of.slice(0, FEW) : of
  return (
    <span className="tags">
      {shown.map(item => (
        <span key={item} className="tag">
          {item}
        </span>
      ))}
      {shown.length < of.length && <span className="meta">+{of.length - shown.length}</span>}
    </span>
  )
}

/** The properties of an item, by name. A list of objects is shown item by item. */
export function Facts({ of, fields = [] }: { of: Readonly<Record<string, unknown>>; fields?: readonly Field[] }) {
  return (
    <dl className="properties">
      {fields.map(field => (
        <div key={field.name}>
          <dt title={field.description.replaceAll('`', '')}>{titleOf(field)}</dt>
          <dd>
            <Shown of={of[field.name]} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The unit is said with the value, and an instant shows that it is one. */
export const titleOf = ({ title }: Field): string => title.replace(/ (ms|micros|at)$/, '')

/** Thousandths of a second and millionths of a dollar are shown in their units. */
function numberOf(name: string, value: number): string {
  if (name.endsWith('Ms')) return span(value)
  if (name.endsWith('Per1k')) return `$${value.toLocaleString('en', { maximumFractionDigits: 6 })}`
  if (name.endsWith('Micros')) return `$${(value / 1_000_000).toLocaleString('en', { maximumFractionDigits: 4 })}`
  return value.toLocaleString('en', { maximumFractionDigits: 6 })
}

/** An object that only names something. */
function isReference({ fields = [] }: Shape): boolean {
  return fields.length > 0 && fields.every(({ name }) => name === 'id' || name === 'name')
}

/** An object without a name is known by its kind: how a goal matches, or how its value is found. */
function briefly(value: object): string {
  const kind = textAt(value, 'type') ?? textAt(value, 'mode')
  if (textAt(value, 'name') === undefined && kind !== undefined) return words(kind)
  const first = Object.values(value).find(item => typeof item === 'string')
  const name = nameOf(value)
  return name === 'Untitled' && typeof first === 'string' ? first : name
}
