import { Icon } from '../parts/icon.tsx'
import { Combobox } from './combobox.tsx'
import { useSurroundings, type ControlProps } from './context.ts'

/** The node that follows. Emptied, the run ends there. */
export function WayControl(props: ControlProps) {
  const { value, onChange } = props
  const { nodes, onOpen } = useSurroundings()
  const target = nodes.find(option => option.value === value)
  const isInItem = props.pointer.split('/').length > 2
  const isRequired = 'required' in props.shape
  return (
    <span className="with-button">
      <Combobox
        {...props}
        options={nodes}
        strict
        placeholder={isInItem && !isRequired ? 'As the node goes on' : 'The flow ends here'}
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
