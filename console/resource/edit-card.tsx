import { useState } from 'react'
import { isParleyError } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useCall } from '../data/resource.ts'
import { textAt, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { ResourceForm } from './form.tsx'
import type { Operation } from './operations.ts'
import { problemsOf } from './problems.ts'
import { changesOf, editable, fieldsToEdit } from './items.ts'

type Props = { update: Operation; item: JsonObject; parameters: Readonly<Record<string, string>> }

/** The editable fields of a resource. Changes of others are reloaded, and typed values are preserved. */
export function EditCard({ update, item, parameters }: Props) {
  const { may } = useSession()
  const [typed, setTyped] = useState<JsonObject>({})
  const saving = useCall(update, () => setTyped({}))
  const fields = fieldsToEdit(update.body?.shape.fields ?? [], item)
  const shape = { ...update.body?.shape, kind: 'object', fields }
  const stored = editable(fields, item)
  const isTyped = (name: string) => Object.hasOwn(typed, name)
  const shown = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = isTyped(name) ? typed[name] : stored[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const changes = changesOf(fields, stored, shown)
  const isChanged = Object.keys(changes).length > 0
  const canEdit = may(update.id)
  const isStale = isParleyError(saving.error, 'precondition_failed')
  const isShownInForm = problemsOf(saving.error).length > 0
  const change = (next: JsonObject) => {
    const differing = fields.filter(({ name }) => JSON.stringify(next[name]) !== JSON.stringify(stored[name]))
    setTyped(Object.fromEntries(differing.map(({ name }) => [name, next[name]])))
  }
  return (
    <section className="controls card" aria-label="Settings">
      <h2>Settings</h2>
      <ResourceForm shape={shape} value={shown} onChange={change} error={saving.error} readOnly={!canEdit} />
      {saving.error !== null && !isStale && !isShownInForm && <Problem error={saving.error} />}
      {isStale && (
        <div className="problem" role="alert">
          <p>Someone else has changed this. Both changes are shown; save again to keep yours.</p>
        </div>
      )}
      {canEdit && (
        <footer>
          <button disabled={!isChanged} onClick={() => setTyped({})}>
            Discard
          </button>
          <button
            className="primary"
            disabled={!isChanged || saving.isPending}
            onClick={() => saving.mutate({ parameters, etag: textAt(item, 'etag'), body: changes })}
          >
            Save
          </button>
        </footer>
      )}
    </section>
  )
}
