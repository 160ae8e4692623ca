import { useState } from 'react'
import type { WorkspaceApplied, WorkspaceCheck, WorkspaceFileRequest } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useWorkspaceApplication, useWorkspaceCheck } from '../data/workspace-file.ts'
import { Changes } from '../flow/inspector/changes.tsx'
import { CheckControl, TextControl } from '../parts/controls/controls.tsx'
import { FileControl, type ChosenFile } from '../parts/file-control.tsx'
import { Findings } from '../parts/findings.tsx'
import { Problem } from '../parts/problem.tsx'
import { ChangeList } from './change-list.tsx'
import { Applied } from './applied.tsx'
import { contentOf, variablesIn } from './read-file.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import styles from './workspace-file.module.css'

const FORMAT = { accept: '.yaml,.yml,.json', contentOf }

type Variables = Readonly<Record<string, string>>

/** Checks a file, shows its changes, and applies exactly these. */
export function ApplyFile() {
  const [applied, setApplied] = useState<WorkspaceApplied>()
  if (applied !== undefined) return <Applied applied={applied} onDone={() => setApplied(undefined)} />
  return (
    <section className={styles.card} aria-labelledby="apply-heading">
      <h2 id="apply-heading">Check and apply</h2>
      <p className={css.soft}>
        A check shows what a file would change, and changes nothing. What the file does not name stays as it is.
      </p>
      <CheckForm onApplied={setApplied} />
    </section>
  )
}

function CheckForm({ onApplied }: { onApplied: (applied: WorkspaceApplied) => void }) {
  const [file, setFile] = useState<ChosenFile>()
  const [layout, setLayout] = useState<ChosenFile>()
  const [variables, setVariables] = useState<Variables>({})
  const [unsetVariables, setUnsetVariables] = useState<readonly string[]>([])
  const [options, setOptions] = useState<Options>({ overwriteDrafts: false, allowGlobal: false })
  const check = useWorkspaceCheck()

  const content = file?.content
  const request: WorkspaceFileRequest | undefined = content && {
    file: content,
    variables,
    ...options,
    ...(layout?.content === undefined ? {} : { layout: layout.content }),
  }
  /** What was checked is no longer what would be applied. */
  const andForget =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      check.reset()
    }
  const runCheck = () => {
    if (request === undefined) return
    check.mutate(request, {
      onSuccess: ({ findings }) => {
        const unset = findings.filter(({ rule }) => rule === 'unset_environment').map(({ path }) => path)
        setUnsetVariables(present => [...new Set([...present, ...variablesIn(content, unset)])])
      },
    })
  }
  const outcome = check.data
  return (
    <>
      <div className={css.controls}>
        <FileControl label="Workspace file" {...FORMAT} chosen={file} onChoose={andForget(setFile)} />
        <FileControl label="Layout file, if there is one" {...FORMAT} chosen={layout} onChoose={andForget(setLayout)} />
        <VariableControls names={unsetVariables} values={variables} onChange={andForget(setVariables)} />
        <Permissions
          options={options}
          isDraftChanged={outcome?.findings.some(({ rule }) => rule === 'draft_changed') === true}
          onChange={changes => andForget(setOptions)({ ...options, ...changes })}
        />
        {check.error !== null && <Problem error={check.error} />}
        <footer>
          <button disabled={request === undefined || check.isPending} onClick={runCheck}>
            {check.isPending ? 'Checking…' : 'Check'}
          </button>
        </footer>
      </div>
      {outcome !== undefined && request !== undefined && (
        <CheckOutcome outcome={outcome} request={request} onApplied={onApplied} />
      )}
    </>
  )
}

type Options = { overwriteDrafts: boolean; allowGlobal: boolean }
type PermissionsProps = { options: Options; isDraftChanged: boolean; onChange: (changes: Partial<Options>) => void }

/** What a file may change only if it is permitted expressly. */
function Permissions({ options: { overwriteDrafts, allowGlobal }, isDraftChanged, onChange }: PermissionsProps) {
  const { user } = useSession()
  return (
    <>
      {(overwriteDrafts || isDraftChanged) && (
        <CheckControl
          label="Replace drafts that others have changed"
          value={overwriteDrafts}
          onChange={checked => onChange({ overwriteDrafts: checked === true })}
        />
      )}
      {user.superAdmin && (
        <CheckControl
          label="Allow changes that affect every workspace"
          help="Values of the global scope and super-admins."
          value={allowGlobal}
          onChange={checked => onChange({ allowGlobal: checked === true })}
        />
      )}
    </>
  )
}

type VariableControlsProps = { names: readonly string[]; values: Variables; onChange: (values: Variables) => void }

function VariableControls({ names, values, onChange }: VariableControlsProps) {
  return names.map(name => (
    <TextControl
      key={name}
      label={name}
      type="password"
      value={values[name]}
      help="The file refers to this value but does not contain it."
      onChange={value => {
        const { [name]: _, ...others } = values
        onChange(value === undefined ? others : { ...others, [name]: value })
      }}
    />
  ))
}

type CheckOutcomeProps = {
  outcome: WorkspaceCheck
  request: WorkspaceFileRequest
  onApplied: (applied: WorkspaceApplied) => void
}

function CheckOutcome({ outcome, request, onApplied }: CheckOutcomeProps) {
  const { may } = useSession()
  const application = useWorkspaceApplication(onApplied)
  return (
    <div className={styles.checked} role="region" aria-label="What the file does">
      {outcome.findings.length > 0 && <Findings findings={outcome.findings} />}
      {outcome.valid && <ChangeList changes={outcome.changes} />}
      {outcome.differences.length > 0 && <Changes title="Difference" changes={outcome.differences} />}
      {application.error !== null && <Problem error={application.error} />}
      {outcome.valid && outcome.changes.length > 0 && may('applyWorkspaceFile') && (
        <footer>
          <Button
            kind="primary"
            disabled={application.isPending}
            onClick={() => application.mutate({ request, etag: outcome.etag })}
          >
            Apply {outcome.changes.length === 1 ? 'this change' : `these ${outcome.changes.length} changes`}
          </Button>
        </footer>
      )}
    </div>
  )
}
