import { definitions } from '../../generated/console/catalog.ts'
import { isObject } from '../parts/json.ts'
import { useSurroundings, type ControlProps } from './context.ts'
import { GroupControl } from './group.tsx'
import { resolved, typeOfMember, words } from './shapes.ts'
import { Select } from '../parts/controls/inputs.tsx'
import styles from './fields.module.css'

/** An object of one of several types. A change of type retains the fields that both types have. */
export function VariantControl(props: ControlProps) {
  const { shape, value, title, onChange } = props
  const { readOnly } = useSurroundings()
  const { oneOf = [] } = resolved(shape)
  const holder = isObject(value) ? value : {}
  const member = oneOf.find(name => typeOfMember(name) === holder['type'])
  const choose = (type: string) => {
    const next = oneOf.find(name => typeOfMember(name) === type)
    const { fields = [], initial = {} } = definitions[next ?? ''] ?? {}
    const taken = Object.entries(holder).filter(([name]) => fields.some(field => field.name === name))
    onChange({ ...initial, ...Object.fromEntries(taken), type })
  }
  return (
    <div className={styles.variant}>
      <Select
        aria-label={`Type of ${title}`}
        none={value === undefined ? '—' : undefined}
        choices={oneOf.map(name => ({ value: typeOfMember(name) ?? '', title: words(typeOfMember(name) ?? name) }))}
        value={typeof holder['type'] === 'string' ? holder['type'] : ''}
        disabled={readOnly}
        onChange={choose}
      />
      {member !== undefined && <GroupControl {...props} shape={{ kind: member }} except={['type']} />}
    </div>
  )
}
