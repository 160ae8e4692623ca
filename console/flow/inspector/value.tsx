import type { Shape } from '../../../generated/console/catalog.ts'
import { orderedEntries } from '../key-order.ts'
import { durationInWords } from '../../fields/durations.ts'
import { choiceTitle, resolved, words } from '../../fields/shapes.ts'
import { isObject } from '../../parts/json.ts'
import { partOf } from './position.ts'
import styles from './inspector.module.css'

const CODE = new Set(['Expression', 'InstantTemplate', 'SaveAs'])
const DURATIONS = new Set(['Duration', 'DurationTemplate'])

/** A value of a definition or of a run, to be read. `shape`: from which its parts have their names, if it has one. */
export function Value({ value, shape }: { value: unknown; shape?: Shape | undefined }) {
  if (typeof value === 'string') return <Said text={value} shape={shape} />
  if (value === null || typeof value !== 'object') return <code>{String(value)}</code>
  const entries: [name: string, item: unknown][] = Array.isArray(value) ? Object.entries(value) : orderedEntries(value)
  if (entries.length === 0) return <code>{Array.isArray(value) ? '[]' : '{}'}</code>
  if (Array.isArray(value) && !value.some(item => isObject(item) || Array.isArray(item)))
    return <code>{value.join(', ')}</code>
  return (
    <dl className={styles.value}>
      {entries.map(([name, item]) => {
        const part = partOf(shape, value, name)
        return (
          <div key={name} data-nested={isNested(item) || undefined}>
            <dt title={part?.description}>{Array.isArray(value) ? Number(name) + 1 : (part?.title ?? name)}</dt>
            <dd>
              <Value value={item} shape={part} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Said({ text, shape }: { text: string; shape: Shape | undefined }) {
  if (shape === undefined) return <Text text={text} />
  if (DURATIONS.has(shape.kind)) return <Text text={durationInWords(text)} />
  if (CODE.has(shape.kind)) return <code>{text}</code>
  const { const: only, enum: choices } = resolved(shape)
  if (only === text) return words(text)
  return choices?.includes(text) === true ? choiceTitle(resolved(shape), text) : <Text text={text} />
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
