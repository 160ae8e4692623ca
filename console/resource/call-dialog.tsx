import { useEffect, useRef, useState } from 'react'
import type { Field } from '../../generated/console/catalog.ts'
import { useCall } from '../data/resource.ts'
import { isParleyError } from '../../sdk/index.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { isObject, objectAt, textAt, type JsonObject } from '../parts/json.ts'
import { Problem } from '../parts/problem.tsx'
import { SecretOnce } from '../parts/secret-once.tsx'
import { ResourceForm } from './form.tsx'
import type { Operation } from './operations.ts'
import { problemsOf } from './problems.ts'
import { Facts } from './shown.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

type Props = {
  operation: Operation
  parameters: Readonly<Record<string, string>>
  etag?: string | undefined
  /** Values that its form begins with. */
  start?: JsonObject | undefined
  /** Label of the button. */
  label: string
  onClose: () => void
  /** After the operation has succeeded, and its reply was read. */
  onDone?: ((reply: JsonObject) => void) | undefined
}

/** Asks for the input of an operation, calls it, and shows the result: a secret once, anything else in full. */
export function CallDialog({ operation, parameters, etag, start, label, onClose, onDone }: Props) {
  const [body, setBody] = useState<JsonObject>({ ...operation.body?.initial, ...start })
  const [reply, setReply] = useState<JsonObject>()
  const call = useCall(operation, given => {
    const replied = isObject(given) ? given : {}
    if (operation.fields === undefined) finish(replied)
    else setReply(replied)
  })
  const finish = (replied: JsonObject) => {
    onClose()
    onDone?.(replied)
  }
  const { mutate } = call
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isQuestion(operation) || isAsked.current) return
    isAsked.current = true
    mutate({ parameters, etag })
  }, [operation, parameters, etag, mutate])
  if (reply !== undefined) return <Reply reply={reply} operation={operation} onDone={() => finish(reply)} />
  const isShownInForm = problemsOf(call.error).length > 0
  return (
    <AskDialog
      title={operation.title}
      wide={hasPermissions(operation)}
      action={call.isPending ? `${label}…` : label}
      call={isShownInForm ? { ...call, error: null } : call}
      Refusal={Refusal}
      onSubmit={() => call.mutate({ parameters, etag, body })}
      onClose={onClose}
    >
      <p className={css.soft}>{aboutOf(operation)}</p>
      {operation.body !== undefined && (
        <ResourceForm shape={operation.body} value={body} onChange={setBody} error={call.error} />
      )}
    </AskDialog>
  )
}

/** They are many, in groups of few. */
const hasPermissions = ({ body }: Operation): boolean =>
  body?.fields?.some(({ items }) => items?.references === 'permission') === true

/** An operation without changes, such as a test, needs no confirmation. */
function isQuestion({ body, fields }: Operation): boolean {
  return body === undefined && fields !== undefined && fields.every(field => field.secret !== true)
}

/** If another user has changed the resource meanwhile, it was reloaded: the next attempt uses the current state. */
function Refusal({ error }: { error: unknown }) {
  if (!isParleyError(error, 'precondition_failed')) return <Problem error={error} />
  return (
    <div className={css.problem} role="alert">
      <p>Someone else has changed this. You now see the current version: review it, then try again.</p>
    </div>
  )
}

/** The contract's description of an operation for people; names of codes and headers are for programs. */
function aboutOf({ description }: Operation): string {
  return description
    .split(/(?<=[.:])\s+/)
    .filter(sentence => !sentence.includes('`'))
    .slice(0, 2)
    .join(' ')
}

function Reply({ reply, operation, onDone }: { reply: JsonObject; operation: Operation; onDone: () => void }) {
  const { fields = [] } = operation
  const secret = fields.find(field => field.secret === true)
  const value = secret === undefined ? undefined : textAt(reply, secret.name)
  if (secret !== undefined && value !== undefined)
    return <SecretOnce title="Copy the secret" about={secret.description} secret={value} onDone={onDone} />
  return (
    <Dialog title={operation.title} onClose={onDone}>
      <div className={css.controls} role="status">
        <Facts item={reply} fields={fields} />
        <Address reply={reply} fields={fields} />
        <footer>
          <Button kind="primary" onClick={onDone}>
            Close
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

/** A link, if the reply is an address. */
function Address({ reply, fields }: { reply: JsonObject; fields: readonly Field[] }) {
  const url = fields.some(({ name }) => name === 'url') ? textAt(reply, 'url') : undefined
  if (url === undefined || !/^(https?:\/\/|\/)/.test(url)) return null
  return (
    <p>
      <a href={url} download>
        Download
      </a>
    </p>
  )
}

/** The id of what was created, which some replies have one level deeper, next to its secret. */
export function createdIn(reply: JsonObject): JsonObject {
  if (textAt(reply, 'id') !== undefined || textAt(reply, 'code') !== undefined) return reply
  const name = Object.keys(reply).find(key => textAt(objectAt(reply, key), 'id') !== undefined)
  return name === undefined ? reply : objectAt(reply, name)
}
