import { Link } from 'wouter'
import type { BrokenCheck, KnowledgeGeneration } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useGenerations, usePromotion } from '../data/knowledge.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'

/** Which documents visitors are answered from, and which wait; nothing where changes have only ever been at once. */
export function Generations() {
  const { may } = useSession()
  const generations = useGenerations(may('getKnowledgeGenerations'))
  const promotion = usePromotion()
  if (generations.error !== null) return <Problem error={generations.error} />
  if (generations.data === undefined || generations.data.generations.length === 0) return null
  const { live, held, generations: all } = generations.data
  const candidate = all.find(({ state }) => state === 'candidate')
  return (
    <section className={css.part} aria-label="Generations">
      <h2>Generations of the documents</h2>
      <p role="status">{stateOf(candidate, held)}</p>
      {promotion.error !== null && <Problem error={promotion.error} />}
      <div className={css.table}>
        <Table columns={['Generation', 'Changed', 'Checks', '']}>
          {all.map(generation => (
            <tr key={generation.number}>
              <td>
                {generation.number}, {generation.state === 'live' ? 'which answers' : generation.state}
              </td>
              <td>
                <Time at={generation.changedAt} />
              </td>
              <td>{checksOf(generation)}</td>
              <td>
                {generation.state !== 'live' && may('promoteKnowledgeGeneration') && (
                  <Button disabled={promotion.isPending} onClick={() => promotion.mutate(generation.number)}>
                    {generation.number < live ? `Roll back to ${generation.number}` : `Promote ${generation.number}`}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </div>
      {candidate !== undefined && <Broken checks={candidate.check?.broken ?? []} />}
    </section>
  )
}

function stateOf(candidate: KnowledgeGeneration | undefined, held: boolean): string {
  if (held) return 'Somebody rolled back: no change answers until a generation is promoted here.'
  if (candidate === undefined) return 'Visitors are answered from the newest documents.'
  const { check } = candidate
  if (check === null || !check.upToDate)
    return 'Changed documents wait for the knowledge checks, which run once no crawl is under way.'
  return check.broken.length === 0
    ? 'All checks pass on the changed documents; they answer within a minute.'
    : 'Checks fail on the changed documents; visitors are still answered from those before.'
}

function checksOf({ check }: KnowledgeGeneration): string {
  if (check === null) return 'not run'
  const passed = check.checks - check.broken.length
  return `${passed} of ${check.checks} pass${check.upToDate ? '' : ', before the last change'}`
}

function Broken({ checks }: { checks: readonly BrokenCheck[] }) {
  if (checks.length === 0) return null
  return (
    <div className={css.table}>
      <Table columns={['Check that fails', 'Expected', 'Found instead']}>
        {checks.map(({ checkId, question, url, heading, found }) => (
          <tr key={checkId}>
            <td>
              <Link href={`/knowledge-checks/${checkId}`} className={css.row}>
                {question}
              </Link>
            </td>
            <td>{heading === null ? url : `${url}#${heading}`}</td>
            <td>{found.map(one => [one.title, ...one.headings.slice(-1)].join(' › ')).join(', ') || '–'}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
