import type { VectorSet } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useVectors } from '../data/knowledge.ts'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Time } from '../parts/time.tsx'

/** How many passages can be compared by what they mean; nothing in a workspace without a connection for it. */
export function Vectors() {
  const { may } = useSession()
  const vectors = useVectors(may('getKnowledgeVectors'))
  if (vectors.error !== null) return <Problem error={vectors.error} />
  if (vectors.data === undefined || vectors.data.sets.length === 0) return null
  const { passages, sets } = vectors.data
  return (
    <section className={css.part} aria-label="Vectors">
      <h2>Vectors</h2>
      {sets.map(set => (
        <Progress key={`${set.connection} ${set.model}`} set={set} all={passages} />
      ))}
    </section>
  )
}

function Progress({ set, all }: { set: VectorSet; all: number }) {
  const { connection, model, passages, answers, costMicros, failure, dueAt } = set
  const name = `${model}, by the connection ${connection}`
  return (
    <>
      <p>
        <progress max={all} value={passages} aria-label={name} /> {passages} of {all} passages have vectors of {name}
        {answers ? ', which answer.' : ', which answer once all have one.'}
        {costMicros > 0 && ` They cost ${(costMicros / 1_000_000).toFixed(2)} USD so far.`}
      </p>
      {failure !== null && (
        <p className={css.wrong}>
          The last attempt failed: {failure}. The next one is due <Time at={dueAt} />.
        </p>
      )}
    </>
  )
}
