import { lazy, Suspense, useMemo } from 'react'
import type { AdminFlow, FlowTraffic } from '../../sdk/index.ts'
import { Canvas } from '../flow/canvas/canvas.tsx'
import { Notes } from '../flow/canvas/notes.tsx'
import { graphOf, type Graph } from '../flow/graph.ts'
import { Changes } from '../flow/inspector/changes.tsx'
import { Differences } from '../flow/inspector/differences.tsx'
import { FlowDetails, NodeDetails } from '../flow/inspector/inspector.tsx'
import { Outline } from '../flow/outline/outline.tsx'
import { differenceOf, type Difference } from '../flow/overlays/difference.ts'
import { Traffic, TrafficOfNode } from '../flow/inspector/traffic.tsx'
import { trafficOverlay } from '../flow/overlays/traffic.ts'
import { NO_OVERLAY } from '../flow/overlays/overlay.ts'
import { useDefinition, useFlowDifference } from '../data/flows.ts'
import { useFlowLayout } from '../data/layouts.ts'
import { useFlowTraffic } from '../data/traffic.ts'
import { Problem } from '../parts/problem.tsx'
import { useFlowChoices } from './flow-choices.ts'
import { css } from '../parts/css.ts'

const CodeView = lazy(async () => ({ default: (await import('../flow/code/code-view.tsx')).CodeView }))

/** Any version of a flow, or its draft, drawn; and the difference to another version. */
export function FlowViewer({ flow, outlined }: { flow: AdminFlow; outlined: boolean }) {
  const { version, compared, selected, asText, trafficDays, choose } = useFlowChoices(flow)
  const definition = useDefinition(flow.id, version)
  const earlier = useDefinition(flow.id, compared)
  const comparison = useFlowDifference(flow.id, compared, version)
  const { layout } = useFlowLayout(flow.id)
  const { data: traffic, error: noTraffic } = useFlowTraffic(flow.id, Number(version), trafficDays)
  const failure = definition.error ?? earlier.error ?? comparison.error ?? noTraffic

  const difference = useMemo(
    () =>
      earlier.data === undefined || definition.data === undefined || comparison.data === undefined
        ? undefined
        : differenceOf(earlier.data, definition.data, comparison.data.changes),
    [earlier.data, definition.data, comparison.data],
  )
  const plain = useMemo(() => (definition.data === undefined ? undefined : graphOf(definition.data)), [definition.data])
  const detailed = selected !== undefined || difference !== undefined || traffic !== undefined
  const graph = compared === undefined ? plain : difference?.graph
  const counted = useMemo(
    () => (plain === undefined || traffic === undefined ? undefined : trafficOverlay(plain, traffic)),
    [plain, traffic],
  )
  const overlay = difference?.overlay ?? counted ?? NO_OVERLAY
  const select = (id: string | undefined) => choose('node', id ?? '')

  return (
    <>
      {failure !== null && <Problem error={failure} />}
      {graph !== undefined && definition.data !== undefined && (
        <div className={css.stage} data-outlined={outlined || undefined} data-detailed={detailed || undefined}>
          {outlined && <Outline graph={graph} overlay={overlay} selected={selected} onSelect={select} />}
          {asText ? (
            <Suspense fallback={<p className={css.loading}>Loading…</p>}>
              <CodeView
                label={`${flow.name} as YAML`}
                definition={definition.data}
                {...(compared === undefined ? {} : { before: earlier.data })}
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
            >
              {layout !== undefined && <Notes notes={layout.notes} />}
            </Canvas>
          )}
          {detailed && (
            <aside className={css.inspector} aria-label="Details">
              <Details
                graph={graph}
                definition={definition.data}
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
