import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import {
  isParleyError,
  type AdminFinding,
  type AdminFlow,
  type FlowDraft,
  type FlowVersion,
} from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useDefinition, useFlow, useFlowVersions } from '../../data/flows.ts'
import { useFlowLayout } from '../../data/layouts.ts'
import { useTestDraft } from '../../data/flow-tests.ts'
import { useFlowReplay } from '../../data/replays.ts'
import { useDraftDifference, useDraftToPublish, useFlowFindings, usePublishFlow } from '../../data/publishing.ts'
import { TextControl } from '../../parts/controls/controls.tsx'
import { Findings } from '../../parts/findings.tsx'
import { usePageTitle } from '../../parts/page-title.ts'
import { PendingPage } from '../../parts/pending-page.tsx'
import { Status } from '../../parts/status.tsx'
import { OperationAction } from '../../resource/operation-action.tsx'
import { Canvas } from '../canvas/canvas.tsx'
import { graphOf } from '../graph.ts'
import { WhatChanges } from '../inspector/differences.tsx'
import { differenceOf, type Difference } from '../overlays/difference.ts'
import { findingsOverlay, placedFindings } from '../overlays/findings.ts'
import { NO_OVERLAY, type Overlay } from '../overlays/overlay.ts'
import { differingOverlay, differingRuns } from '../overlays/replay.ts'
import { useShortcut } from '../editor/use-keys.ts'
import { doubtsOf } from './doubts.ts'
import { History } from './history.tsx'
import { PublishDoubted } from './publish-doubted.tsx'
import { Refused } from './refused.tsx'
import { Replays } from './replays.tsx'
import { Tests } from './tests.tsx'
import { Uses } from './uses.tsx'
import { Versions } from './versions.tsx'
import { Withdraw } from './withdraw.tsx'
import { Button } from '../../parts/controls/button.tsx'
import styles from './publish.module.css'
import { css } from '../../parts/css.ts'

/** The review before a publish: the changes, the findings, the authors, and the affected uses. */
export function PublishPage({ flowId }: { flowId: string }) {
  const flow = useFlow(flowId)
  const versions = useFlowVersions(flowId)
  const draft = useDraftToPublish(flowId)
  usePageTitle(flow.data === undefined ? undefined : `Publish ${flow.data.name}`)
  if (flow.data === undefined || draft.data === undefined || versions.isPending)
    return <PendingPage of={[flow, draft]} />
  return <PublishReview flow={flow.data} draft={draft.data} versions={versions.items} />
}

type ReviewProps = { flow: AdminFlow; draft: FlowDraft; versions: readonly FlowVersion[] }

function PublishReview({ flow, draft, versions }: ReviewProps) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [selected, setSelected] = useState<string>()
  const difference = useDifference(flow, draft)
  const { layout } = useFlowLayout(flow.id)
  const plain = useMemo(() => graphOf(draft.definition), [draft.definition])
  const findings = useFlowFindings(flow.id, draft.etag, may('validateFlow')).data
  const { replay, runs } = useReplays(flow, draft)
  const tests = useTestDraft(flow.id)
  const report = tests.data?.etag === draft.etag ? tests.data.report : undefined
  const replayed = replay.variables?.etag === draft.etag ? replay.data : undefined
  const overlay = useMemo(
    () => marked(difference?.overlay ?? NO_OVERLAY, draft.definition, findings ?? [], runs),
    [difference, draft.definition, findings, runs],
  )
  const done = () => navigate(`/flows/${flow.id}`)
  const selection = { selected, onSelect: setSelected }
  return (
    <main className={css.studio}>
      <PublishBar flow={flow} draft={draft} onDone={done} />
      <div className={styles.publishStage}>
        <Canvas
          graph={difference?.graph ?? plain}
          overlay={overlay}
          {...selection}
          label={flow.name}
          moved={layout?.positions}
        />
        <aside className={styles.publishSheet} aria-label="Before you publish">
          <div className={styles.parts} role="region" aria-label="Checks" tabIndex={0}>
            <FlowFindings flow={flow} findings={findings} />
            {difference !== undefined && <WhatChanges difference={difference} {...selection} />}
            {may('testFlow') && may('getFlowTests') && (
              <Tests flowId={flow.id} etag={draft.etag} run={tests} report={report} onSelect={setSelected} />
            )}
            {may('replayFlow') && versions.length > 0 && (
              <Replays flow={flow} etag={draft.etag} replay={replay} runs={runs} {...selection} />
            )}
            <History flowId={flow.id} />
            <Uses flowId={flow.id} />
            <Versions flow={flow} versions={versions} onDone={done} />
          </div>
          <Publish
            flow={flow}
            draft={draft}
            reviewed={{ report, replay: replayed }}
            findings={findings ?? []}
            onDone={() => (flow.latestVersion === null ? navigate(`/flows/${flow.id}?share=yes`) : done())}
          />
        </aside>
      </div>
    </main>
  )
}

