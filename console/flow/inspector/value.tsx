import { orderedEntries } from '../key-order.ts'
import { isObject } from '../../parts/json.ts'

const CODE = new Set(['Expression', 'Duration', 'DurationTemplate', 'InstantTemplate', 'SaveAs'])

/** A value of a definition or of a run, to be read. `kind`: name of its definition in the schema, if it has one. */
export function Value({ of, kind }: { of: unknown; kind?: string | undefined }) {
  if (typeof of === 'string') return kind !== undefined && CODE.has(kind) ? <code>{of}</code> : <Text of={of} />
  if (of === null || typeof of !== 'object') return <code>{String(of)}</code>
  const entries: [name: string, item: unknown][] = Array.isArray(of) ? Object.entries(of) : orderedEntries(of)
  if (entries.length === 0) return <code>{Array.isArray(of) ? '[]' : '{}'}</code>
  if (Array.isArray(of) && !of.some(item => isObject(item) || Array.isArray(item))) return <code>{of.join(', ')}</code>
  return (
    <dl className="value">
      {entries.map(([name, item]) => (
        <div key={name} data-nested={isNested(item) || undefined}>
          <dt>{Array.isArray(of) ? Number(name) + 1 : name}</dt>
          <dd>
            <Value of={item} />
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
function Text({ of }: { of: string }) {
  const parts = of.split(/(\{\{.*?\}\})/s)
  return (
    <span className="text">
      {parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </span>
  )
}
