import type { KnowledgeSearch, LanguageSearch } from '../../sdk/index.ts'
import { useKnowledgeSearch } from '../data/knowledge.ts'
import { useReferences } from '../data/references.ts'
import { css } from '../parts/css.ts'
import { FilterText, useFilters } from '../parts/filters.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Problem } from '../parts/problem.tsx'
import { Table } from '../parts/table.tsx'
import { Checks } from './checks.tsx'
import { FoundPassage, type Asked } from './found-passage.tsx'
import { Generations } from './generations.tsx'
import { Vectors } from './vectors.tsx'
import styles from './knowledge.module.css'

const LANGUAGE = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$/

/** A question, the passages that an `answer` node would find, and how they were found. */
export function QuestionPage() {
  usePageTitle('Try a question')
  const [filter] = useFilters()
  const sources = filter('sources').split(',').filter(Boolean)
  const language = filter('language')
  const asked = {
    question: filter('question').slice(0, 1000),
    ...(LANGUAGE.test(language) ? { language } : {}),
  }
  const search = useKnowledgeSearch({ ...asked, ...(sources.length === 0 ? {} : { sources }) })
  return (
    <main className={css.page}>
      <h1>Try a question</h1>
      <div className={css.filters}>
        <FilterText name="question" label="Question of a visitor" wide />
        <FilterText name="language" label="Language, such as en" />
        <Sources chosen={sources} />
      </div>
      {search.error !== null && <Problem error={search.error} />}
      {search.data === undefined ? (
        <p className={css.soft}>
          The passages that an answer node would find are shown here, with how they are ranked.
        </p>
      ) : (
        <Found search={search.data} asked={search.isPlaceholderData ? undefined : asked} />
      )}
      <Generations />
      <Checks />
      <Vectors />
    </main>
  )
}

/** None chosen is all. */
function Sources({ chosen }: { chosen: readonly string[] }) {
  const [, setFilter] = useFilters()
  const sources = useReferences('source', true)
  if (sources.length < 2) return null
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <div className={css.choices} role="group" aria-label="Only these training sources">
      {sources.map(({ id, name }) => (
        <button key={id} aria-pressed={chosen.includes(id)} onClick={() => setFilter('sources', toggled(id).join(','))}>
          {name}
        </button>
      ))}
    </div>
  )
}

type FoundProps = {
  search: KnowledgeSearch
  /** What it answers; undefined while the next question is on its way. */
  asked: Asked | undefined
}

function Found({ search: { passages, languages, vectors }, asked }: FoundProps) {
  return (
    <>
      {vectors !== null && (
        <p className={css.soft}>
          {vectors.failure === null
            ? `Compared by words, and by vectors of ${vectors.model}: ${vectors.compared} passages.`
            : `Compared by words only: ${vectors.failure}.`}
        </p>
      )}
      {passages.length === 0 ? (
        <p role="status">No passage has a word of the question.</p>
      ) : (
        <ol className={styles.passages} aria-label="Passages, the best first">
          {passages.map(passage => (
            <li key={`${passage.documentId} ${passage.number} ${asked?.question}`} className={css.card}>
              <FoundPassage passage={passage} asked={asked} />
            </li>
          ))}
        </ol>
      )}
      {languages.map(language => (
        <Language key={language.language} step={language} />
      ))}
    </>
  )
}

function Language({ step: { language, passages, averageLength, terms, found, scored } }: { step: LanguageSearch }) {
  const title =
    language === 'simple' ? 'Without a language' : `In ${language.charAt(0).toUpperCase()}${language.slice(1)}`
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      <p className={css.soft}>
        Passages: {passages}, of {Math.round(averageLength)} words on average. Found by the searched words: {found}.
        Scored: {scored}.
      </p>
      {terms.length > 0 && (
        <div className={`${css.table} ${css.figures}`}>
          <Table columns={['Word, as it is stemmed', 'Passages with it', 'Searched for']}>
            {terms.map(({ term, passages: having, searched, similarTo }) => (
              <tr key={term}>
                <td>{similarTo === null ? term : `${term}, similar to ${similarTo}`}</td>
                <td>{having}</td>
                <td>{searched ? 'Yes' : having === 0 ? 'No: no passage has it' : 'No: too common'}</td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}
