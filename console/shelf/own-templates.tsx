import { useState } from 'react'
import type { ConnectionTemplateSummary } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useNewTemplate, useRemoveTemplate } from '../data/connection-templates.ts'
import { codeFrom } from '../parts/code-from.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { FileControl, type ChosenFile } from '../parts/file-control.tsx'
import type { JsonObject } from '../parts/json.ts'
import { sentenceOf } from '../parts/problem.tsx'
import { Refusal } from '../resource/document-changes.tsx'
import { contentOf } from '../workspace-file/read-file.ts'

type Props = { own: readonly ConnectionTemplateSummary[]; onUse: (template: JsonObject) => void }

/** Takes a template of a file: for one connection, or for the shelf, from which those of the workspace are removed. */
export function OwnTemplates({ own, onUse }: Props) {
  const { may } = useSession()
  const [file, setFile] = useState<ChosenFile>()
  const put = useNewTemplate(() => setFile(undefined))
  const { content, name = '' } = file ?? {}
  const key = codeFrom(name.replace(/\.(ya?ml|json)$/, ''))
  return (
    <details>
      <summary>A template of your own</summary>
      <FileControl
        key={put.submittedAt}
        label="Template file, YAML or JSON"
        accept=".yaml,.yml,.json"
        contentOf={contentOf}
        chosen={file}
        onChoose={chosen => {
          setFile(chosen)
          put.reset()
        }}
      />
      <Button disabled={content === undefined} onClick={() => content !== undefined && onUse(content)}>
        Use the file
      </Button>{' '}
      {may('createConnectionTemplate') && (
        <Button
          disabled={content === undefined || key === '' || put.isPending}
          onClick={() => content !== undefined && put.mutate({ key, template: content })}
        >
          Put it on the shelf
        </Button>
      )}
      {put.error !== null && <Refusal subject="template" error={put.error} />}
      <p role="status" className={css.soft}>
        {put.isSuccess && 'It is on the shelf.'}
      </p>
      {own.length > 0 && may('deleteConnectionTemplate') && (
        <ul aria-label="Templates of the workspace">
          {own.map(template => (
            <Removable key={template.key} template={template} />
          ))}
        </ul>
      )}
    </details>
  )
}

function Removable({ template: { key, name } }: { template: ConnectionTemplateSummary }) {
  const [isAsked, setIsAsked] = useState(false)
  const remove = useRemoveTemplate()
  return (
    <li>
      {name} <code>{key}</code>{' '}
      {isAsked ? (
        <>
          Its connections stay.{' '}
          <Button kind="danger" disabled={remove.isPending} onClick={() => remove.mutate(key)}>
            Remove it from the shelf
          </Button>{' '}
          <Button onClick={() => setIsAsked(false)}>Keep it</Button>
        </>
      ) : (
        <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => setIsAsked(true)}>
          Remove
        </Button>
      )}
      {remove.error !== null && <span className={css.wrong}> {sentenceOf(remove.error)}</span>}
    </li>
  )
}
