import {
  Suspense,
  lazy,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { AdminFlow } from '../../../sdk/index.ts'
import { useDefinition } from '../../data/flows.ts'
import { useFlowLayout, type Position } from '../../data/layouts.ts'
import { Icon } from '../../parts/icon.tsx'
import { isObject } from '../../parts/json.ts'
import { soon } from '../../parts/soon.tsx'
import { Select } from '../../parts/controls/inputs.tsx'
import type { Arrangement } from '../canvas/measures.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { ShownBadges } from '../canvas/shown-badges.tsx'
import { ShownGroups } from '../canvas/shown-groups.tsx'
import { ShownNotes } from '../canvas/shown-notes.tsx'
import { useNewNote } from '../canvas/use-new-note.ts'
import { useDraft } from '../../drafts/draft.tsx'
import type { PublishedNodes } from '../edits/derived-ids.ts'
import { nodesOf, nodeWith } from '../edits/nodes.ts'
import { Published } from '../edits/published.ts'
import { graphOf } from '../graph.ts'
import { mainTextOf } from '../main-text.ts'
import type { FlowNode } from '../flow-node.ts'
import { FindingsCount, useFindings } from '../inspector/findings.tsx'
import { FlowPanel, NodePanel } from '../inspector/shown-panels.tsx'
import { ShownOutline } from '../outline/shown-outline.tsx'
import type { Overlay } from '../overlays/overlay.ts'
import { findingsOverlay } from '../overlays/findings.ts'
import { Actions, EdgeActions } from './actions.tsx'
import { ConflictDialog } from '../../drafts/conflict-dialog.tsx'
import { ShownDialogs } from './shown-dialogs.tsx'
import { addItem, focusMain, useFreeFocus } from './focus.ts'
import { Notices, SaveState } from '../../drafts/save-state.tsx'
import { ShownViewers } from '../viewers/shown-viewers.ts'
import type { Person } from '../viewers/viewers.ts'
import { Side, useSide } from './side.tsx'
import { useCanvasEditing, useOutlineEditing } from './use-areas.ts'
import { useClipboard } from './use-clipboard.ts'
import { useEditor, type Editor } from './use-editor.ts'
import { useKeys } from './use-keys.ts'
import { useSelected } from './use-selected.ts'
import { Button } from '../../parts/controls/button.tsx'
import styles from './editor.module.css'
import { css } from '../../parts/css.ts'

const Palette = soon(import('./palette.tsx').then(module => module.Palette))

const LazyTextEditor = lazy(async () => ({ default: (await import('../code/text-editor.tsx')).TextEditor }))

function TextEditor({ label }: { label: string }) {
  return (
    <Suspense fallback={<p className={css.loading}>Loading…</p>}>
      <LazyTextEditor label={label} />
    </Suspense>
  )
}

const NOT_MOVED = {}

type Props = {
  flow: AdminFlow
  /** The bar around the tools of the editor. */
  bar: (tools: ReactNode) => ReactNode
  outlined: boolean
  asText: boolean
}

/** The draft of a flow, to be edited on the canvas, in the outline or as text. */
export function FlowEditor({ flow, bar, outlined, asText }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const panelAt = asText ? 'beside' : 'above'
  const { editor, graph, side, settings, item, layout, change, move } = useFlowEditor(flow, panel)
  const { selected } = editor
  useKeys(editor, { settings, item })
  useClipboard(stage, editor)
  const canvas = useCanvasEditing(editor, move, settings)
  const outline = useOutlineEditing(editor, settings)
  const overlay = useFindingsUnder(side.overlay)
  useFreeFocus(stage, [isEmpty(editor), editor.dialog])
  const { badges, onPeople } = useBadges(editor, side)

  return (
    <Published value={usePublishedNodes(flow)}>
      {bar(<Tools editor={editor} flowId={flow.id} onPeople={onPeople} />)}
      <div className={styles.editor}>
        <Notices />
        <div ref={stage} className={css.stage} data-outlined={outlined || undefined} data-detailed={panelAt}>
          {outlined && (
            <ShownOutline
              graph={graph}
              overlay={overlay}
              selected={selected}
              onSelect={editor.select}
              editing={outline}
            />
          )}
          {asText ? (
            <TextEditor label={`${flow.name} as YAML`} />
          ) : (
            <Drawing
              editor={editor}
              graph={side.compared ?? graph}
              overlay={overlay}
              label={flow.name}
              subject={flow.id}
              followed={side.followed}
              layout={layout}
              onLayout={change}
              badges={badges}
              {...(side.compared === undefined ? canvas : { edgeAt: undefined })}
            />
          )}
          <aside ref={panel} className={css.inspector} aria-label="Details">
            <Side side={side} flow={flow} selected={editor.selected} onSelect={editor.select}>
              <Settings editor={editor} />
            </Side>
          </aside>
        </div>
      </div>
      <ShownDialogs editor={editor} graph={graph} />
      <ConflictDialog />
      <p className={css.unseen} aria-live="polite">
        {editor.announcement}
      </p>
    </Published>
  )
}

/** The editor with what is drawn of its draft, and what is beside that. */
function useFlowEditor(flow: AdminFlow, panel: RefObject<HTMLElement | null>) {
  const draft = useDraft()
  const { layout, change, move } = useMovableLayout(flow.id)
  const [selected, onSelect] = useSelected()
  // Typed text appears in its field immediately, and on the canvas when there is time.
  const definition = useDeferredValue(draft.definition)
  const graph = useMemo(() => graphOf(definition, { open: true }), [definition])
  const side = useSide(graph, flow.id)
  const settingsOf = (node: Pick<FlowNode, 'type'> | undefined) => {
    flushSync(() => side.open('settings'))
    focusMain(panel.current, node && mainTextOf(node))
  }
  const moved = layout?.positions ?? NOT_MOVED
  const editor = useEditor({ selected, onSelect, moved, onMove: move, onLayout: change, onAdded: settingsOf })
  /** Goes to the main text of the selected node. */
  const settings = () => settingsOf(selected === undefined ? undefined : nodeWith(draft.definition, selected))
  const item = () => {
    flushSync(() => side.open('settings'))
    if (!addItem(panel.current)) settings()
  }
  return { editor, graph, side, settings, item, layout, change, move }
}

/** What is shown on cards of other people and of comments. */
function useBadges(editor: Editor, side: ReturnType<typeof useSide>) {
  const [people, onPeople] = useState<readonly Person[]>([])
  const onComments = (nodeId: string) => {
    editor.select(nodeId)
    side.open('comments')
  }
  return { onPeople, badges: { people, comments: side.commented, onComments } }
}

const isEmpty = ({ draft }: Editor): boolean => nodesOf(draft.definition).length === 0

function useMovableLayout(flowId: string) {
  const { layout, change } = useFlowLayout(flowId)
  const move = useCallback(
    (positions: Record<string, Position>) =>
      change(present => ({ ...present, positions: { ...present.positions, ...positions } })),
    [change],
  )
  return { layout, change, move }
}

/** The findings are marked unless something else is, such as a simulation. */
function useFindingsUnder(overlay: Overlay | undefined): Overlay {
  const { items } = useFindings()
  const found = useMemo(() => findingsOverlay(items), [items])
  return overlay ?? found
}

/** Of the selected node, otherwise of the flow. */
function Settings({ editor }: { editor: Editor }) {
  const published = useContext(Published)
  const { selected, select, draft } = editor
  // Not the node of the drawing, which may be late: a key opens the settings at once.
  const node = selected === undefined ? undefined : nodeWith(draft.definition, selected)
  return (
    <>
      <Actions editor={editor} />
      {node === undefined ? (
        <FlowPanel onOpen={select} />
      ) : (
        <NodePanel nodeId={node.id} onOpen={select} published={published} onFollow={editor.follow} />
      )}
    </>
  )
}

function usePublishedNodes({ id, latestVersion }: AdminFlow): PublishedNodes {
  const { data } = useDefinition(id, latestVersion === null ? undefined : String(latestVersion))
  return useMemo(() => {
    if (latestVersion === null) return new Map()
    return isObject(data) ? new Map(nodesOf(data).map(node => [node.id, node])) : undefined
  }, [latestVersion, data])
}

type ToolsProps = { editor: Editor; flowId: string; onPeople: (people: readonly Person[]) => void }

function Tools({ editor: { draft, commands, selected, select }, flowId, onPeople }: ToolsProps) {
  const { undoable, redoable } = draft
  return (
    <>
      <ShownViewers flowId={flowId} selected={selected} onPeople={onPeople} onSelect={select} />
      <SaveState />
      <FindingsCount onClick={() => select(undefined)} />
      <div className={css.choices} role="group" aria-label="Edits">
        <ToolButton icon="undo" name="Undo" edit={undoable} onClick={commands.undo} />
        <ToolButton icon="redo" name="Redo" edit={redoable} onClick={commands.redo} />
      </div>
      <button
        className={css.tool}
        aria-label="Search in the flow"
        title="Search in the flow (/)"
        onClick={commands.search}
      >
        <Icon name="search" />
      </button>
      <button
        className={`${css.tool} ${styles.forKeyboards}`}
        aria-label="Keys"
        title="Keys (?)"
        onClick={commands.keys}
      >
        ?
      </button>
    </>
  )
}

type ToolButtonProps = { icon: string; name: string; edit: string | undefined; onClick: () => void }

function ToolButton({ icon, name, edit, onClick }: ToolButtonProps) {
  return (
    <button
      className={css.tool}
      aria-label={name}
      title={edit === undefined ? name : `${name}: ${edit}`}
      disabled={edit === undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

type DrawingProps = Pick<ComponentProps<typeof Canvas>, 'graph' | 'overlay' | 'label' | 'subject'> &
  Pick<ComponentProps<typeof Canvas>, 'followed' | 'editing'> & {
    editor: Editor
    layout: ReturnType<typeof useFlowLayout>['layout']
    onLayout: ReturnType<typeof useFlowLayout>['change']
    edgeAt: ComponentProps<typeof EdgeActions>['at'] | undefined
    badges: ComponentProps<typeof ShownBadges>
  }

/** The canvas with what lies over it. Escape closes the palette before it takes back the selection. */
function Drawing({ editor, layout, onLayout, edgeAt, badges, ...drawn }: DrawingProps) {
  const [palette, setPalette] = useState(false)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !palette || event.target instanceof HTMLTextAreaElement) return
    event.stopPropagation()
    setPalette(false)
    event.currentTarget.querySelector<HTMLElement>('[role="application"]')?.focus()
  }
  return (
    <div className={styles.drawing} onKeyDownCapture={press}>
      <Canvas
        {...drawn}
        selected={editor.selected}
        companion={editor.companion}
        onSelect={editor.select}
        moved={layout?.positions}
        arrangement={layout?.arrangement}
      >
        <CanvasTools
          palette={palette}
          onPalette={() => setPalette(!palette)}
          arrangement={layout?.arrangement ?? 'right'}
          onLayout={onLayout}
        />
        {layout !== undefined && <ShownNotes notes={layout.notes} onChange={onLayout} />}
        {layout !== undefined && <ShownGroups groups={layout.groups} onChange={onLayout} />}
        <ShownBadges {...badges} />
        {palette && (
          <Palette
            onAdd={type => {
              setPalette(false)
              editor.add(type, editor.here)
            }}
          />
        )}
        {edgeAt !== undefined && <EdgeActions editor={editor} at={edgeAt} />}
        {isEmpty(editor) && <FirstNode onAdd={() => editor.openAdd(undefined)} />}
      </Canvas>
    </div>
  )
}

const ARRANGEMENTS: { value: Arrangement; title: string }[] = [
  { value: 'right', title: 'To the right' },
  { value: 'down', title: 'Downwards' },
  { value: 'wrapped', title: 'In rows' },
]

type CanvasToolsProps = {
  palette: boolean
  onPalette: () => void
  arrangement: Arrangement
  onLayout: ReturnType<typeof useFlowLayout>['change']
}

function CanvasTools({ palette, onPalette, arrangement, onLayout }: CanvasToolsProps) {
  const addNote = useNewNote(onLayout)
  return (
    <div className={styles.canvasTools}>
      <button aria-pressed={palette} onClick={onPalette}>
        <Icon name="plus" />
        Add
      </button>
      <button title="Add a note to the canvas" onClick={addNote}>
        Note
      </button>
      <button
        title="Arrange all nodes automatically"
        onClick={() => onLayout(present => ({ ...present, positions: {} }))}
      >
        Tidy
      </button>
      <Select
        aria-label="Arrangement"
        choices={ARRANGEMENTS}
        value={arrangement}
        onChange={value => onLayout(present => ({ ...present, arrangement: value as Arrangement }))}
      />
    </div>
  )
}

function FirstNode({ onAdd }: { onAdd: () => void }) {
  return (
    <div className={styles.firstNode}>
      <p>This flow has no nodes yet.</p>
      <Button kind="primary" onClick={onAdd}>
        Add the first node
      </Button>
    </div>
  )
}
