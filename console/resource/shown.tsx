import { Link } from 'wouter'
import type { Field, Shape } from '../../generated/console/catalog.ts'
import { useSession } from '../access/session.tsx'
import { useReferences } from '../data/references.ts'
import { choiceTitle, words } from '../fields/shapes.ts'
import { Value } from '../flow/inspector/value.tsx'
import { isObject, textAt, type JsonObject } from '../parts/json.ts'
import { Status } from '../parts/status.tsx'
import { span } from '../parts/span.ts'
import { Time } from '../parts/time.tsx'
import { actionInWords } from './action-words.ts'
import { linkOf, nameOf } from './items.ts'
import { actOf, subjectOf } from './permission-words.ts'
import { css } from '../parts/css.ts'
import styles from './resource.module.css'

const STATES = ['status', 'health']

type Props = { value: unknown; field: Shape & { name?: string }; brief?: boolean }

/** A value of the admin API, to be read, as its schema describes it. `brief`: in one line, for a table. */
export function Shown({ value, field, brief = false }: Props) {
  const { name = '', format, enum: choices, kind } = field
  if (value === null || value === undefined || value === '') return <span className={css.soft}>—</span>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberOf(name, value)
  if (typeof value === 'string') {
    if (format === 'date-time') return <Time at={value} />
    if (STATES.includes(name)) return <Status status={value} />
    if (format === 'uuid' && field.references !== undefined)
      return <Referred {...{ name, value }} to={field.references} />
    const link = linkOf(name, value)
    if (link !== undefined) return <Link href={link}>{value.slice(0, 13)}</Link>
    if (choices !== undefined) return choiceTitle(field, value)
    if (format === 'uuid' && brief) return <code title={value}>{value.slice(0, 13)}</code>
    if (name === 'address' && HALF_OF_IPV6.test(value)) return <LongAddress value={value} />
    if (name === 'action') return <span title={value}>{actionInWords(value)}</span>
    return format === 'uuid' || format === 'uri' || name === 'code' ? <code>{value}</code> : <span>{value}</span>
  }
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) {
    if (name === 'workspaces') return <Workspaces ids={value} brief={brief} />
    return name === 'permissions' ? (
      <Permissions codes={value} brief={brief} />
    ) : (
      <Tags tags={value} brief={brief} none={field.empty} />
    )
  }
  if (name === 'counts' && isObject(value)) return <Value value={inWords(value)} />
  if (brief || isReference(field)) return Array.isArray(value) ? value.length : briefly(value)
  if (isObject(value) && kind === 'object' && (field.fields ?? []).length > 0)
    return <Facts item={value} fields={field.fields} />
  return <Value value={value} />
}

/** Counts by what they are of: `form_submissions_replaced` → `Form submissions, replaced`. */
const inWords = (counts: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(counts).map(([of, count]) => [words(of).replace(/ (replaced|proven)$/, ', $1'), count]),
  )

type ReferredProps = { name: string; value: string; to: NonNullable<Shape['references']> }

/** What an id stands for, by its name where the user may see it, with a link to its page where it has one. */
function Referred({ name, value, to }: ReferredProps) {
  const called = useReferences(to, true).find(({ id }) => id === value)?.name
  const link = linkOf(name, value)
  const shown = called ?? <code title={value}>{value.slice(0, 13)}</code>
  return link === undefined ? <span>{shown}</span> : <Link href={link}>{shown}</Link>
}

const HALF_OF_IPV6 = /^(?:[\da-f]{0,4}:){4}(?=[\da-f:.]+$)/i

/** An address of the network on at most two lines, each with whole groups. */
function LongAddress({ value }: { value: string }) {
  const [half = ''] = HALF_OF_IPV6.exec(value) ?? []
  return (
    <span className={styles.address}>
      {half}
      <wbr />
      {value.slice(half.length)}
    </span>
  )
}

/** The user's own is known by its name. */
function Workspaces({ ids, brief }: { ids: readonly string[]; brief: boolean }) {
  const { workspace } = useSession().user
  return <Tags tags={ids.map(id => (id === workspace.id ? workspace.name : id))} brief={brief} />
}

const FEW = 3

type TagsProps = { tags: readonly string[]; brief: boolean; none?: string | undefined }

function Tags({ tags, brief, none }: TagsProps) {
  if (tags.length === 0) return <span className={css.soft}>{(brief ? undefined : none) ?? 'none'}</span>
  const shown = brief ? tags.slice(0, FEW) : tags
  return (
    <span className={css.tags}>
      {shown.map(item => (
        <span key={item} className={css.tag}>
          {item}
        </span>
      ))}
      {shown.length < tags.length && <span className={css.soft}>+{tags.length - shown.length}</span>}
    </span>
  )
}

/** By what they are about; in a table only that. */
function Permissions({ codes, brief }: { codes: readonly string[]; brief: boolean }) {
  const subjects = [...new Set(codes.map(subjectOf))]
  if (brief || codes.length === 0) return <Tags tags={subjects} brief={brief} />
  return (
    <ul className={css.bare}>
      {subjects.map(subject => (
        <li key={subject}>
          <strong>{subject}</strong>{' '}
          <span className={css.soft}>
            {codes
              .filter(code => subjectOf(code) === subject)
              .map(actOf)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The properties of an item, by name. A list of objects is shown item by item. */
export function Facts({ item, fields = [] }: { item: Readonly<Record<string, unknown>>; fields?: readonly Field[] }) {
  return (
    <dl className={styles.properties}>
      {fields.map(field => (
        <div key={field.name}>
          <dt title={field.description.replaceAll('`', '')}>{fieldTitle(field)}</dt>
          <dd>
            <Shown value={item[field.name]} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The unit is said with the value, and an instant shows that it is one. */
export const fieldTitle = ({ title }: Field): string => title.replace(/ (ms|micros|at)$/, '')

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
