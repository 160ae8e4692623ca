import { Link } from 'wouter'
import type { RankedPassage } from '../../sdk/index.ts'
import { css } from '../parts/css.ts'
import { Table } from '../parts/table.tsx'
import styles from './knowledge.module.css'

/** A passage with what each word of the question adds to its score. */
export function FoundPassage({ passage }: { passage: RankedPassage }) {
  const { sourceId, documentId, title, url, headings, text, score, coverage, terms } = passage
  return (
    <article aria-label={title}>
      <h2>
        <Link href={`/training-sources/${sourceId}/documents/${documentId}`} className={css.link}>
          {title === '' ? url : title}
        </Link>
      </h2>
      <p className={css.soft}>{[...headings, url].join(' › ')}</p>
      <p className={styles.text}>{text}</p>
      <div className={`${css.table} ${css.figures}`}>
        <Table columns={['Word', 'Times in the passage', 'Passages with it', 'Adds to the score']}>
          {terms.map(({ term, frequency, passages, score: added }) => (
            <tr key={term}>
              <td>{term}</td>
              <td>{frequency}</td>
              <td>{passages}</td>
              <td>{added.toFixed(2)}</td>
            </tr>
          ))}
        </Table>
      </div>
      <p>
        Score <strong>{score.toFixed(2)}</strong>, coverage <strong>{coverage.toFixed(2)}</strong>: what the threshold
        of an answer node is compared with.
      </p>
    </article>
  )
}