function PublishBar({ flow, draft, onDone }: { flow: AdminFlow; draft: FlowDraft; onDone: () => void }) {
  const { may } = useSession()
  return (
    <header className={css.bar}>
      <h1>
        <Link href="/flows">Flows</Link> <span aria-hidden="true">/</span>{' '}
        <Link href={`/flows/${flow.id}`}>{flow.name}</Link> <span aria-hidden="true">/</span> Publish
      </h1>
      <Status status={flow.status} />
      <span className={css.space} />
      {flow.unpublishedChanges && flow.latestVersion !== null && (
        <OperationAction
          operation="discardFlowDraft"
          parameters={{ flowId: flow.id }}
          etag={draft.etag}
          leadsTo={`/flows/${flow.id}`}
        />
      )}
      {may('withdrawFlow') && flow.publishedVersion !== null && <Withdraw flow={flow} onDone={onDone} />}
      <Link className={css.link} href={`/flows/${flow.id}?version=draft`}>
        Back to the draft
      </Link>
    </header>
  )
}

/** Each finding leads to its node in the draft. `findings`: undefined until they are read. */
function FlowFindings({ flow, findings }: { flow: AdminFlow; findings: readonly AdminFinding[] | undefined }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const open = (path: string) => {
    const node = findings?.find(finding => finding.path === path)?.nodeId
    navigate(`/flows/${flow.id}?version=draft${node == null ? '' : `&node=${encodeURIComponent(node)}`}`)
  }
  return (
    <section className={css.details} aria-label="Findings">
      <h2>{headlineOf(flow)}</h2>
      {findings === undefined ? (
        <p className={css.soft}>{may('validateFlow') ? 'Checking…' : ''}</p>
      ) : (
        <Findings findings={findings} onSelect={open} />
      )}
    </section>
  )
}

/** The changes, overlaid with differing runs, and both with findings. */
function marked(
  overlay: Overlay,
  definition: unknown,
  findings: readonly AdminFinding[],
  runs: ReturnType<typeof differingRuns>,
): Overlay {
  const wrong = findingsOverlay(placedFindings(definition, findings))
  const nodes = new Map([...overlay.nodes, ...differingOverlay(runs).nodes, ...wrong.nodes])
  // Without a change there would be nothing to review.
  return { ...overlay, nodes, dims: overlay.dims && nodes.size > 0 }
}

/** The replay of the last runs on this draft, once it was requested. */
function useReplays(flow: AdminFlow, { etag }: FlowDraft) {
  const replay = useFlowReplay(flow.id)
  const items = replay.variables?.etag === etag ? replay.data?.items : undefined
  return { replay, runs: useMemo(() => differingRuns(items ?? []), [items]) }
}

/** Changes of the draft to the live version, or else to the latest. */
function useDifference(flow: AdminFlow, draft: FlowDraft): Difference | undefined {
  const from = flow.publishedVersion ?? flow.latestVersion
  const before = useDefinition(flow.id, from === null ? undefined : String(from)).data
  const changes = useDraftDifference(flow.id, from, draft.etag).data
  return useMemo(
    () => (before === undefined || changes === undefined ? undefined : differenceOf(before, draft.definition, changes)),
    [before, changes, draft.definition],
  )
}

function headlineOf({ publishedVersion, latestVersion, unpublishedChanges }: AdminFlow): string {
  if (publishedVersion === null) return latestVersion === null ? 'Never published' : 'Withdrawn'
  return unpublishedChanges ? `Version ${publishedVersion} is live` : `Version ${publishedVersion} is live: no changes`
}

type PublishProps = {
  flow: AdminFlow
  draft: FlowDraft
  /** It asks where the review has found something against it. */
  reviewed: Omit<Parameters<typeof doubtsOf>[0], 'taken'>
  findings: readonly AdminFinding[]
  onDone: () => void
}

function Publish({ flow, draft, reviewed, findings, onDone }: PublishProps) {
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState<string>()
  const publication = usePublishFlow(flow.id)
  // A version has the operations that it names: an equal definition may be new.
  const isSame = !draft.publishes.isNew && draft.publishes.version === flow.publishedVersion
  const label = `Publish version ${draft.publishes.version}`
  const refused = publication.error
  const known = isParleyError(refused, 'operations_changed')
    ? (refused.details as { findings: AdminFinding[] }).findings
    : findings
  const taken = known.filter(({ rule }) => rule === 'operation_changed')
  const doubts = doubtsOf({ ...reviewed, taken })
  const hasErrors = findings.some(({ severity }) => severity === 'error')
  const publish = () => {
    publication.mutate({ etag: draft.etag, note, accepts: taken.length > 0 }, { onSuccess: onDone })
  }
  const ready = !isSame && !hasErrors && !publication.isPending
  const ask = () => (doubts.length === 0 ? publish() : setAsking(true))
  useShortcut('publish', () => {
    if (ready) ask()
  })
  return (
    <footer className={css.controls}>
      {publication.error !== null && <Refused error={publication.error} />}
      <TextControl label="Release note (optional)" lines={2} value={note} disabled={isSame} onChange={setNote} />
      <Button kind="primary" title={`${label} (Ctrl+Enter)`} disabled={!ready} onClick={ask}>
        {label}
      </Button>
      {asking && <PublishDoubted doubts={doubts} label={label} onPublish={publish} onClose={() => setAsking(false)} />}
    </footer>
  )
}
