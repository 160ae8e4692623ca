import { useState } from 'react'
import type { AdminFlow } from '../../../sdk/index.ts'
import { useFlowUses, useWithdrawFlow } from '../../data/publishing.ts'
import { Dialog } from '../../parts/dialog.tsx'
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
        <Dialog title={`Withdraw ${flow.name}?`} onClose={() => setAsking(false)}>
          <div className={css.controls}>
            <p className={css.soft}>
              Nothing starts the flow any more. Running executions continue, and every version can be published again.
            </p>
            {users.length > 0 && <p>Still used by {users.join(', ')}.</p>}
            {withdrawal.error !== null && <Refused error={withdrawal.error} />}
            <footer>
              <button onClick={() => setAsking(false)}>Cancel</button>
              <Button
                kind="primary"
                disabled={withdrawal.isPending}
                onClick={() => withdrawal.mutate({ etag: flow.etag }, { onSuccess: onDone })}
              >
                Withdraw
              </Button>
            </footer>
          </div>
        </Dialog>
      )}
    </>
  )
}
