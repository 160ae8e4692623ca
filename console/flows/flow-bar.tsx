import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminFlow, FlowVersion } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useFilters } from '../parts/filters.tsx'
import { Icon } from '../parts/icon.tsx'
import { OperationAction } from '../resource/operation-action.tsx'
import { Status } from '../parts/status.tsx'
import { useFlowChoices } from './flow-choices.ts'
import { Select, type Choice } from '../parts/controls/inputs.tsx'
import { css } from '../parts/css.ts'

const ShareFlow = lazy(async () => ({ default: (await import('../sharing/share-flow.tsx')).ShareFlow }))

type Props = {
  flow: AdminFlow
  versions: readonly FlowVersion[]
  outlined: boolean
  onOutlined: (outlined: boolean) => void
  /** Actions of the page next to the choice of the view. */
  children?: ReactNode
}

/** The view of a flow: its version, the compared version, as a drawing or as text. */
export function FlowBar({ flow, versions, outlined, onOutlined, children }: Props) {
  const { may } = useSession()
  const { version, compared, asText, choose } = useFlowChoices(flow)
  const isForVisitors = flow.publishedVersion !== null && flow.intents.length > 0
  return (
    <header className={css.bar}>
      <h1>
        <Link href="/flows">Flows</Link> <span aria-hidden="true">/</span> <bdi>{flow.name}</bdi>
      </h1>
      <Status status={flow.status} />
      {versions.length > 0 && <VersionChoices versions={versions} chosen={{ version, compared }} choose={choose} />}
      {may('listExecutions') && versions.length > 0 && (
        <Link className={css.tool} href={`/executions?flowId=${flow.id}`} title="Executions of this flow">
          <Icon name="executions" />
          <span className={css.unseen}>Executions</span>
        </Link>
      )}
      {may('listFlowResults') && versions.length > 0 && (
        <Link className={css.tool} href={`/flows/${flow.id}/results`} title="Results of this flow">
          <Icon name="overview" />
          <span className={css.unseen}>Results</span>
        </Link>
      )}
      {(may('createTrialLink') || (isForVisitors && may('listKeys'))) && <Share flow={flow} />}
      <span className={css.space} />
      {flow.status === 'draft' && (
        <OperationAction operation="deleteFlow" parameters={{ flowId: flow.id }} etag={flow.etag} leadsTo="/flows" />
      )}
      {children}
      <button className={css.tool} aria-pressed={outlined} title="Outline" onClick={() => onOutlined(!outlined)}>
        <Icon name="outline" />
        <span className={css.unseen}>Outline</span>
      </button>
      <div className={css.choices} role="group" aria-label="View">
        <button aria-pressed={!asText} onClick={() => choose('view', '')}>
          Canvas
        </button>
        <button aria-pressed={asText} onClick={() => choose('view', 'text')}>
          Text
        </button>
      </div>
    </header>
  )
}

type VersionChoicesProps = {
  versions: readonly FlowVersion[]
  chosen: { version: string; compared: string | undefined }
  choose: ReturnType<typeof useFlowChoices>['choose']
}

/** The version that is shown and the one that it is compared with; a flow that was never published has none. */
function VersionChoices({ versions, chosen: { version, compared }, choose }: VersionChoicesProps) {
  return (
    <>
      <Select
        aria-label="Version"
        value={version}
        choices={[{ value: 'draft', title: 'Draft' }, ...versions.map(versionChoice)]}
        onChange={value => choose('version', value)}
      />
      <Select
        aria-label="Compare with"
        value={compared ?? ''}
        none="Compare…"
        choices={versions.map(versionChoice).filter(({ value }) => value !== version)}
        onChange={value => choose('compare', value)}
      />
    </>
  )
}

/** A flow that has just become live is shared next, so its page opens with this. */
function Share({ flow }: { flow: AdminFlow }) {
  const [filter, setFilter] = useFilters()
  return (
    <>
      <button className={css.tool} title="Share" onClick={() => setFilter('share', 'yes')}>
        <Icon name="emit" />
        <span className={css.unseen}>Share</span>
      </button>
      {filter('share') !== '' && (
        <Suspense>
          <ShareFlow flow={flow} onClose={() => setFilter('share', '')} />
        </Suspense>
      )}
    </>
  )
}

/** A version to be chosen, of a flow or a form. */
export function versionChoice({ version, live, note }: Pick<FlowVersion, 'version' | 'live' | 'note'>): Choice {
  const words = [`v${version}`, ...(live ? ['live'] : []), ...(note === null ? [] : [note])]
  return { value: String(version), title: words.join(' · ').slice(0, 60) }
}
