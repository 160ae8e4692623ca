import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { admin } from '../data/admin.ts'
import { codeFrom } from '../parts/code-from.ts'
import { TextControl } from '../parts/controls.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import '../styles/forms.css'

/** Asks for the name of a new flow, creates it without nodes and opens its draft. */
export function NewFlow({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const [name, setName] = useState<string>()
  const [own, setOwn] = useState<string>()
  const code = own ?? codeFrom(name ?? '')
  const creation = useMutation({
    mutationFn: async () =>
      await admin.flows.createFlow({ CreateFlowRequest: { definition: { code, name, nodes: [] } } }),
    onSuccess: ({ id }) => navigate(`/flows/${id}?version=draft`),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    creation.mutate()
  }
  return (
    <Dialog title="New flow" onClose={onClose}>
      <form className="controls" onSubmit={submit}>
        <TextControl label="Name" value={name} onChange={setName} placeholder="Order status" required />
        <TextControl
          label="Code"
          value={code === '' ? undefined : code}
          onChange={text => setOwn(text ?? '')}
          help="Other flows and the API name the flow by it. It cannot be changed later."
          mono
          required
        />
        {creation.error !== null && <Problem error={creation.error} />}
        <footer>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="primary" disabled={creation.isPending || code === '' || name === undefined}>
            Create
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
