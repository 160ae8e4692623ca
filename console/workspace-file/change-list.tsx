import type { WorkspaceFileChange } from '../../sdk/index.ts'
import { Table } from '../parts/table.tsx'
import { css } from '../parts/css.ts'

const KINDS: Readonly<Record<string, string>> = {
  inboundWebhook: 'inbound webhook',
  hostedPage: 'hosted page',
  connectionTemplate: 'connection template',
  source: 'training source',
}

/** The changes, item by item. */
export function ChangeList({ changes }: { changes: readonly WorkspaceFileChange[] }) {
  if (changes.length === 0) return <p className={css.clean}>Nothing changes: the workspace matches the file.</p>
  return (
    <Table columns={['What', 'Name', 'Becomes']}>
      {changes.map(({ kind, code, action }, index) => (
        <tr key={index}>
          <td>{KINDS[kind] ?? kind}</td>
          <td>
            <code>{code}</code>
          </td>
          <td>{action}</td>
        </tr>
      ))}
    </Table>
  )
}
