import { useState } from 'react'
import { useLocation } from 'wouter'
import { useCreateKey } from '../data/keys.ts'
import { LinesControl, TextControl } from '../parts/controls/controls.tsx'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { SecretOnce } from '../parts/secret-once.tsx'

type Created = { keyId: string; secret: string }

/** Creates a key. The secret of its webhook is shown once, in this dialog, and is stored nowhere. */
export function NewKey({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const [name, setName] = useState<string>()
  const [origins, setOrigins] = useState<string[]>()
  const [url, setUrl] = useState<string>()
  const [created, setCreated] = useState<Created>()
  const creation = useCreateKey(({ key, webhookSecret }) => {
    if (webhookSecret === null) navigate(`/keys/${key.id}`)
    else setCreated({ keyId: key.id, secret: webhookSecret })
  })
  const create = () =>
    creation.mutate({
      name: name ?? '',
      allowedOrigins: origins ?? [],
      webhook: url === undefined ? null : { url },
    })
  if (created !== undefined)
    return (
      <SecretOnce
        title="Copy the signing secret"
        about="Your server uses it to check that events come from here."
        secret={created.secret}
        onDone={() => navigate(`/keys/${created.keyId}`)}
      />
    )
  return (
    <AskDialog
      title="New key"
      action="Create"
      call={creation}
      onSubmit={create}
      ready={name !== undefined}
      onClose={onClose}
    >
      <TextControl label="Name" value={name} onChange={setName} placeholder="shop-widget" required />
      <LinesControl
        label="Pages that may use it, one origin per line"
        placeholder="https://shop.example"
        help="Scheme and host, without a path. Left empty, any page may use the key."
        value={origins}
        onChange={setOrigins}
      />
      <TextControl
        label="Webhook"
        type="url"
        placeholder="https://shop.example/hooks/parley"
        help="Where events of this key are sent. It is bound to the key; another address needs another key."
        value={url}
        onChange={setUrl}
      />
    </AskDialog>
  )
}
