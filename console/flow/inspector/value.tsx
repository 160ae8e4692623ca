import { orderedEntries } from '../key-order.ts'
import { durationInWords } from '../../fields/durations.ts'
import { isObject } from '../../parts/json.ts'
import styles from './inspector.module.css'

const CODE = new Set(['Expression', 'InstantTemplate', 'SaveAs'])
const DURATIONS = new Set(['Duration', 'DurationTemplate'])

/** A value of a definition or of a run, to be read. `kind`: name of its definition in the schema, if it has one. */
export function Value({ value, kind }: { value: unknown; kind?: string | undefined }) {
  if (typeof value === 'string' && kind !== undefined && DURATIONS.has(kind))
    return <Text text={durationInWords(value)} />
  if (typeof value === 'string')
    return kind !== undefined && CODE.has(kind) ? <code>{value}</code> : <Text text={value} />
  if (value === null || typeof value !== 'object') return <code>{String(value)}</code>
  const entries: [name: string, item: unknown][] = Array.isArray(value) ? Object.entries(value) : orderedEntries(value)
  if (entries.length === 0) return <code>{Array.isArray(value) ? '[]' : '{}'}</code>
  if (Array.isArray(value) && !value.some(item => isObject(item) || Array.isArray(item)))
    return <code>{value.join(', ')}</code>
  return (
    <dl className={styles.value}>
      {entries.map(([name, item]) => (
        <div key={name} data-nested={isNested(item) || undefined}>
          <dt>{Array.isArray(value) ? Number(name) + 1 : name}</dt>
          <dd>
            <Value value={item} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isNested(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(item => isObject(item) || Array.isArray(item))
  return isObject(value) && Object.keys(value).length > 0
}

/** A text with highlighted templates. */
function Text({ text }: { text: string }) {
  const parts = text.split(/(\{\{.*?\}\})/s)
  return (
    <span className={styles.text}>
      {parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </span>
  )
}
