import { useId, useState } from 'react'
import type { WorkspaceApplied, WorkspaceFileRequest } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useWorkspaceApplication, useWorkspaceCheck } from '../data/workspace-file.ts'
import { Changes } from '../flow/inspector/changes.tsx'
import { CheckControl, TextControl } from '../parts/controls.tsx'
import { Findings } from '../parts/findings.tsx'
import type { JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { ChangeList } from './change-list.tsx'
import { Applied } from './applied.tsx'
import { contentOf, variablesIn } from './read-file.ts'

type Chosen = { name: string; content?: JsonObject | undefined; problem?: string | undefined }

/** Checks a file, shows its changes, and applies exactly these. */
export function ApplyFile() {
  const { may, user } = useSession()
  const [file, setFile] = useState<Chosen>()
  const [layout, setLayout] = useState<Chosen>()
  const [variables, setVariables] = useState<Readonly<Record<string, string>>>({})
  const [asked, setAsked] = useState<readonly string[]>([])
  const [overwriteDrafts, setOverwriteDrafts] = useState(false)
  const [allowGlobal, setAllowGlobal] = useState(false)
  const [applied, setApplied] = useState<WorkspaceApplied>()
  const check = useWorkspaceCheck()
  const application = useWorkspaceApplication(setApplied)

  const content = file?.content
  const request: WorkspaceFileRequest | undefined = content && {
    file: content,
    variables,
    overwriteDrafts,
    allowGlobal,
    ...(layout?.content === undefined ? {} : { layout: layout.content }),
  }
  const choose = (place: (chosen: Chosen | undefined) => void) => (chosen: Chosen | undefined) => {
    place(chosen)
    forget()
  }
  const forget = () => {
    check.reset()
    application.reset()
  }
  const runCheck = () => {
    if (request === undefined) return
    application.reset()
    check.mutate(request, {
      onSuccess: ({ findings }) => {
        const unset = findings.filter(({ rule }) => rule === 'unset_environment').map(({ path }) => path)
        setAsked(present => [...new Set([...present, ...variablesIn(content, unset)])])
      },
    })
  }
  const outcome = check.data
  const done = () => {
    setApplied(undefined)
    setFile(undefined)
    setLayout(undefined)
    setVariables({})
    setAsked([])
    forget()
  }
  if (applied !== undefined) return <Applied of={applied} onDone={done} />
  return (
    <section className="card" aria-labelledby="apply-heading">
      <h2 id="apply-heading">Check and apply</h2>
      <p className="about">
        A check shows what a file would change, and changes nothing. What the file does not name stays as it is.
      </p>
      <div className="controls">
        <FileControl label="Workspace file" chosen={file} onChoose={choose(setFile)} />
        <FileControl label="Layout file, if there is one" chosen={layout} onChoose={choose(setLayout)} />
        {asked.map(name => (
          <TextControl
            key={name}
            label={name}
            type="password"
            value={variables[name]}
            help="The file refers to this value and does not hold it."
            onChange={value => {
              setVariables(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }))
              forget()
            }}
          />
        ))}
        {(overwriteDrafts || outcome?.findings.some(({ rule }) => rule === 'draft_changed') === true) && (
          <CheckControl
            label="Replace drafts that others have changed"
            value={overwriteDrafts}
            onChange={wanted => {
              setOverwriteDrafts(wanted === true)
              forget()
            }}
          />
        )}
        {user.superAdmin && (
          <CheckControl
            label="Let it change what holds in every workspace"
            help="Values of the global scope, and super-admins."
            value={allowGlobal}
            onChange={wanted => {
              setAllowGlobal(wanted === true)
              forget()
            }}
          />
        )}
        {check.error !== null && <Problem error={check.error} />}
        <footer>
          <button disabled={request === undefined || check.isPending} onClick={runCheck}>
            {check.isPending ? 'Checking…' : 'Check'}
          </button>
        </footer>
      </div>
      {outcome !== undefined && request !== undefined && (
        <div className="checked" role="region" aria-label="What the file does">
          {outcome.findings.length > 0 && <Findings of={outcome.findings} />}
          {outcome.valid && <ChangeList of={outcome.changes} />}
          {outcome.differences.length > 0 && <Changes title="Difference" changes={outcome.differences} />}
          {application.error !== null && <Problem error={application.error} />}
          {outcome.valid && outcome.changes.length > 0 && may('applyWorkspaceFile') && (
            <footer>
              <button
                className="primary"
                disabled={application.isPending}
                onClick={() => application.mutate({ request, etag: outcome.etag })}
              >
                Apply {outcome.changes.length === 1 ? 'this change' : `these ${outcome.changes.length} changes`}
              </button>
            </footer>
          )}
        </div>
      )}
    </section>
  )
}

type FileControlProps = {
  label: string
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen | undefined) => void
}

function FileControl({ label, chosen, onChoose }: FileControlProps) {
  const id = useId()
  const read = async (picked: File | undefined) =>
    onChoose(picked && { name: picked.name, ...contentOf(await picked.text()) })
  return (
    <div className="control">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".yaml,.yml,.json"
        aria-invalid={chosen?.problem === undefined ? undefined : true}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {chosen?.problem !== undefined && (
        <p className="wrong" role="alert">
          {chosen.problem}
        </p>
      )}
    </div>
  )
}
