import { Icon } from '../parts/icon.tsx'
import { isObject, typeOf } from '../flow/ways.ts'
import { Combobox } from './combobox.tsx'
import { useSurroundings, type ControlProps } from './context.ts'
import type { Suggestion } from './suggestions.tsx'

/** The node that follows. Emptied, the run ends there. */
export function WayControl(props: ControlProps) {
  const { value, onChange } = props
  const { definition, onOpen } = useSurroundings()
  const options = nodeOptions(definition)
  const target = options.find(option => option.value === value)
  const isInItem = props.pointer.split('/').length > 2
  const isRequired = 'required' in props.shape
  return (
    <span className="with-button">
      <Combobox
        {...props}
        options={options}
        strict
        placeholder={isInItem && !isRequired ? 'As the node goes on' : 'The run ends here'}
        onChange={next => onChange(next ?? (isRequired ? null : undefined))}
      />
      {target !== undefined && onOpen !== undefined && (
        <button
          className="quiet"
          title={`Go to ${target.title}`}
          aria-label={`Go to ${target.title}`}
          onClick={() => onOpen(target.value)}
        >
          <Icon name="follow" />
        </button>
      )}
    </span>
  )
}

function nodeOptions(definition: unknown): Suggestion[] {
  const nodes: unknown[] = isObject(definition) && Array.isArray(definition['nodes']) ? definition['nodes'] : []
  return nodes.flatMap(node => {
    if (!isObject(node) || typeof node['id'] !== 'string') return []
    const { id, label } = node
    const title = typeof label === 'string' && label !== '' ? `${label} (${id})` : id
    return [{ value: id, title, note: typeOf({ type: String(node['type']) }).title }]
  })
}
