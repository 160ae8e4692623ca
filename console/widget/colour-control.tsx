import { TextControl } from '../parts/controls/controls.tsx'
import styles from './widget.module.css'

type Props = {
  label: string
  help: string | undefined
  value: unknown
  disabled: boolean
  problem: string | undefined
  onChange: (value: string | undefined) => void
}

/** A colour as text, next to the colour picker of the system. */
export function ColourControl(props: Props) {
  const { label, value, disabled, onChange } = props
  const short = typeof value === 'string' ? /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value) : null
  const long =
    short === null
      ? value
      : `#${[...short]
          .slice(1)
          .map(digit => digit + digit)
          .join('')}`
  return (
    <div className={styles.colour}>
      <TextControl mono {...props} />
      <input
        type="color"
        data-unset={value === undefined || value === '' || undefined}
        aria-label={`${label}, chooser`}
        disabled={disabled}
        value={typeof long === 'string' && /^#[0-9a-f]{6}$/i.test(long) ? long : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
