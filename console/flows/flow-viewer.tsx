import { lazy, Suspense, useMemo } from 'react'
import type { AdminFlow, FlowTraffic } from '../../sdk/index.ts'
import { Canvas } from '../flow/canvas/canvas.tsx'
import { ShownGroups } from '../flow/canvas/shown-groups.tsx'
import { ShownBadges } from '../flow/canvas/shown-badges.tsx'
import { Notes } from '../flow/canvas/notes.tsx'
import { graphOf, type Graph } from '../flow/graph.ts'
import { Changes } from '../flow/inspector/changes.tsx'
import { Differences } from '../flow/inspector/differences.tsx'
import { FlowDetails, NodeDetails } from '../flow/inspector/inspector.tsx'
import { ShownOutline } from '../flow/outline/shown-outline.tsx'
import { differenceOf, type Difference } from '../flow/overlays/difference.ts'
import { Traffic, TrafficOfNode } from '../flow/inspector/traffic.tsx'
import { trafficOverlay } from '../flow/overlays/traffic.ts'
import { NO_OVERLAY } from '../flow/overlays/overlay.ts'
import type { Person } from '../flow/viewers/viewers.ts'
import { useDefinition, useFlowDifference } from '../data/flows.ts'
import { useFlowLayout } from '../data/layouts.ts'
import { useFlowTraffic } from '../data/traffic.ts'
import { Problem } from '../parts/problem.tsx'
import { useFlowChoices } from './flow-choices.ts'
import { css } from '../parts/css.ts'

const CodeView = lazy(async () => ({ default: (await import('../flow/code/code-view.tsx')).CodeView }))

const NO_COMMENTS = new Map<string, number>()

type Props = {
  flow: AdminFlow
  outlined: boolean
  /** Who else is there, to be shown on the cards. */
  people: readonly Person[]
}

/** Any version of a flow, or its draft, drawn; and the difference to another version. */
export function FlowViewer({ flow, outlined, people }: Props) {
  const { compared, selected, asText, choose } = useFlowChoices(flow)
  const { definition, before, failure, graph, overlay, difference, traffic } = useShownFlow(flow)
  const { layout } = useFlowLayout(flow.id)
  const detailed = selected !== undefined || difference !== undefined || traffic !== undefined
  const select = (id: string | undefined) => choose('node', id ?? '')
  return (
    <>
      {failure !== null && <Problem error={failure} />}
      {graph !== undefined && definition !== undefined && (
        <div
          className={css.stage}
          data-outlined={outlined || undefined}
          data-detailed={detailed ? (asText ? 'beside' : 'above') : undefined}
        >
          {outlined && <ShownOutline graph={graph} overlay={overlay} selected={selected} onSelect={select} />}
          {asText ? (
            <Suspense fallback={<p className={css.loading}>Loading…</p>}>
              <CodeView
                label={`${flow.name} as YAML`}
                definition={definition}
                {...(compared === undefined ? {} : { before })}
              />
            </Suspense>
          ) : (
            <Canvas
              graph={graph}
              overlay={overlay}
              selected={selected}
              onSelect={select}
              label={flow.name}
              moved={layout?.positions}
              arrangement={layout?.arrangement}
            >
              {layout !== undefined && <Notes notes={layout.notes} />}
              {layout !== undefined && <ShownGroups groups={layout.groups} />}
              <ShownBadges people={people} comments={NO_COMMENTS} onComments={() => undefined} />
            </Canvas>
          )}
          {detailed && (
            <aside className={css.inspector} aria-label="Details">
              <Details
                graph={graph}
                definition={definition}
                selected={selected}
                difference={difference}
                traffic={traffic}
                onSelect={select}
              />
            </aside>
          )}
        </div>
      )}
    </>
  )
}

/** What is chosen of a flow: a version or its difference to another one, with the traffic of some days. */
function useShownFlow(flow: AdminFlow) {
  const { version, compared, trafficDays } = useFlowChoices(flow)
  const { data: definition, error: noDefinition } = useDefinition(flow.id, version)
  const { data: before, error: noBefore } = useDefinition(flow.id, compared)
  const { data: comparison, error: noComparison } = useFlowDifference(flow.id, compared, version)
  const { data: traffic, error: noTraffic } = useFlowTraffic(flow.id, Number(version), trafficDays)
  const difference = useMemo(
    () =>
      before === undefined || definition === undefined || comparison === undefined
        ? undefined
        : differenceOf(before, definition, comparison.changes),
    [before, definition, comparison],
  )
  const plain = useMemo(() => (definition === undefined ? undefined : graphOf(definition)), [definition])
  const counted = useMemo(
    () => (plain === undefined || traffic === undefined ? undefined : trafficOverlay(plain, traffic)),
    [plain, traffic],
  )
  return {
    definition,
    before,
    failure: noDefinition ?? noBefore ?? noComparison ?? noTraffic,
    graph: compared === undefined ? plain : difference?.graph,
    overlay: difference?.overlay ?? counted ?? NO_OVERLAY,
    difference,
    traffic,
  }
}

type DetailsProps = {
  graph: Graph
  definition: unknown
  selected: string | undefined
  difference: Difference | undefined
  traffic: FlowTraffic | undefined
  onSelect: (id: string) => void
}

function Details({ graph, definition, selected, difference, traffic, onSelect }: DetailsProps) {
  const node = graph.nodes.find(({ id }) => id === selected)
  if (node === undefined) {
    if (difference !== undefined) return <Differences difference={difference} onSelect={onSelect} />
    const titles = new Map(graph.nodes.map(({ id, title }) => [id, title]))
    return (
      <>
        {traffic !== undefined && <Traffic traffic={traffic} titles={titles} onSelect={onSelect} />}
        <FlowDetails definition={definition} graph={graph} />
      </>
    )
  }
  return (
    <>
      {difference !== undefined && <Changes title="What changed" changes={difference.changes.get(node.id) ?? []} />}
      {traffic !== undefined && <TrafficOfNode traffic={traffic.nodes.find(({ nodeId }) => nodeId === node.id)} />}
      <NodeDetails node={node} />
    </>
  )
}
