import type { AdminDocumentChange } from '../../../sdk/index.ts'
import { Value } from './value.tsx'
import styles from './inspector.module.css'
import { css } from '../../parts/css.ts'

type Change = Omit<AdminDocumentChange, 'before' | 'after'> & { before?: unknown; after?: unknown }

/** A list of changes, each with the earlier and the later value. */
export function Changes({ title, changes }: { title: string; changes: readonly AdminDocumentChange[] }) {
  return (
    <section aria-label={title} className={css.details}>
      <h2>{title}</h2>
      {changes.length === 0 && <p className={css.soft}>Nothing differs here.</p>}
      {changes.map(({ path, change, before, after }: Change) => (
        <div key={path} className={styles.change} data-change={change}>
          <p className={css.soft}>
            <code>{path.split('/').slice(1).join(' / ') || 'the whole document'}</code> {change}
          </p>
          {before !== undefined && (
            <div className={styles.before}>
              <Value value={before} />
            </div>
          )}
          {after !== undefined && (
            <div className={styles.after}>
              <Value value={after} />
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
