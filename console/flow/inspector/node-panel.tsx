import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { flowFields } from '../../../generated/console/catalog.ts'
import { FieldsContext, type Surroundings } from '../../fields/context.ts'
import { controls } from '../../fields/controls.ts'
import { Fields } from '../../fields/fields.tsx'
import { Problems } from '../../fields/problems.tsx'
import { pathOf, variablesOf } from '../../fields/scope.ts'
import { firstSentence } from '../../fields/shapes.ts'
import type { Option } from '../../parts/listbox/use-listbox.ts'
import { Samples } from '../../fields/try-out.tsx'
import { IconTile } from '../../parts/icon.tsx'
import { useDraft } from '../../drafts/draft.tsx'
import { followingId, withFollowingItemIds, type PublishedNodes } from '../edits/derived-ids.ts'
import { nodesOf, nodeWith, setField, setNodeField, type Definition } from '../edits/nodes.ts'
import { pointerTo } from '../edits/pointer.ts'
import { findingsAt, type PlacedFinding } from '../overlays/findings.ts'
import { isObject, textOf } from '../../parts/json.ts'
import { typeOf, type FlowNode } from '../flow-node.ts'
import { FindingsList, useFindings, useFix } from './findings.tsx'
import { useShownFinding } from './use-shown-finding.ts'
import fieldStyles from '../../fields/fields.module.css'
import { css } from '../../parts/css.ts'

type Open = (nodeId: string | undefined) => void

type NodePanelProps = {
  nodeId: string
  onOpen: Open
  /** Their ids no longer follow their labels. */
  published: PublishedNodes
  onFollow: (id: string, to: string) => void
}

/** Every setting of a node, editable or read-only by permission. */
export function NodePanel({ nodeId, onOpen, published, onFollow }: NodePanelProps) {
  const { definition } = useDraft()
  const { items } = useFindings()
  const node = nodeWith(definition, nodeId)
  const own = useMemo(() => items.filter(finding => finding.nodeId === nodeId), [items, nodeId])
  const [renamed, setRenamed] = useState<{ to: string; key: string }>()
  // The panel stays when the id follows the label: the focus is already in its next field.
  const key = renamed?.to === nodeId ? renamed.key : nodeId
  const follow = (before: unknown) => {
    const to = published && followingId(definition, nodeId, before, published)
    if (to === undefined) return
    setRenamed({ to, key })
    onFollow(nodeId, to)
  }
  if (node === undefined) return null
  return (
    // Fields are reset for another node: partly typed texts are not carried over.
    <Panel key={key} label={nameOf(node)} findings={own} nodeId={nodeId} onOpen={onOpen}>
      <NodeFields node={node} findings={own} published={published} onNamed={follow} />
    </Panel>
  )
}

/** Properties of a flow other than its nodes, and all its findings. */
export function FlowPanel({ onOpen }: { onOpen: Open }) {
  const { definition, edit } = useDraft()
  const { items } = useFindings()
  const own = useMemo(() => items.filter(({ nodeId }) => nodeId === undefined), [items])
  const change = (name: string, value: unknown, typing?: boolean) => {
    const pointer = pointerTo(name)
    edit(
      labelFor(flowFields, name),
      present => setField(present, pointer, value),
      typing === true ? { typing: pointer } : {},
    )
  }
  return (
    <>
      <FindingsList onOpen={onOpen} />
      <Panel label="The flow" findings={own} nodeId={undefined} onOpen={onOpen}>
        <p className={css.soft}>
          <code>{String(definition['code'])}</code>
        </p>
        <div className={fieldStyles.controlRows}>
          <Fields
            fields={flowFields.filter(({ name }) => name !== 'code')}
            value={definition}
            pointer=""
            onChange={change}
            onClear={() => undefined}
            except={['code', 'nodes']}
          />
        </div>
      </Panel>
    </>
  )
}

type NodeFieldsProps = {
  node: FlowNode
  findings: readonly PlacedFinding[]
  published: PublishedNodes
  onNamed: (before: unknown) => void
}

