import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'wouter'
import type { AdminFlow } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useAuthor, useModelConnections, type Authoring } from '../../data/author.ts'
import { useDraft } from '../../drafts/draft.tsx'
import { merge } from '../../drafts/merge.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextControl } from '../../parts/controls/controls.tsx'
import { css } from '../../parts/css.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { differenceOf, type Difference } from '../overlays/difference.ts'
import styles from '../preview/preview.module.css'
import { ModelFields, useModelChoice } from './model-choice.tsx'
import { ProposalBox } from './proposal-box.tsx'
import { Requests } from './requests.tsx'

type Props = {
  flow: AdminFlow
  selected: string | undefined
  onSelect: (nodeId: string | undefined) => void
  /** How the proposal differs from the draft; undefined without one. */
  onDifference: (difference: Difference | undefined) => void
}

/** A model changes a proposal as it is asked; the draft stays as it is until a person accepts it. */
export function AuthorPanel(props: Props) {
  const { may } = useSession()
  const connections = useModelConnections(may('listConnections'))
  if (connections.error !== null) return <Problem error={connections.error} retry={() => void connections.refetch()} />
  if (may('listConnections') && connections.data === undefined) return <p className={css.loading}>Loading…</p>
  const { data } = connections
  return (
    <section className={styles.try} aria-label="Describe">
      {data?.length === 0 ? <NoConnection /> : <Author {...props} connections={data} />}
    </section>
  )
}

function NoConnection() {
  return (
    <Empty
      isPage={false}
      state="There is no connection to a language model."
      purpose="With one, a model changes the flow as you describe it, and you decide what becomes of its proposal."
      step={{
        operation: 'createConnection',
        button: (
          <Link className={css.link} href="/connections">
            Choose a connection
          </Link>
        ),
      }}
    />
  )
}

type AuthorProps = Props & { connections: ReturnType<typeof useModelConnections>['data'] }

function Author({ flow, selected, onSelect, onDifference, connections }: AuthorProps) {
  const draft = useDraft()
  const author = useAuthor(flow.id)
  const { proposal } = author
  // The draft that the proposal was made from.
  const [base, setBase] = useState(draft.definition)
  const [accepted, setAccepted] = useState(false)
  const log = useRef<HTMLDivElement>(null)
  const merged = useMemo(
    () =>
      proposal === undefined
        ? undefined
        : merge(draft.kind.items, base, draft.definition, proposal.definition as typeof base),
    [proposal, draft.kind, draft.definition, base],
  )
  const difference = useMemo(
    () => (proposal === undefined ? undefined : differenceOf(base, proposal.definition, proposal.changes)),
    [proposal, base],
  )
  useEffect(() => onDifference(difference), [difference, onDifference])
  useEffect(() => () => onDifference(undefined), [onDifference])
  const begin = async (order: Parameters<Authoring['ask']>[0]) => {
    setAccepted(false)
    await draft.save()
    setBase(draft.definition)
    author.ask(order, merged?.merged)
  }
  const close = (isAccepted: boolean) => {
    author.discard()
    setAccepted(isAccepted)
    log.current?.focus()
  }
  const accept = () => {
    if (merged === undefined) return
    draft.edit('Accept a proposal', () => merged.merged)
    close(true)
  }
  return (
    <>
      <div ref={log} tabIndex={-1} aria-live="polite" aria-label="What the model does" role="log">
        <Requests requests={author.requests} isRunning={author.isRunning} />
        {accepted && <p>The draft has the proposal. Undo takes it back, and visitors see it once you publish.</p>}
      </div>
      {proposal !== undefined && !author.isRunning && (
        <ProposalBox
          flow={flow}
          proposal={proposal}
          kept={merged?.conflicts.length ?? 0}
          onAccept={accept}
          onDiscard={() => close(false)}
          {...{ difference, selected, onSelect }}
        />
      )}
      <Request author={author} connections={connections} onAsk={order => void begin(order)} />
    </>
  )
}

type RequestProps = {
  author: Authoring
  connections: AuthorProps['connections']
  onAsk: (order: Parameters<Authoring['ask']>[0]) => void
}

function Request({ author, connections, onAsk }: RequestProps) {
  const [request, setRequest] = useState<string>()
  const choice = useModelChoice(connections)
  const { connection, model } = choice
  const text = request?.trim() ?? ''
  const order = text !== '' && connection !== undefined && model !== undefined && { request: text, connection, model }
  const ask = () => {
    if (order === false || author.isRunning) return
    onAsk(order)
    setRequest(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    ask()
  }
  const follows = author.proposal !== undefined
  return (
    <form
      className={styles.tryBox}
      onKeyDown={press}
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <TextControl
        label={follows ? 'What else should change?' : 'Describe what you want'}
        placeholder={follows ? 'Also ask for the phone number' : 'Ask for the order number, and say when it arrives'}
        lines={4}
        value={request}
        onChange={setRequest}
      />
      <ModelFields choice={choice} />
      <div className={styles.tryRow}>
        {author.isRunning ? (
          <Button type="button" onClick={author.stop}>
            Stop
          </Button>
        ) : (
          <Button type="submit" kind="primary" disabled={order === false}>
            Ask
          </Button>
        )}
      </div>
    </form>
  )
}
