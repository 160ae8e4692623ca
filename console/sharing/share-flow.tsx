import { Link } from 'wouter'
import type { AdminFlow, HostedPage, PublishableKey } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useCreateHostedPage, useHostedPagesOf } from '../data/hosted-pages.ts'
import { useCreateKey, useKeys } from '../data/keys.ts'
import { Button } from '../parts/controls/button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { css } from '../parts/css.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import styles from './sharing.module.css'
import { SharedAddress } from './shared-address.tsx'
import { TrialLinks } from './trial-links.tsx'

type Props = { flow: AdminFlow; onClose: () => void }

/** Where others find a flow: its draft under a trial link, and once it is live, visitors on pages. */
export function ShareFlow({ flow, onClose }: Props) {
  const { may } = useSession()
  return (
    <Dialog title={`Share ${flow.name}`} onClose={onClose}>
      <div className={`${css.controls} ${styles.places}`}>
        {isForVisitors(flow) && may('listKeys') && <ForVisitors flow={flow} />}
        {may('listTrialLinks') && <TrialLinks flow={flow} />}
      </div>
    </Dialog>
  )
}

/** Whether a chat can begin with the live version. */
function isForVisitors({ publishedVersion, intents }: AdminFlow): boolean {
  return publishedVersion !== null && intents.length > 0
}

/** On pages of the installation, and on pages of one's own. */
function ForVisitors({ flow }: { flow: AdminFlow }) {
  const { may } = useSession()
  const keys = useKeys({ status: 'active' })
  const intent = flow.intents[0]
  if (keys.isPending) return <p className={css.loading}>Loading…</p>
  const usable = keys.items.filter(
    ({ intents }) => intent !== undefined && (intents === null || intents.includes(intent)),
  )
  return (
    <>
      {keys.error !== null && <Problem error={keys.error} />}
      {usable.length === 0 && <WithoutKey />}
      {may('listHostedPages') && <OnHostedPages flow={flow} keys={usable} />}
      {usable[0] !== undefined && intent !== undefined && <OnOwnPage publishableKey={usable[0]} intent={intent} />}
    </>
  )
}

/** The first key is made where it is missed; limits are given to it on its own page. */
function WithoutKey() {
  const { may } = useSession()
  const creation = useCreateKey(() => undefined)
  return (
    <section aria-label="Key">
      <p>
        No active <Link href="/keys">key</Link> allows this flow.
        {may('createKey') && ' A new one is for every page and every flow until you limit it.'}
      </p>
      {may('createKey') && (
        <Button kind="primary" disabled={creation.isPending} onClick={() => creation.mutate({ name: 'everywhere' })}>
          Create a key
        </Button>
      )}
      {creation.error !== null && <Problem error={creation.error} />}
    </section>
  )
}

function OnHostedPages({ flow, keys }: { flow: AdminFlow; keys: readonly PublishableKey[] }) {
  const { may } = useSession()
  const pages = useHostedPagesOf(flow.intents)
  const creation = useCreateHostedPage()
  const [key] = keys.filter(({ allowedOrigins }) => allowedOrigins.length === 0).concat(keys)
  const [intent] = flow.intents
  if (pages.error !== null) return <Problem error={pages.error} />
  if (pages.data === undefined) return <p className={css.loading}>Loading…</p>
  return (
    <section aria-label="A page of its own">
      <h2>A page of its own</h2>
      {pages.data.map(page => (
        <OnePage key={page.id} page={page} />
      ))}
      {pages.data.length === 0 && (
        <p className={css.soft}>A page with nothing but this chat, for a link, a code on paper, or a message.</p>
      )}
      {pages.data.length === 0 && key !== undefined && intent !== undefined && may('createHostedPage') && (
        <Button
          kind="primary"
          disabled={creation.isPending}
          onClick={() => creation.mutate({ address: addressFor(flow), title: flow.name, intent, keyId: key.id })}
        >
          Make the page
        </Button>
      )}
      {creation.error !== null && <Problem error={creation.error} />}
    </section>
  )
}

function OnePage({ page: { id, url, active } }: { page: HostedPage }) {
  return (
    <SharedAddress url={url} {...(active ? {} : { state: 'off' })}>
      <Link href={`/hosted-pages/${id}`}>Change it</Link>
    </SharedAddress>
  )
}

function OnOwnPage({ publishableKey: { key }, intent }: { publishableKey: PublishableKey; intent: string }) {
  const snippet = [
    `<script type="module" src="${location.origin}/widget/parley-chat.js"></script>`,
    `<parley-chat key="${key}" intent="${intent}"></parley-chat>`,
  ].join('\n')
  return (
    <section aria-label="On a page of yours">
      <h2>On a page of yours</h2>
      <pre className={css.snippet} tabIndex={0}>
        {snippet}
      </pre>
      <CopyButton text={snippet} />
    </section>
  )
}

/** Other workspaces have flows of the same code: the end of the flow's id tells their addresses apart. */
function addressFor({ id, code }: AdminFlow): string {
  const words = code.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 50)
  return `${words}-${id.slice(-6)}`.replaceAll(/-+/g, '-').replace(/^-/, '')
}
