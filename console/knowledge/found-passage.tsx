import { Link } from 'wouter'
import type { CreateKnowledgeCheckRequest, RankedPassage } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useNewCheck } from '../data/knowledge.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Table } from '../parts/table.tsx'
import styles from './knowledge.module.css'

export type Asked = Pick<CreateKnowledgeCheckRequest, 'question' | 'language'>

/** A passage with what each word of the question adds to its score. */
export function FoundPassage({ passage, asked }: { passage: RankedPassage; asked: Asked | undefined }) {
  const { sourceId, documentId, title, url, headings, text, score, similarity, coverage, terms } = passage
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
        Score <strong>{score.toFixed(2)}</strong>,{' '}
        {similarity !== null && (
          <>
            similarity <strong>{similarity.toFixed(2)}</strong>,{' '}
          </>
        )}
        coverage <strong>{coverage.toFixed(2)}</strong>: what the threshold of an answer node is compared with.
      </p>
      {asked !== undefined && <Expect check={{ ...asked, url, heading: headings.at(-1) ?? null }} />}
    </article>
  )
}

/** Makes a check of it, with one click. */
function Expect({ check }: { check: CreateKnowledgeCheckRequest }) {
  const { may } = useSession()
  const creation = useNewCheck()
  if (!may('createKnowledgeCheck')) return null
  return (
    <>
      {creation.error !== null && <Problem error={creation.error} />}
      <p>
        {creation.data === undefined ? (
          <Button disabled={creation.isPending} onClick={() => creation.mutate(check)}>
            Expect this passage
          </Button>
        ) : (
          <Link href={`/knowledge-checks/${creation.data.id}`} className={css.link}>
            This is checked now
          </Link>
        )}
      </p>
    </>
  )
}
