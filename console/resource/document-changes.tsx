import { Fragment } from 'react'
import { Link } from 'wouter'
import {
  isParleyError,
  type AdminFinding,
  type DocumentWarning,
  type OperationChange,
  type OperationUse,
} from '../../sdk/index.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import styles from './resource.module.css'

/** What keeps a document from being used, with its position. */
export function Refusal({ subject = 'document', error }: { subject?: string; error: unknown }) {
  if (!isParleyError(error, 'document_invalid')) return <Problem error={error} />
  return (
    <div className={css.problem} role="alert">
      {(error.details as { findings: AdminFinding[] }).findings.map(({ path, message }) => (
        <p key={path}>
          The {subject} {message}
          {path !== '' && (
            <>
              , at <code>{path}</code>
            </>
          )}
        </p>
      ))}
    </div>
  )
}

type Props = {
  title: string
  changes: readonly OperationChange[]
  warnings: readonly DocumentWarning[]
  onClose: () => void
}

/** What a document that was stored has changed. */
export function Changes({ title, changes, warnings, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={css.controls} role="status">
        <p>
          {changes.length === 0
            ? 'It is saved.'
            : 'It is saved. Published flows keep the operations as they were until they are published again.'}
        </p>
        <ul className={styles.usedBy}>
          {changes.map(one => (
            <li key={one.operation}>
              <Change change={one} isHeld={one.held} />
            </li>
          ))}
        </ul>
        <Warnings warnings={warnings} />
        <footer>
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

/** What is not as the document has it. */
function Warnings({ warnings }: Pick<Props, 'warnings'>) {
  const [leftOut, cut] = [warnings.filter(one => one.leftOut), warnings.filter(one => !one.leftOut)]
  return (
    <>
      {leftOut.length > 0 && <p>Left out:</p>}
      <WarningList warnings={leftOut} />
      {cut.length > 0 && <p>Described in part, so that some of its values are not checked:</p>}
      <WarningList warnings={cut} />
    </>
  )
}

function WarningList({ warnings }: Pick<Props, 'warnings'>) {
  return (
    <ul className={styles.usedBy}>
      {warnings.map(({ operation, path, message }) => (
        <li key={operation}>
          <code>{operation}</code> {message}, at <code>{path}</code>
        </li>
      ))}
    </ul>
  )
}

/** How an operation has changed, and which flows name it. `isHeld`: until somebody accepts it. */
export function Change({
  change: { operation, change, breaking, reasons, uses },
  isHeld = false,
}: {
  change: Pick<OperationChange, 'operation' | 'breaking' | 'reasons' | 'uses'> & { change: string }
  isHeld?: boolean
}) {
  return (
    <>
      <code>{operation}</code> {change}
      {breaking && <strong>, breaking</strong>}
      {isHeld && ', waits to be accepted'}
      {reasons.length > 0 && `: ${reasons.join('; ')}`}
      {uses.length > 0 && (
        <ul>
          {uses.map(use => (
            <li key={`${use.flow} ${String(use.version)}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A version that keeps the operation as it was, with links to its nodes and to its runs that wait. */
function Use({ use: { flow, flowId, version, live, nodes, waiting } }: { use: OperationUse }) {
  return (
    <>
      {flow}, version {version}
      {live && ' (live)'}:{' '}
      {nodes.map((node, index) => (
        <Fragment key={node}>
          {index > 0 && ', '}
          <Link href={`/flows/${flowId}?version=${String(version)}&node=${encodeURIComponent(node)}`}>{node}</Link>
        </Fragment>
      ))}
      {waiting.map(runs => (
        <Fragment key={`${runs.flow} ${String(runs.version)} ${runs.status}`}>
          {'; '}
          <Link href={`/executions?flowId=${runs.flowId}&flowVersion=${String(runs.version)}&status=${runs.status}`}>
            {runs.runs} {runs.runs === 1 ? 'run waits' : 'runs wait'}
            {runs.flow !== flow && ` in ${runs.flow}`}
          </Link>
        </Fragment>
      ))}
    </>
  )
}
