import { useState } from 'react'
import { useSession } from '../access/session.tsx'
import { useConnectionDocument } from '../data/connection-documents.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { textAt, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { ConnectionTools } from './connection-tools.tsx'
import { DeleteDocument, type DocumentProps } from './delete-document.tsx'
import { factsOf } from './items.ts'
import { operation } from './operations.ts'
import { PutDocument } from './put-document.tsx'
import { Facts } from './shown.tsx'

/** The OpenAPI document of a connection to a service, or the tools of an MCP server; nothing for other items. */
export function ConnectionDocument({ resource, item }: { resource: string | undefined; item: JsonObject }) {
  const { may } = useSession()
  const [id, etag] = [textAt(item, 'id'), textAt(item, 'etag')]
  const kind = resource === 'connections' ? textAt(item, 'providerKey') : undefined
  if (id === undefined || etag === undefined || !may('getConnectionDocument')) return null
  if (kind === 'http') return <DocumentPart connectionId={id} etag={etag} />
  return kind === 'mcp' ? <ConnectionTools connectionId={id} etag={etag} /> : null
}

function DocumentPart({ connectionId, etag }: DocumentProps) {
  const { may } = useSession()
  const { data, error } = useConnectionDocument(connectionId)
  const [asked, setAsked] = useState<'put' | 'delete'>()
  const close = () => setAsked(undefined)
  const known = data ?? undefined
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="OpenAPI document">
      <div className={css.rowHeading}>
        <h2>OpenAPI document</h2>
        <span className={css.space} />
        {may('putConnectionDocument') && data !== undefined && (
          <Button onClick={() => setAsked('put')}>{known === undefined ? 'Add document' : 'Replace document'}</Button>
        )}
        {may('deleteConnectionDocument') && known !== undefined && (
          <Button onClick={() => setAsked('delete')}>Delete document</Button>
        )}
      </div>
      {error !== null && <Problem error={error} />}
      {data === null && (
        <p className={css.soft}>With one, nodes of flows call the operations of the service by their names.</p>
      )}
      {known !== undefined && (
        <Facts item={{ ...known }} fields={factsOf(operation('getConnectionDocument').fields ?? [])} />
      )}
      {asked === 'put' && <PutDocument {...{ connectionId, etag, address: known?.address }} onClose={close} />}
      {asked === 'delete' && <DeleteDocument {...{ connectionId, etag }} title="Delete the document" onClose={close} />}
    </section>
  )
}
