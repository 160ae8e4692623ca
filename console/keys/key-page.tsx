import { Link } from 'wouter'
import type { PublishableKey, UpdateKeyRequest, WebhookEventKind } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useForms } from '../data/forms.ts'
import { useKey, usePublishedFlows, useUpdateKey } from '../data/keys.ts'
import { EditActions, EditNotice } from '../drafts/edit-notice.tsx'
import { useEdits } from '../drafts/use-edits.ts'
import { CheckControl, LinesControl, TextControl } from '../parts/controls/controls.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import type { JsonObject } from '../parts/json.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Status } from '../parts/status.tsx'
import { relative } from '../parts/span.ts'
import { AllowList } from './allow-list.tsx'
import { IdentitySecrets } from './identity-secrets.tsx'
import { KeyStatus } from './key-status.tsx'
import { WebhookTest } from './webhook-test.tsx'
import { css } from '../parts/css.ts'

/** One key: its permissions, its pages, and how a page uses it. */
export function KeyPage({ keyId }: { keyId: string }) {
  const key = useKey(keyId)
  usePageTitle(key.data?.name)
  if (key.data === undefined) return <PendingPage of={[key]} />
  return <OneKey publishableKey={key.data} />
}

function OneKey({ publishableKey: key }: { publishableKey: PublishableKey }) {
  const { may } = useSession()
  const canEdit = may('updateKey') && key.status !== 'revoked'
  const stored = { values: { ...key }, etag: key.etag }
  const edits = useEdits<UpdateKeyRequest & JsonObject>(stored, useUpdateKey(key.id), `key ${key.id}`)
  const shown = edits.shown as PublishableKey & JsonObject
  const change = (part: UpdateKeyRequest) => edits.change({ ...part })
  return (
    <main className={css.page}>
      <Heading publishableKey={key} />
      <div className={css.columns}>
        <div className={`${css.controls} ${css.card}`}>
          <h2>Access</h2>
          <TextControl
            label="Name"
            value={shown.name}
            disabled={!canEdit}
            onChange={name => change({ name: name ?? '' })}
          />
          <LinesControl
            empty
            label="Pages that may use it, one origin per line"
            placeholder="https://shop.example"
            help={shown.allowedOrigins.length === 0 ? 'Any page may use this key.' : undefined}
            value={shown.allowedOrigins}
            disabled={!canEdit}
            onChange={origins => change({ allowedOrigins: origins ?? [] })}
          />
          <Intents value={shown.intents} disabled={!canEdit} onChange={intents => change({ intents })} />
          <Forms value={shown.forms} disabled={!canEdit} onChange={forms => change({ forms })} />
          <CheckControl
            label="Take the id of a customer only with an identity token"
            value={shown.provenCustomersOnly}
            disabled={!canEdit}
            onChange={provenCustomersOnly => change({ provenCustomersOnly: provenCustomersOnly === true })}
          />
          {key.webhook !== null && (
            <Events
              value={shown.webhookEvents}
              disabled={!canEdit}
              onChange={events => change({ webhookEvents: events as PublishableKey['webhookEvents'] })}
            />
          )}
          <EditNotice of={edits} />
          {canEdit && (
            <footer>
              <EditActions of={edits} onSave={() => edits.save()} />
            </footer>
          )}
        </div>
        <Use publishableKey={key} />
      </div>
    </main>
  )
}

function Heading({ publishableKey: key }: { publishableKey: PublishableKey }) {
  const { may } = useSession()
  return (
    <div className={css.heading}>
      <h1>
        <Link href="/keys">Keys</Link> <span aria-hidden="true">/</span> {key.name}
      </h1>
      <Status status={key.status} />
      <span className={css.space} />
      {may('changeKeyStatus') && <KeyStatus publishableKey={key} />}
    </div>
  )
}

type ListProps = { value: string[] | null; disabled: boolean; onChange: (value: string[] | null) => void }

function Intents(props: ListProps) {
  const { may } = useSession()
  const flows = usePublishedFlows(may('listFlows'))
  const known = (flows.data ?? []).flatMap(({ name, intents }) => intents.map(value => ({ value, title: name })))
  return (
    <AllowList label="Intents" all="Every intent" none="No intent: the key starts no flow." known={known} {...props} />
  )
}

function Forms(props: ListProps) {
  const forms = useForms({})
  const known = forms.items.map(({ code, title }) => ({ value: code, title }))
  return <AllowList label="Forms" all="Every form" none="No form." known={known} {...props} />
}

const EVENTS = Object.entries({
  'chat.session.opened': 'Session opened',
  'chat.execution.updated': 'Execution updated',
  'chat.execution.waiting': 'Execution waits',
  'chat.execution.ended': 'Execution ended',
  'chat.execution.failed': 'Execution failed',
  'chat.execution.cancelled': 'Execution cancelled',
  'chat.handoff.requested': 'Handoff requested',
  'chat.handoff.claimed': 'Handoff claimed',
  'chat.handoff.ended': 'Handoff ended',
  'chat.handoff.rated': 'Handoff rated',
  'chat.message.created': 'Message during a handoff',
  'form.submission.created': 'Form submitted',
  'goal.completion.created': 'Goal reached',
} satisfies Record<WebhookEventKind, string>).map(([value, title]) => ({ value, title }))

function Events(props: ListProps) {
  return (
    <AllowList label="Events" all="Every event that the workspace sends" none="No event." known={EVENTS} {...props} />
  )
}

/** The markup for a page, and the use of the key. */
function Use({ publishableKey: key }: { publishableKey: PublishableKey }) {
  const { may } = useSession()
  const origin = location.origin
  const snippet = [
    `<script type="module" src="${origin}/widget/parley-chat.js"></script>`,
    `<parley-chat key="${key.key}"></parley-chat>`,
  ].join('\n')
  return (
    <div className={css.controls}>
      <section className={`${css.controls} ${css.card}`} aria-label="Use">
        <h2>Embed code</h2>
        <pre className={css.snippet} tabIndex={0}>
          {snippet}
        </pre>
        <footer>
          <CopyButton text={snippet} />
        </footer>
        <dl className={css.facts}>
          <dt>Last used</dt>
          <dd>{key.lastUsedAt === null ? 'never' : relative(key.lastUsedAt, Date.now())}</dd>
          <dt>Forms read</dt>
          <dd>{key.formMounts.toLocaleString('en')}</dd>
        </dl>
      </section>
      {may('listIdentitySecrets') && <IdentitySecrets publishableKey={key} />}
      <section className={`${css.controls} ${css.card}`} aria-label="Webhook">
        <h2>Webhook</h2>
        {key.webhook === null ? (
          <p className={css.soft}>Events of this key are sent nowhere. Another key can have a webhook.</p>
        ) : (
          <>
            <code>{key.webhook.url}</code>
            {may('sendWebhookTestEvent') && key.status !== 'revoked' && <WebhookTest keyId={key.id} />}
          </>
        )}
      </section>
    </div>
  )
}
