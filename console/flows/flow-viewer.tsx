import { lazy, Suspense, useMemo } from 'react'
import type { AdminFlow } from '../../sdk/index.ts'
import { Canvas } from '../flow/canvas/canvas.tsx'
import { Notes } from '../flow/canvas/notes.tsx'
import { graphOf, type Graph } from '../flow/graph.ts'
import { Changes } from '../flow/inspector/changes.tsx'
import { Differences } from '../flow/inspector/differences.tsx'
import { FlowDetails, NodeDetails } from '../flow/inspector/inspector.tsx'
import { Outline } from '../flow/outline/outline.tsx'
import { differenceOf, type Difference } from '../flow/overlays/difference.ts'
import { NO_OVERLAY } from '../flow/overlays/overlay.ts'
import { useDefinition, useFlowDifference } from '../data/flows.ts'
import { useFlowLayout } from '../data/layouts.ts'
import { Problem } from '../parts/problem.tsx'
import { useFlowChoices } from './flow-choices.ts'

const CodeView = lazy(async () => ({ default: (await import('../flow/code/code-view.tsx')).CodeView }))

/** Any version of a flow, or its draft, drawn; and the difference to another version. */
export function FlowViewer({ flow, outlined }: { flow: AdminFlow; outlined: boolean }) {
  const { version, compared, selected, asText, choose } = useFlowChoices(flow)
  const definition = useDefinition(flow.id, version)
  const earlier = useDefinition(flow.id, compared)
  const comparison = useFlowDifference(flow.id, compared, version)
  const { layout } = useFlowLayout(flow.id)
  const failure = definition.error ?? earlier.error ?? comparison.error

  const difference = useMemo(
    () =>
      earlier.data === undefined || definition.data === undefined || comparison.data === undefined
        ? undefined
        : differenceOf(earlier.data, definition.data, comparison.data.changes),
    [earlier.data, definition.data, comparison.data],
  )
  const plain = useMemo(() => (definition.data === undefined ? undefined : graphOf(definition.data)), [definition.data])
  const detailed = selected !== undefined || difference !== undefined
  const graph = compared === undefined ? plain : difference?.graph
  const overlay = difference?.overlay ?? NO_OVERLAY
  const select = (id: string | undefined) => choose('node', id ?? '')

  return (
    <>
      {failure !== null && <Problem error={failure} />}
      {graph !== undefined && definition.data !== undefined && (
        <div className="stage" data-outlined={outlined || undefined} data-detailed={detailed || undefined}>
          {outlined && <Outline graph={graph} overlay={overlay} selected={selected} onSelect={select} />}
          {asText ? (
            <Suspense fallback={<p className="loading">Loading…</p>}>
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
            <aside className="inspector" aria-label="Details">
              <Details
                graph={graph}
                definition={definition.data}
                selected={selected}
                difference={difference}
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
  onSelect: (id: string) => void
}

function Details({ graph, definition, selected, difference, onSelect }: DetailsProps) {
  const node = graph.nodes.find(({ id }) => id === selected)
  if (node === undefined)
    return difference === undefined ? (
      <FlowDetails definition={definition} graph={graph} />
    ) : (
      <Differences of={difference} onSelect={onSelect} />
    )
  return (
    <>
      {difference !== undefined && <Changes title="What changed" changes={difference.changes.get(node.id) ?? []} />}
      <NodeDetails node={node} />
    </>
  )
}
