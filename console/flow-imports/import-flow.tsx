import { useState } from 'react'
import { useLocation } from 'wouter'
import {
  isParleyError,
  type AdminFinding,
  type FlowImport,
  type FlowImportReport,
  type ImportFlowRequest,
} from '../../sdk/index.ts'
import { useCreateFlow, useFlowConversion } from '../data/flows.ts'
import { LinesControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FileControl, type ChosenFile, type FileContent } from '../parts/file-control.tsx'
import { Findings } from '../parts/findings.tsx'
import type { Start } from '../gallery/starts.ts'
import { TryFlowOnDemand } from '../gallery/try-flow-on-demand.tsx'
import { isObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { ImportReport } from './import-report.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

type System = 'typebot' | 'flowise'

const SYSTEMS = [
  { value: 'typebot', title: 'Typebot' },
  { value: 'flowise', title: 'Flowise' },
]

/** From an exported file through the report of the import to a draft. */
export function ImportFlow({ onClose }: { onClose: () => void }) {
  const [exported, setExported] = useState<ExportedBot>({ system: 'typebot', chosen: undefined, starts: undefined })
  const [code, setCode] = useState<string>()
  const [trying, setTrying] = useState(false)
  const [, navigate] = useLocation()
  const conversion = useFlowConversion()
  const creation = useCreateFlow(({ id }) => navigate(`/flows/${id}?version=draft`))
  const converted = conversion.data
  const convert = () => {
    const request = requestOf(exported)
    if (request !== undefined) conversion.mutate(request, { onSuccess: ({ report }) => setCode(report.flow.code) })
  }
  const andForget = (changes: Partial<ExportedBot>) => {
    setExported({ ...exported, ...changes })
    // The converted file is no longer the chosen one.
    conversion.reset()
  }
  return (
    <>
      <Dialog title="Import a flow" onClose={onClose} wide>
        <div className={css.controls}>
          <Exported value={exported} onChange={andForget} />
          {conversion.error !== null && <Unreadable error={conversion.error} />}
          {converted !== undefined && <Converted report={converted.report} code={code} onCode={setCode} />}
          {creation.error !== null && <Problem error={creation.error} />}
          <footer>
            <button onClick={onClose}>Cancel</button>
            {converted !== undefined && <button onClick={() => setTrying(true)}>Try it</button>}
            {converted === undefined ? (
              <Button
                kind="primary"
                disabled={exported.chosen?.content === undefined || conversion.isPending}
                onClick={convert}
              >
                Convert
              </Button>
            ) : (
              <Button
                kind="primary"
                disabled={code === undefined || creation.isPending}
                onClick={() => creation.mutate({ ...converted.definition, code: code ?? '' })}
              >
                Create the draft
              </Button>
            )}
          </footer>
        </div>
      </Dialog>
      {trying && converted !== undefined && (
        <TryFlowOnDemand start={startOf(converted)} onClose={() => setTrying(false)} />
      )}
    </>
  )
}

function startOf({ definition, report }: FlowImport): Start {
  const { name } = report.flow
  return { id: 'import', title: name, about: '', definition: { ...definition, nodes: definition['nodes'] as object[] } }
}

/** What is imported, and from where. */
type ExportedBot = { system: System; chosen: ChosenFile | undefined; starts: readonly string[] | undefined }
type ExportedProps = { value: ExportedBot; onChange: (changes: Partial<ExportedBot>) => void }

function Exported({ value: { system, chosen, starts }, onChange }: ExportedProps) {
  return (
    <>
      <SelectControl
        label="Exported from"
        choices={SYSTEMS}
        value={system}
        onChange={picked => onChange({ system: picked === 'flowise' ? 'flowise' : 'typebot' })}
      />
      <FileControl
        label="Exported file"
        accept=".json"
        contentOf={contentOf}
        chosen={chosen}
        onChoose={file => onChange({ chosen: file })}
      />
      {system === 'typebot' && (
        <LinesControl
          label="Groups to begin with"
          value={starts}
          lines={1}
          help="Title or id, one per line; without one the flow begins where the bot does."
          onChange={titles => onChange({ starts: titles })}
        />
      )}
    </>
  )
}

type ConvertedProps = { report: FlowImportReport; code: string | undefined; onCode: (code: string | undefined) => void }

function Converted({ report, code, onCode }: ConvertedProps) {
  return (
    <>
      <ImportReport report={report} />
      <TextControl
        label="Code"
        value={code}
        onChange={onCode}
        help="Other flows and the API name the flow by it. It cannot be changed later."
        mono
        required
      />
    </>
  )
}

function requestOf({ system, chosen, starts }: ExportedBot): ImportFlowRequest | undefined {
  if (chosen?.content === undefined) return undefined
  const { name, content } = chosen
  return {
    system,
    document: content,
    ...(system === 'typebot' && starts !== undefined ? { starts: [...starts] } : {}),
    ...(system === 'flowise' ? { name: name.replace(/( (Chatflow|Agents))?\.json$/, '').slice(0, 200) } : {}),
  }
}

function Unreadable({ error }: { error: unknown }) {
  if (!isParleyError(error, 'export_invalid')) return <Problem error={error} />
  const { findings } = error.details as { findings: AdminFinding[] }
  return <Findings findings={findings} />
}

function contentOf(text: string): FileContent {
  try {
    const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isObject(content) ? { content } : { problem: 'The file is not an export.' }
  } catch {
    return { problem: 'The file is not JSON.' }
  }
}
