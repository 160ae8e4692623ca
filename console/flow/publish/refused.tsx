import { Link } from 'wouter'
import { isParleyError, type AdminFinding } from '../../../sdk/index.ts'
import { Findings } from '../../parts/findings.tsx'
import { Problem } from '../../parts/problem.tsx'
import { css } from '../../parts/css.ts'

/** Why nothing was published. */
export function Refused({ error }: { error: unknown }) {
  if (isParleyError(error, 'flow_invalid') || isParleyError(error, 'operations_changed'))
    return <Findings findings={(error.details as Refusal).findings} />
  if (isParleyError(error, 'intent_conflict')) {
    const { intent, flow_id } = error.details as { intent: string; flow_id: string }
    return (
      <div className={css.problem} role="alert">
        <p>
          The intent <code>{intent}</code> belongs to <Link href={`/flows/${flow_id}`}>another flow</Link> that is live.
        </p>
      </div>
    )
  }
  if (isParleyError(error, 'precondition_failed'))
    return (
      <div className={css.problem} role="alert">
        <p>Someone else has changed this flow. The latest state is shown; review it before you continue.</p>
      </div>
    )
  return <Problem error={error} />
}

type Refusal = { findings: AdminFinding[] }
