import { useId, useState } from 'react'
import { useCall } from '../data/resource.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Choices } from '../parts/controls/choices.tsx'
import { Frame } from '../parts/controls/frame.tsx'
import { TextInput } from '../parts/controls/inputs.tsx'
import { isObject, textAt, type JsonObject } from '../parts/json.ts'
import { ResourceForm } from '../resource/form.tsx'
import type { Operation } from '../resource/operations.ts'

const SOURCES = { file: 'File', text: 'Text' }
type Source = keyof typeof SOURCES
const LABELS: Readonly<Record<Source, string>> = {
  file: 'PDF, DOCX, HTML, Markdown or text, up to 10 MB',
  text: 'Answer or other text, as Markdown; its question is the title',
}
const KINDS = '.pdf,.docx,.html,.htm,.md,.markdown,.txt'

type Props = {
  operation: Operation
  parameters: Readonly<Record<string, string>>
  onDone: (document: JsonObject) => void
  onClose: () => void
}

/** Takes a file for a training source, or a question with its answer, and what is known about it. */
export function UploadDocument({ operation, parameters, onDone, onClose }: Props) {
  const [source, setSource] = useState<Source>('file')
  const [chosen, setChosen] = useState<File>()
  const [text, setText] = useState<string>()
  const [known, setKnown] = useState<JsonObject>({})
  const id = useId()
  const call = useCall(operation, reply => {
    onClose()
    if (isObject(reply)) onDone(reply)
  })
  const file = source === 'file' ? chosen : written(textAt(known, 'title'), text)
  return (
    <AskDialog
      title="Upload a document"
      action={call.isPending ? 'Uploading…' : 'Upload'}
      call={call}
      ready={file !== undefined}
      onSubmit={() => call.mutate({ parameters, filter: known, body: { file } })}
      onClose={onClose}
    >
      <Choices label="Where it comes from" titles={SOURCES} chosen={source} onChoose={setSource} />
      <Frame id={id} label={LABELS[source]}>
        {source === 'file' ? (
          <input id={id} type="file" accept={KINDS} onChange={({ target }) => setChosen(target.files?.[0])} />
        ) : (
          <TextInput id={id} lines={8} value={text} onChange={setText} />
        )}
      </Frame>
      <ResourceForm
        shape={{ kind: 'object', fields: operation.query }}
        value={known}
        onChange={setKnown}
        error={call.error}
      />
    </AskDialog>
  )
}

/** The title is the name of the file too, so that the same question is answered once. */
function written(title: string | undefined, text: string | undefined): File | undefined {
  return title === undefined || text === undefined
    ? undefined
    : new File([text], `${title}.md`, { type: 'text/markdown' })
}
