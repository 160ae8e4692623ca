import type { AdminDocumentChange } from '../../../sdk/index.ts'
import { Value } from './value.tsx'

type Change = Omit<AdminDocumentChange, 'before' | 'after'> & { before?: unknown; after?: unknown }

/** A list of changes, each with the earlier and the later value. */
export function Changes({ title, changes }: { title: string; changes: readonly AdminDocumentChange[] }) {
  return (
    <section aria-label={title} className="details">
      <h2>{title}</h2>
      {changes.length === 0 && <p className="about">Nothing differs here.</p>}
      {changes.map(({ path, change, before, after }: Change) => (
        <div key={path} className="change" data-change={change}>
          <p className="meta">
            <code>{path.split('/').slice(1).join(' / ') || 'the whole document'}</code> {change}
          </p>
          {before !== undefined && (
            <div className="before">
              <Value value={before} />
            </div>
          )}
          {after !== undefined && (
            <div className="after">
              <Value value={after} />
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
