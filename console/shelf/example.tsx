import { useLocation } from 'wouter'
import { useConnectionTemplate, useExampleFlow } from '../data/connection-templates.ts'
import { useSession } from '../access/session.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Dialog } from '../parts/dialog.tsx'
import { textAt } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'

type Props = { connection: { code: string }; templateKey: string; onClose: () => void }

/** Says that the connection is there, and offers a flow that uses it. */
export function ExampleOf({ connection, templateKey, onClose }: Props) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const { data } = useConnectionTemplate(templateKey)
  const call = useExampleFlow({ from: templateKey, to: connection.code }, id => navigate(`/flows/${id}?version=draft`))
  if (data === undefined) return null
  const { name, operations, example } = data
  return (
    <Dialog title={`${name} is connected`} onClose={onClose}>
      <div className={css.controls}>
        {operations.length > 0 && (
          <>
            <p>Nodes of flows can now:</p>
            <ul>
              {operations.map(({ id, summary }) => (
                <li key={id}>{summary}</li>
              ))}
            </ul>
          </>
        )}
        {may('createFlow') && <p>The flow “{textAt(example.flow, 'name')}” shows how, with its tests.</p>}
        {call.error !== null && <Problem error={call.error} />}
        <footer>
          <Button onClick={onClose}>Go to the connection</Button>
          {may('createFlow') && (
            <Button kind="primary" disabled={call.isPending} onClick={() => call.mutate(example)}>
              Create the example flow
            </Button>
          )}
        </footer>
      </div>
    </Dialog>
  )
}
