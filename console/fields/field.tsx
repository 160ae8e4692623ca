import type { Field as FieldShape } from '../../generated/console/catalog.ts'
import { Icon } from '../parts/icon.tsx'
import { domIdOf, useSurroundings } from './context.ts'
import { FieldValue } from './field-value.tsx'
import { ItemButton } from './item-button.tsx'
import { COMPOSED, controlFor, firstSentence, fits, isAsked, resolved, type ControlName } from './shapes.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './fields.module.css'
import { css } from '../parts/css.ts'

type Props = {
  field: FieldShape
  value: unknown
  pointer: string
  onChange: (value: unknown, typing?: boolean) => void
}

/** One field: its name, its description, its control, and the problems of its value. */
export function Field({ field, value, pointer, onChange }: Props) {
  const { readOnly } = useSurroundings()
  const id = domIdOf(pointer)
  const control = fits(field, value) ? controlFor(field) : 'json'
  const isComposed = COMPOSED.includes(control)
  const isAbsent = value === undefined && field.required !== true
  if (isComposed && isAbsent) return readOnly ? null : <AddField field={field} onChange={onChange} />
  const description = firstSentence(field.description)
  const label = { 'id': `${id}-label`, 'data-required': isAsked(field) || undefined, 'children': field.title }
  const head = (
    <div className={styles.controlHead}>
      {isComposed ? <span className={styles.controlName} {...label} /> : <label htmlFor={id} {...label} />}
      {isComposed && !readOnly && field.required !== true && (
        <ItemButton icon="close" label={`Remove ${field.title}`} onClick={() => onChange(undefined)} />
      )}
    </div>
  )
  return (
    <div
      className={styles.controlRow}
      data-control={control}
      data-inline={isInline(control, pointer) || undefined}
      {...(isComposed ? { 'role': 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      {head}
      <FieldValue
        shape={field}
        value={value}
        title={field.title}
        pointer={pointer}
        describedBy={`${id}-about`}
        onChange={onChange}
      />
      <p className={css.soft} id={`${id}-about`} title={field.description.replaceAll('`', '')}>
        {description}
      </p>
    </div>
  )
}

const SHORT: readonly ControlName[] = ['number', 'choice', 'duration', 'target', 'operation', 'reference', 'saved-as']
const SHORT_IN_ITEMS: readonly ControlName[] = [...SHORT, 'text', 'template']

/** Whether the control is next to its name: a control of one line, and in items of a list one that usually is. */
function isInline(control: ControlName, pointer: string): boolean {
  const isNested = pointer.split('/').length > 2
  return (isNested ? SHORT_IN_ITEMS : SHORT).includes(control)
}

/** An absent composite field takes one line. */
function AddField({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  const { kind, initial } = resolved(field)
  const empty = controlFor(field) === 'condition' ? '' : kind === 'array' ? [] : {}
  return (
    <div className={styles.addItem}>
      <Button
        type="button"
        kind="quiet"
        title={field.description.replaceAll('`', '')}
        onClick={() => onChange(initial ?? empty)}
      >
        <Icon name="add" size={13} />
        {field.title}
      </Button>
    </div>
  )
}
