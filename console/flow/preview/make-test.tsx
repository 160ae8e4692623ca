import { useState } from 'react'
import type { SimulationResult } from '../../../sdk/index.ts'
import { useChangeFlowTests } from '../../data/flow-tests.ts'
import { TextControl } from '../../parts/controls/controls.tsx'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { testOf } from './made-test.ts'
import type { Rehearsal } from './rehearsal.ts'
import styles from './preview.module.css'

type Props = { flowId: string; rehearsal: Rehearsal; result: SimulationResult }

/** Stores the conversation as a test of the flow. */
export function MakeTest({ flowId, rehearsal, result }: Props) {
  const [name, setName] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const saving = useChangeFlowTests(flowId)
  const save = () =>
    saving.mutate(tests => [...tests, testOf(name ?? '', rehearsal, result)], {
      onSuccess: () => {
        setOpen(false)
        setName(undefined)
      },
    })
  return (
    <div className={styles.tryRow}>
      <button disabled={result.error?.kind === 'stub_missing'} onClick={() => setOpen(true)}>
        Make a test of this conversation
      </button>
      {saving.isSuccess && !isOpen && <span role="status">The test is stored.</span>}
      {isOpen && (
        <AskDialog
          title="New test"
          action="Create"
          call={saving}
          onSubmit={save}
          ready={name !== undefined}
          onClose={() => setOpen(false)}
        >
          <TextControl
            label="What it tests"
            placeholder="finds an order"
            required
            value={name}
            onChange={setName}
            help="It expects the same blocks and the same state after each step."
          />
        </AskDialog>
      )}
    </div>
  )
}