function NodeFields({ node, findings, published, onNamed }: NodeFieldsProps) {
  const { edit } = useDraft()
  const type = typeOf(node)
  const known = new Set(type.fields.map(({ name }) => name))
  const elsewhere = findings.filter(({ pointer }) => !known.has(pointer.split('/')[1] ?? ''))
  const change = (name: string, value: unknown, typing?: boolean) => {
    const set = (present: Definition) =>
      withFollowingItemIds(present, setNodeField(present, node.id, pointerTo(name), value), node.id, published)
    edit(labelFor(type.fields, name), set, typing === true ? { typing: `${node.id}${pointerTo(name)}` } : {})
  }
  const clear = (names: readonly string[]) =>
    edit(`Change ${type.title}`, present =>
      names.reduce((rest, name) => setNodeField(rest, node.id, pointerTo(name), undefined), present),
    )
  return (
    <>
      <NodeHead node={node} onLabel={label => change('label', label, true)} onNamed={onNamed} />
      {elsewhere.length > 0 && <Problems problems={findingsAt(elsewhere, '', true)} />}
      <div className={fieldStyles.controlRows}>
        <Fields
          fields={type.fields}
          choose={type.choose}
          value={node}
          pointer=""
          onChange={change}
          onClear={clear}
          except={['id', 'type', 'label']}
        />
      </div>
    </>
  )
}

type NodeHeadProps = {
  node: FlowNode
  onLabel: (label: string | undefined) => void
  /** The label is complete. `before`: what it was. */
  onNamed: (before: unknown) => void
}

function NodeHead({ node, onLabel, onNamed }: NodeHeadProps) {
  const [before, setBefore] = useState(node['label'])
  const { canEdit } = useDraft()
  const type = typeOf(node)
  return (
    <>
      <div className={fieldStyles.panelHead} data-group={type.group}>
        <IconTile name={type.icon} />
        <input
          className={fieldStyles.panelTitle}
          aria-label="Name of the node"
          value={typeof node.label === 'string' ? node.label : ''}
          placeholder={node.id}
          maxLength={200}
          readOnly={!canEdit}
          onFocus={() => setBefore(node['label'])}
          onBlur={() => onNamed(before)}
          onChange={({ target }) => onLabel(target.value === '' ? undefined : target.value)}
        />
      </div>
      <p className={css.soft}>
        {type.title} · <code>{node.id}</code>
      </p>
      <p className={css.soft} title={type.description.replaceAll('`', '')}>
        {firstSentence(type.description)}
      </p>
    </>
  )
}

type PanelProps = {
  label: string
  findings: readonly PlacedFinding[]
  nodeId: string | undefined
  onOpen: Open
  children: ReactNode
}

/** Context of the controls of a panel. */
function Panel({ label, findings, nodeId, onOpen, children }: PanelProps) {
  const { definition, canEdit } = useDraft()
  const fix = useFix()
  const [samples, setSamples] = useState(() => samplesOf(definition))
  const setSample = useCallback((name: string, text: string) => setSamples(all => ({ ...all, [name]: text })), [])
  // Lists to choose from follow when there is time: typing does not wait for them.
  const listed = useDeferredValue(definition)
  const lists = useMemo(() => {
    const variableNames = variablesOf(listed)
    const variables = variableNames.map(({ name, from }) => ({ name: pathOf(name), from }))
    return { variableNames, variables, nodes: nodeOptions(listed) }
  }, [listed])
  const surroundings = useMemo<Surroundings>(
    () => ({
      definition: listed,
      controls,
      ...lists,
      problemsAt: (pointer, below) => findingsAt(findings, pointer, below),
      onFix: problem => fix(findings.find(one => one.fix === problem.fix)),
      readOnly: !canEdit,
      onOpen,
    }),
    [listed, lists, findings, fix, canEdit, onOpen],
  )
  const section = useShownFinding(nodeId)
  return (
    <FieldsContext value={surroundings}>
      <Samples value={[samples, setSample]}>
        <section ref={section} aria-label={label} className={`${css.details} ${fieldStyles.panel}`} tabIndex={-1}>
          {children}
        </section>
      </Samples>
    </FieldsContext>
  )
}

/** The initial values of variables are the default sample values of expressions. */
function samplesOf({ variables }: Definition): Readonly<Record<string, string>> {
  const entries = isObject(variables) ? Object.entries(variables) : []
  return Object.fromEntries(entries.map(([name, value]) => [pathOf(name), textOf(value)]))
}

function nodeOptions(definition: Definition): Option[] {
  return nodesOf(definition).map(node => {
    const title = nameOf(node)
    return { value: node.id, title: title === node.id ? title : `${title} (${node.id})`, note: typeOf(node).title }
  })
}

function nameOf(node: FlowNode): string {
  return typeof node.label === 'string' && node.label !== '' ? node.label : node.id
}

function labelFor(fields: readonly { name: string; title: string }[], name: string): string {
  const title = fields.find(field => field.name === name)?.title ?? name
  return `Change ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}
