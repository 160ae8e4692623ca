import { useSession } from '../access/session.tsx'
import { useConnectionDocument } from '../data/connection-documents.ts'
import { css } from '../parts/css.ts'
import { textAt, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { factsOf } from './items.ts'
import { operation } from './operations.ts'
import { Facts } from './shown.tsx'

/** What is known of the OpenAPI document of a connection to a service; nothing for other items. */
export function ConnectionDocument({ resource, item }: { resource: string | undefined; item: JsonObject }) {
  const { may } = useSession()
  const id = textAt(item, 'id')
  const isService = resource === 'connections' && textAt(item, 'providerKey') === 'http'
  return isService && id !== undefined && may('getConnectionDocument') ? <Known connectionId={id} /> : null
}

function Known({ connectionId }: { connectionId: string }) {
  const { data, error } = useConnectionDocument(connectionId)
  return (
    <section className={`${css.controls} ${css.card} ${css.part}`} aria-label="OpenAPI document">
      <h2>OpenAPI document</h2>
      {error !== null && <Problem error={error} />}
      {data === null && <p className={css.soft}>With one, flows can name the operations of the service.</p>}
      {data != null && <Facts item={{ ...data }} fields={factsOf(operation('getConnectionDocument').fields ?? [])} />}
    </section>
  )
}
