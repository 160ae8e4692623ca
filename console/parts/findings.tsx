import { Icon } from './icon.tsx'
import { sentence } from './sentence.ts'
import styles from './findings.module.css'
import { css } from './css.ts'

type Finding = { path: string; rule: string; severity: string; message: string }

type Props = { findings: readonly Finding[]; onSelect?: ((path: string) => void) | undefined }

/** The findings of a publish; each links to its position. */
export function Findings({ findings, onSelect }: Props) {
  if (findings.length === 0)
    return (
      <p className={css.clean}>
        <Icon name="check" />
        No errors, no warnings.
      </p>
    )
  return (
    <ul className={styles.findings} aria-label="Findings">
      {findings.map((finding, index) => (
        <li key={index} data-severity={finding.severity}>
          {onSelect === undefined ? (
            <Words finding={finding} />
          ) : (
            <button onClick={() => onSelect(finding.path)}>
              <Words finding={finding} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words({ finding: { path, severity, message } }: { finding: Finding }) {
  return (
    <>
      <Icon name={severity === 'error' ? 'failed' : 'warning'} />
      <span>
        <span className={css.unseen}>{severity}: </span>
        {sentence(message)}
        {path !== '' && <code>{path}</code>}
      </span>
    </>
  )
}
