import { useState } from 'react'
import { useLocation } from 'wouter'
import { isParleyError, type AdminFinding, type ImportFlowRequest } from '../../sdk/index.ts'
import { useCreateFlow, useFlowConversion } from '../data/flows.ts'
import { LinesControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FileControl, type ChosenFile, type FileContent } from '../parts/file-control.tsx'
import { Findings } from '../parts/findings.tsx'
import { isObject, type JsonObject } from '../parts/json.ts'
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
  const [system, setSystem] = useState<System>('typebot')
  const [chosen, setChosen] = useState<ChosenFile>()
  const [starts, setStarts] = useState<readonly string[]>()
  const [code, setCode] = useState<string>()
  const [, navigate] = useLocation()
  const conversion = useFlowConversion()
  const creation = useCreateFlow(({ id }) => navigate(`/flows/${id}?version=draft`))
  const converted = conversion.data
  const convert = () => {
    if (chosen?.content === undefined) return
    conversion.mutate(requestOf(system, chosen.name, chosen.content, starts), {
      onSuccess: ({ report }) => setCode(report.flow.code),
    })
  }
  /** The converted file is no longer the chosen one. */
  const andForget =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      conversion.reset()
    }
  return (
    <Dialog title="Import a flow" onClose={onClose} wide>
      <div className={css.controls}>
        <SelectControl
          label="Exported from"
          choices={SYSTEMS}
          value={system}
          onChange={andForget(picked => setSystem(picked === 'flowise' ? 'flowise' : 'typebot'))}
        />
        <FileControl
          label="Exported file"
          accept=".json"
          contentOf={contentOf}
          chosen={chosen}
          onChoose={andForget(setChosen)}
        />
        {system === 'typebot' && (
          <LinesControl
            label="Groups to begin with"
            value={starts}
            lines={1}
            help="Title or id, one per line; without one the flow begins where the bot does."
            onChange={andForget(setStarts)}
          />
        )}
        {conversion.error !== null && <Unreadable error={conversion.error} />}
        {converted !== undefined && (
          <>
            <ImportReport report={converted.report} />
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
            <Button kind="primary" disabled={chosen?.content === undefined || conversion.isPending} onClick={convert}>
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
  )
}

function requestOf(
  system: System,
  name: string,
  content: JsonObject,
  starts: readonly string[] | undefined,
): ImportFlowRequest {
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
