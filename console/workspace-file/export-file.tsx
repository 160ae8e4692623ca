import { useWorkspaceExport } from '../data/workspace-file.ts'
import { Problem } from '../parts/problem.tsx'
import { textOf } from './read-file.ts'
import { css } from '../parts/css.ts'
import styles from './workspace-file.module.css'

/** Downloads the workspace as the files that the command line reads. */
export function ExportFile() {
  const reading = useWorkspaceExport()
  const { data } = reading
  const save = () =>
    reading.mutate(undefined, {
      onSuccess: ({ file, layout }) => {
        download('workspace.yaml', textOf(file))
        if (Object.keys(layout['flows'] as object).length > 0) download('layout.yaml', textOf(layout))
      },
    })
  return (
    <section className={styles.card} aria-labelledby="export-heading">
      <h2 id="export-heading">Export</h2>
      <p className={css.soft}>
        Everything in this workspace as a file that can be reviewed, kept under version control, and applied here or
        elsewhere. Secrets are never in it. The positions of nodes are a separate file.
      </p>
      {reading.error !== null && <Problem error={reading.error} />}
      <p>
        <button disabled={reading.isPending} onClick={save}>
          Download workspace.yaml
        </button>
      </p>
      {data !== undefined && (
        <div role="status">
          {data.omitted.length > 0 && (
            <p className={css.soft}>Left out, since your roles do not show it: {data.omitted.join(', ')}.</p>
          )}
          {data.variables.length > 0 && (
            <p className={css.soft}>
              Elsewhere, applying it takes {data.variables.length === 1 ? 'a value' : 'values'} for{' '}
              {data.variables.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
              . Here they stay as they are.
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
