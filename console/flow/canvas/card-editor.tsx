import { useContext, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useDraft } from '../../drafts/draft.tsx'
import { ItemButton } from '../../fields/item-button.tsx'
import { TextInput } from '../../parts/controls/inputs.tsx'
import { isObject } from '../../parts/json.ts'
import { conditionInWords } from '../condition-words.ts'
import { withFollowingItemIds } from '../edits/derived-ids.ts'
import { addItem, itemsOf, labelItem, removeItem, type LabelledItems } from '../edits/items.ts'
import { nodePointer, nodeWith, reorder, setNodeField } from '../edits/nodes.ts'
import { pointerTo } from '../edits/pointer.ts'
import { Published } from '../edits/published.ts'
import { mainTextOf } from '../main-text.ts'
import { typeOf, type FlowNode } from '../flow-node.ts'
import { EndWriting } from './writing.ts'
import styles from './card-editor.module.css'

/** The main text of a node and the labels of its edges, written on its card. */
export function CardEditor({ nodeId }: { nodeId: string }) {
  const { definition } = useDraft()
  const end = useContext(EndWriting)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = card.current?.querySelector<HTMLInputElement>('textarea, input')
    first?.focus({ preventScroll: true })
    first?.setSelectionRange(first.value.length, first.value.length)
  }, [])
  const node = nodeWith(definition, nodeId)
  if (node === undefined) return null
  const press = (event: KeyboardEvent) => {
    // The keys of the canvas do not apply here, those of the whole page do.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.key === 'Escape') end(true)
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) end(false)
  }
  return (
    <div className="nodrag nopan nowheel" onKeyDown={press} onBlur={leave} onDoubleClick={stop} onClick={stop}>
      <div ref={card} className={styles.writing} role="group" aria-label={`Write on ${node.label ?? nodeId}`}>
        <MainText node={node} />
        <Items node={node} />
      </div>
    </div>
  )
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

function MainText({ node }: { node: FlowNode }) {
  const { edit } = useDraft()
  const name = mainTextOf(node)
  if (name === undefined) return null
  const { title = name } = typeOf(node).fields.find(field => field.name === name) ?? {}
  const pointer = pointerTo(name)
  return (
    <TextInput
      lines={2}
      aria-label={title}
      placeholder={title}
      dir="auto"
      value={node[name]}
      onChange={(text = '') =>
        edit(`Change ${title.toLowerCase()}`, present => setNodeField(present, node.id, pointer, text), {
          typing: `${node.id}${pointer}`,
        })
      }
    />
  )
}

function Items({ node }: { node: FlowNode }) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('input')[wanted.current]?.focus({ preventScroll: true })
    wanted.current = undefined
  })
  const found = itemsOf(node)
  if (found === undefined) return null
  return (
    <ul ref={list} className={styles.items}>
      {found.items.map((item, index) => (
        <Item key={index} node={node} found={found} item={item} index={index} onFocus={at => (wanted.current = at)} />
      ))}
    </ul>
  )
}

type ItemProps = {
  node: FlowNode
  found: LabelledItems
  item: unknown
  index: number
  /** The item at an index gets the focus once it is there. */
  onFocus: (index: number) => void
}

/** Enter adds an item below, Backspace removes an empty one, Alt with an arrow key moves it. */
function Item({ node, found: { list, name, items }, item, index, onFocus }: ItemProps) {
  const { edit } = useDraft()
  const published = useContext(Published)
  const { label = '', when } = isObject(item) ? item : {}
  const what = name.toLowerCase()
  const add = () => {
    onFocus(index + 1)
    edit(`Add ${what}`, present => addItem(present, node.id, index))
  }
  const remove = () => {
    onFocus(Math.max(0, index - 1))
    edit(`Remove ${what}`, present => removeItem(present, node.id, index))
  }
  const move = (by: -1 | 1) => {
    onFocus(index + by)
    edit(`Move ${what}`, present => {
      const base = nodePointer(present, node.id)
      return base === undefined ? present : reorder(present, `${base}${pointerTo(list, index)}`, by)
    })
  }
  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event
    const act =
      key === 'Enter' && !event.nativeEvent.isComposing
        ? add
        : key === 'Backspace' && label === '' && items.length > 1
          ? remove
          : altKey && key === 'ArrowUp' && index > 0
            ? () => move(-1)
            : altKey && key === 'ArrowDown' && index < items.length - 1
              ? () => move(1)
              : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <li className={styles.item}>
      <TextInput
        aria-label={`${name} ${index + 1}`}
        placeholder={typeof when === 'string' ? conditionInWords(when) : `${name} ${index + 1}`}
        dir="auto"
        value={label}
        onKeyDown={press}
        onChange={(text = '') =>
          edit(
            `Change ${what}`,
            present => withFollowingItemIds(present, labelItem(present, node.id, index, text), node.id, published),
            { typing: `${node.id}${pointerTo(list, index, 'label')}` },
          )
        }
      />
      <ItemButton icon="add" label={`Add below ${name} ${index + 1}`} onClick={add} />
      {items.length > 1 && <ItemButton icon="close" label={`Remove ${name} ${index + 1}`} onClick={remove} />}
    </li>
  )
}
