import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSession } from '../access/session.tsx'
import { flowDrafts } from '../data/drafts.ts'
import { useFlow, useFlowVersions } from '../data/flows.ts'
import { DraftProvider } from '../drafts/draft.tsx'
import { FlowEditor } from '../flow/editor/editor.tsx'
import { PublishDraft, PublishLink } from '../flow/publish/publish-button.tsx'
import { FindingsProvider } from '../flow/inspector/findings.tsx'
import { ShownViewers } from '../flow/viewers/shown-viewers.ts'
import type { Person } from '../flow/viewers/viewers.ts'
import type { AdminFlow, FlowVersion } from '../../sdk/index.ts'
import { FilterSelect } from '../parts/filters.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { useRemembered } from '../parts/remembered.ts'
import { FlowBar } from './flow-bar.tsx'
import { TRAFFIC_DAYS, useFlowChoices } from './flow-choices.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

const FlowViewer = lazy(async () => ({ default: (await import('./flow-viewer.tsx')).FlowViewer }))

const NOBODY: readonly Person[] = []

/** A flow: its draft to be edited, any version and any difference to be looked at. */
export function FlowPage({ flowId }: { flowId: string }) {
  const flow = useFlow(flowId)
  const versions = useFlowVersions(flowId)
  usePageTitle(flow.data?.name)
  if (flow.data === undefined || versions.isPending) return <PendingPage of={[flow]} />
  return <OneFlow flow={flow.data} versions={versions.items} />
}

function OneFlow({ flow, versions }: { flow: AdminFlow; versions: readonly FlowVersion[] }) {
  const { may } = useSession()
  const [outlined, setOutlined] = useRemembered('outline')
  const { version, compared, selected, asText, choose } = useFlowChoices(flow)
  const [people, setPeople] = useState<readonly Person[]>([])
  const mayEdit = may('saveFlowDraft')
  // Where the others are is where they are in the draft.
  const isDraft = version === 'draft' && compared === undefined
  const isEditing = mayEdit && isDraft
  const bar = (tools: ReactNode) => (
    <FlowBar flow={flow} versions={versions} outlined={outlined} onOutlined={setOutlined}>
      {tools}
      {may('publishFlow') && (isEditing ? <PublishDraft flowId={flow.id} /> : <PublishLink flowId={flow.id} />)}
    </FlowBar>
  )
  return (
    <main className={css.studio}>
      {isEditing ? (
        <DraftProvider kind={flowDrafts} id={flow.id}>
          <FindingsProvider>
            <FlowEditor flow={flow} bar={bar} outlined={outlined} asText={asText} />
          </FindingsProvider>
        </DraftProvider>
      ) : (
        <>
          {bar(
            <>
              <ShownViewers
                flowId={flow.id}
                selected={isDraft ? selected : undefined}
                onPeople={setPeople}
                onSelect={nodeId => isDraft && choose('node', nodeId)}
              />
              {may('getFlowTraffic') && version !== 'draft' && compared === undefined && (
                <FilterSelect name="traffic" label="Traffic…" choices={TRAFFIC_DAYS} />
              )}
              {mayEdit && version !== 'draft' && (
                <Button kind="primary" onClick={() => choose('version', 'draft')}>
                  Edit the draft
                </Button>
              )}
            </>,
          )}
          <Suspense fallback={<p className={css.loading}>Loading…</p>}>
            <FlowViewer flow={flow} outlined={outlined} people={isDraft ? people : NOBODY} />
          </Suspense>
        </>
      )}
    </main>
  )
}
