import type { ConfigFieldDeclaration } from '../../generated/schemas/section.ts'
import { CheckControl, LinesControl, NumberControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { ColourControl } from './colour-control.tsx'
import { Questions } from './question-list.tsx'
import { css } from '../parts/css.ts'
import styles from './widget.module.css'

type Props = {
  field: ConfigFieldDeclaration
  value: unknown
  /** The workspace has a value of its own. */
  isOwn: boolean
  disabled: boolean
  problem: string | undefined
  onChange: (value: unknown) => void
}

/** A field of the section, by its kind. */
export function WidgetField({ isOwn, ...props }: Props) {
  return (
    <div className={styles.setting}>
      <Control {...props} />
      {isOwn && !props.disabled && (
        <button className={styles.reset} onClick={() => props.onChange(undefined)}>
          Reset to default<span className={css.unseen}> for {props.field.title}</span>
        </button>
      )}
    </div>
  )
}

function Control({ field, value, disabled, problem, onChange }: Omit<Props, 'isOwn'>) {
  const shared = { label: field.title, help: field.description.replaceAll('`', ''), value, disabled, problem }
  const setText = (text: string | undefined) => onChange(text ?? '')
  switch (field.kind) {
    case 'color':
      return <ColourControl {...shared} onChange={setText} />
    case 'string':
      return <TextControl {...shared} {...(field.multiline === true ? { lines: 3 } : {})} onChange={setText} />
    case 'enum':
      return <SelectControl {...shared} choices={field.options} onChange={setText} />
    case 'rows':
      return <Questions field={field} value={value} disabled={disabled} onChange={onChange} />
    case 'url':
      return <TextControl {...shared} type="url" onChange={onChange} />
    case 'int':
      return <NumberControl {...shared} unit={field.unit} onChange={number => onChange(number ?? 0)} />
    case 'bool':
      return <CheckControl {...shared} onChange={checked => onChange(checked ?? false)} />
    case 'tags':
      return <LinesControl {...shared} empty onChange={lines => onChange(lines ?? [])} />
    // The section has no such fields so far: their value is shown.
    case 'duration':
    case 'feature_flag':
    case 'json':
    case 'multiselect':
      return <TextControl {...shared} disabled onChange={setText} />
  }
}
