import { Icon } from '../parts/icon.tsx'
import { Combobox } from './combobox.tsx'
import { useSurroundings, type ControlProps } from './context.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './fields.module.css'

/** What happens without a target: a flow starts with its first node, and a choice may go on as its node does. */
function emptied(pointer: string, isOptional: boolean, first: string | undefined): string {
  if (pointer === '/start' && first !== undefined) return `${first}, the first in the list`
  return isOptional ? 'Same as the node' : 'The flow ends here'
}

/** The node that follows. If it is cleared, the execution ends there. */
export function TargetControl(props: ControlProps) {
  const { value, onChange } = props
  const { nodes, onOpen } = useSurroundings()
  const target = nodes.find(option => option.value === value)
  const isInItem = props.pointer.split('/').length > 2
  const isRequired = 'required' in props.shape
  return (
    <span className={styles.withButton}>
      <Combobox
        {...props}
        options={nodes}
        strict
        placeholder={emptied(props.pointer, isInItem && !isRequired, nodes[0]?.title)}
        onChange={next => onChange(next ?? (isRequired ? null : undefined))}
      />
      {target !== undefined && onOpen !== undefined && (
        <Button
          kind="quiet"
          title={`Go to ${target.title}`}
          aria-label={`Go to ${target.title}`}
          onClick={() => onOpen(target.value)}
        >
          <Icon name="follow" />
        </Button>
      )}
    </span>
  )
}
