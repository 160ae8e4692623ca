import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useSession } from '../access/session.tsx'
import { Canvas } from '../flow/canvas/canvas.tsx'
import { graphOf, type Graph } from '../flow/graph.ts'
import { Changes } from '../flow/inspector/changes.tsx'
import { FlowDetails, NodeDetails } from '../flow/inspector/inspector.tsx'
import { Outline } from '../flow/outline/outline.tsx'
import { differenceOf, type Difference } from '../flow/overlays/difference.ts'
import { NO_OVERLAY } from '../flow/overlays/overlay.ts'
import { useDefinition, useFlow, useFlowDifference, useFlowVersions } from '../data/flows.ts'
import type { AdminFlow, FlowVersion } from '../../sdk/index.ts'
import { useFilters } from '../parts/filters.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Problem } from '../parts/problem.tsx'
import { Status } from '../parts/status.tsx'

const CodeView = lazy(async () => ({ default: (await import('../flow/code/code-view.tsx')).CodeView }))

/** Any version of a flow, or its draft, drawn; and the difference to another version. */
export function FlowPage({ flowId }: { flowId: string }) {
  const flow = useFlow(flowId)
  const versions = useFlowVersions(flowId)
  usePageTitle(flow.data?.name)
  if (flow.error !== null && flow.data === undefined)
    return <Problem error={flow.error} retry={() => void flow.refetch()} />
  if (flow.data === undefined || versions.isPending) return <p className="page loading">Loading…</p>
  return <OneFlow flow={flow.data} versions={versions.items} />
}

function OneFlow({ flow, versions }: { flow: AdminFlow; versions: readonly FlowVersion[] }) {
  const { may } = useSession()
  const [filter, setFilter] = useFilters()
  const [outlined, setOutlined] = useState(true)
  const version = filter('version') || (flow.publishedVersion === null ? 'draft' : String(flow.publishedVersion))
  const compared = filter('compare') === version || filter('compare') === '' ? undefined : filter('compare')
  const selected = filter('node') || undefined
  const asText = filter('view') === 'text'

  const definition = useDefinition(flow.id, version)
  const earlier = useDefinition(flow.id, compared)
  const comparison = useFlowDifference(flow.id, compared, version)
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
  const select = (id: string | undefined) => setFilter('node', id ?? '')

  return (
    <main className="studio">
      <header className="bar">
        <h1>
          <Link href="/flows">Flows</Link> <span aria-hidden="true">/</span> {flow.name}
        </h1>
        <Status of={flow.status} />
        <VersionSelect
          label="Version"
          value={version}
          options={[{ value: 'draft', title: 'Draft' }, ...versions.map(optionOf)]}
          onChange={value => setFilter('version', value)}
        />
        <VersionSelect
          label="Compare with"
          value={compared ?? ''}
          options={[
            { value: '', title: 'Compare with…' },
            ...versions.map(optionOf).filter(({ value }) => value !== version),
          ]}
          onChange={value => setFilter('compare', value)}
        />
        <span className="space" />
        {may('listExecutions') && (
          <Link className="link" href={`/executions?flowId=${flow.id}`}>
            Executions
          </Link>
        )}
        <button aria-pressed={outlined} onClick={() => setOutlined(!outlined)}>
          Outline
        </button>
        <div className="choices" role="group" aria-label="View">
          <button aria-pressed={!asText} onClick={() => setFilter('view', '')}>
            Canvas
          </button>
          <button aria-pressed={asText} onClick={() => setFilter('view', 'text')}>
            Text
          </button>
        </div>
      </header>
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
            <Canvas graph={graph} overlay={overlay} selected={selected} onSelect={select} label={flow.name} />
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
    </main>
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
      <Summary difference={difference} onSelect={onSelect} />
    )
  return (
    <>
      {difference !== undefined && <Changes title="What changed" changes={difference.changes.get(node.id) ?? []} />}
      <NodeDetails node={node} />
    </>
  )
}

function Summary({ difference, onSelect }: { difference: Difference; onSelect: (id: string) => void }) {
  const marks = [...difference.overlay.nodes.values()].map(({ mark }) => mark)
  const count = (mark: string) => marks.filter(one => one === mark).length
  return (
    <>
      <section className="details" aria-label="Differences">
        <h2>Differences</h2>
        <ul className="legend">
          {['added', 'changed', 'removed'].map(mark => (
            <li key={mark} data-mark={mark}>
              {count(mark)} {mark}
            </li>
          ))}
        </ul>
        <ul className="changed">
          {difference.graph.nodes.flatMap(({ id, title }) => {
            const mark = difference.overlay.nodes.get(id)?.mark
            return mark === undefined ? (
              []
            ) : (
              <li key={id}>
                <button data-mark={mark} onClick={() => onSelect(id)}>
                  <span className="name">{title}</span>
                  <span className="kind">{mark}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      {difference.elsewhere.length > 0 && <Changes title="Outside the nodes" changes={difference.elsewhere} />}
    </>
  )
}

function optionOf({ version, live, note }: FlowVersion) {
  const words = [`v${version}`, ...(live ? ['live'] : []), ...(note === null ? [] : [note])]
  return { value: String(version), title: words.join(' · ').slice(0, 60) }
}

type SelectProps = {
  label: string
  value: string
  options: { value: string; title: string }[]
  onChange: (value: string) => void
}

function VersionSelect({ label, value, options, onChange }: SelectProps) {
  return (
    <select aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  )
}
