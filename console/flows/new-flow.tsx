import { useLocation } from 'wouter'
import { createFlow } from '../data/flows.ts'
import { intentFrom } from '../parts/code-from.ts'
import { NewDocument } from '../parts/new-document.tsx'

/** Asks for the name of a new flow, creates it with an intent that visitors can choose and opens its draft. */
export function NewFlow({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  return (
    <NewDocument
      title="New flow"
      name={{ label: 'Name', example: 'Order status' }}
      codeHelp="Other flows and the API name the flow by it."
      create={async (code, name) =>
        await createFlow({
          code,
          name,
          triggers: [{ type: 'chat_intent', intent: intentFrom(code), display: { label: name.slice(0, 120) } }],
          nodes: [],
        })
      }
      onCreated={id => navigate(`/flows/${id}?version=draft`)}
      onClose={onClose}
    />
  )
}
