import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { isParleyError, type AdminFinding, type FlowImport } from '../../sdk/index.ts'
import { admin } from '../data/admin.ts'
import { LinesControl, SelectControl, TextControl } from '../parts/controls.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Findings } from '../parts/findings.tsx'
import { isObject, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { ImportReport } from './import-report.tsx'
import '../styles/forms.css'

type System = 'typebot' | 'flowise'
type Chosen = { name: string; content?: JsonObject; problem?: string }

const SYSTEMS = [
  { value: 'typebot', title: 'Typebot' },
  { value: 'flowise', title: 'Flowise' },
]

/** From an exported file through the report of the import to a draft. */
export function ImportFlow({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const cache = useQueryClient()
  const file = useId()
  const [system, setSystem] = useState<System>('typebot')
  const [chosen, setChosen] = useState<Chosen>()
  const [starts, setStarts] = useState<readonly string[]>()
  const [code, setCode] = useState<string>()
  const conversion = useMutation({
    mutationFn: async ({ name, content }: { name: string; content: JsonObject }) =>
      await admin.flows.importFlow({
        ImportFlowRequest: {
          system,
          document: content,
          ...(system === 'typebot' && starts !== undefined ? { starts: [...starts] } : {}),
          ...(system === 'flowise' ? { name: name.replace(/( (Chatflow|Agents))?\.json$/, '').slice(0, 200) } : {}),
        },
      }),
    onSuccess: ({ report }) => setCode(report.flow.code),
  })
  const creation = useMutation({
    mutationFn: async ({ definition }: FlowImport) =>
      await admin.flows.createFlow({ CreateFlowRequest: { definition: { ...definition, code: code ?? '' } } }),
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: ['flows'] })
      navigate(`/flows/${id}?version=draft`)
    },
  })
  const read = async (picked: File | undefined) => {
    conversion.reset()
    setChosen(picked && { name: picked.name, ...contentOf(await picked.text()) })
  }
  const content = chosen?.content
  const converted = conversion.data
  return (
    <Dialog title="Import a flow" onClose={onClose} wide>
      <div className="controls">
        <SelectControl
          label="Exported from"
          choices={SYSTEMS}
          value={system}
          onChange={picked => {
            conversion.reset()
            setSystem(picked === 'flowise' ? 'flowise' : 'typebot')
          }}
        />
        <div className="control">
          <label htmlFor={file}>Exported file</label>
          <input id={file} type="file" accept=".json" onChange={({ target }) => void read(target.files?.[0])} />
          {chosen?.problem !== undefined && (
            <p className="wrong" role="alert">
              {chosen.problem}
            </p>
          )}
        </div>
        {system === 'typebot' && (
          <LinesControl
            label="Groups to begin with"
            value={starts}
            lines={1}
            help="Title or id, one on a line; without one the flow begins where the bot does."
            onChange={groups => {
              conversion.reset()
              setStarts(groups)
            }}
          />
        )}
        {conversion.error !== null && <Unreadable error={conversion.error} />}
        {converted !== undefined && (
          <>
            <ImportReport of={converted.report} />
            <TextControl
              label="Code"
              value={code}
              onChange={setCode}
              help="Other flows and the API name the flow by it. It cannot be changed later."
              mono
              required
            />
          </>
        )}
        {creation.error !== null && <Problem error={creation.error} />}
        <footer>
          <button onClick={onClose}>Cancel</button>
          {converted === undefined ? (
            <button
              className="primary"
              disabled={content === undefined || conversion.isPending}
              onClick={() => content && conversion.mutate({ name: chosen.name, content })}
            >
              Convert
            </button>
          ) : (
            <button
              className="primary"
              disabled={code === undefined || creation.isPending}
              onClick={() => creation.mutate(converted)}
            >
              Create the draft
            </button>
          )}
        </footer>
      </div>
    </Dialog>
  )
}

function Unreadable({ error }: { error: unknown }) {
  if (!isParleyError(error, 'export_invalid')) return <Problem error={error} />
  const { findings } = error.details as { findings: AdminFinding[] }
  return <Findings of={findings} />
}

function contentOf(text: string): { content: JsonObject } | { problem: string } {
  try {
    const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isObject(content) ? { content } : { problem: 'The file holds no export.' }
  } catch {
    return { problem: 'The file is not JSON.' }
  }
}
