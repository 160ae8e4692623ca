import { useSession } from '../access/session.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { ApplyFile } from './apply-file.tsx'
import { ExportFile } from './export-file.tsx'
import { css } from '../parts/css.ts'

/** The workspace as a file: export, check with its difference, and apply. */
export function WorkspaceFilePage() {
  const { may } = useSession()
  usePageTitle('Workspace file')
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Workspace file</h1>
      </div>
      <ExportFile />
      {may('checkWorkspaceFile') && <ApplyFile />}
    </main>
  )
}
