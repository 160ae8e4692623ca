import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { resolved } from './shapes.ts'
import styles from './fields.module.css'

/** Yes or no. An absent value is shown as its default. */
export function SwitchControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  return (
    <input
      {...attributesOf(props)}
      aria-required={undefined}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={(value ?? resolved(shape).default) === true}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
