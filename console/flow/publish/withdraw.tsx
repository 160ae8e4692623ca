import { useState } from 'react'
import type { AdminFlow } from '../../../sdk/index.ts'
import { useFlowUses, useWithdrawFlow } from '../../data/publishing.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Refused } from './refused.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { css } from '../../parts/css.ts'

/** Withdraws the live version, after a confirmation. */
export function Withdraw({ flow, onDone }: { flow: AdminFlow; onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const uses = useFlowUses(flow.id).data ?? []
  const users = [...new Set(uses.flatMap(({ live, code, name }) => (live && code !== null ? [name] : [])))]
  const withdrawal = useWithdrawFlow(flow.id)
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Withdraw…
      </Button>
      {asking && (
        <AskDialog
          title={`Withdraw ${flow.name}?`}
          action="Withdraw"
          call={withdrawal}
          Refusal={Refused}
          onSubmit={() => withdrawal.mutate({ etag: flow.etag }, { onSuccess: onDone })}
          onClose={() => setAsking(false)}
        >
          <p className={css.soft}>
            Nothing starts the flow any more. Running executions continue, and every version can be published again.
          </p>
          {users.length > 0 && <p>Still used by {users.join(', ')}.</p>}
        </AskDialog>
      )}
    </>
  )
}
