import { useState } from 'react'
import type { PutConnectionDocumentRequest } from '../../sdk/index.ts'
import { usePutDocument } from '../data/connection-documents.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { Choices } from '../parts/controls/choices.tsx'
import { TextControl } from '../parts/controls/controls.tsx'
import { FileControl, type ChosenFile } from '../parts/file-control.tsx'
import { textAt } from '../parts/json.ts'
import { Changes, Refusal } from './document-changes.tsx'

const SOURCES = { file: 'File', text: 'Text', address: 'Address' }
type Source = keyof typeof SOURCES
/** The largest text that a request can have. */
const LONGEST = 1_000_000

type Props = {
  connectionId: string
  etag: string
  /** Where the document before was fetched from. */
  address: string | null | undefined
  onClose: () => void
}

/** Takes a document as a file, a text or an address, and then tells what it changes. */
export function PutDocument({ connectionId, etag, address: earlier, onClose }: Props) {
  const call = usePutDocument(connectionId)
  const [source, setSource] = useState<Source>(earlier == null ? 'file' : 'address')
  const [file, setFile] = useState<ChosenFile>()
  const [text, setText] = useState<string>()
  const [address, setAddress] = useState<string | undefined>(earlier ?? undefined)
  if (call.data !== undefined) return <Changes title="OpenAPI document" {...call.data} onClose={onClose} />
  const content = source === 'file' ? textAt(file?.content, 'text') : text
  const given: PutConnectionDocumentRequest | undefined =
    source === 'address'
      ? address === undefined
        ? undefined
        : { address }
      : content === undefined
        ? undefined
        : { content }
  return (
    <AskDialog
      title="OpenAPI document"
      action={call.isPending ? 'Reading…' : 'Save'}
      call={call}
      ready={given !== undefined && (source !== 'file' || file?.problem === undefined)}
      Refusal={Refusal}
      onSubmit={() => given !== undefined && call.mutate({ etag, given })}
      onClose={onClose}
    >
      <Choices label="Where it comes from" titles={SOURCES} chosen={source} onChoose={setSource} />
      {source === 'file' && (
        <FileControl
          label="File, JSON or YAML"
          accept=".json,.yaml,.yml"
          contentOf={read => ({
            content: { text: read },
            ...(read.length > LONGEST ? { problem: 'The file is larger than 1 MB: give its address instead.' } : {}),
          })}
          chosen={file}
          onChoose={setFile}
        />
      )}
      {source === 'text' && (
        <TextControl label="Document, JSON or YAML" mono lines={12} value={text} onChange={setText} />
      )}
      {source === 'address' && <TextControl label="Address, fetched once" value={address} onChange={setAddress} />}
    </AskDialog>
  )
}
