import type { Field as FieldShape } from '../../generated/console/catalog.ts'
import { Icon } from '../parts/icon.tsx'
import { domIdOf, useSurroundings } from './context.ts'
import { FieldValue } from './field-value.tsx'
import { ItemButton } from './item-button.tsx'
import { COMPOSED, controlFor, fits, helpOf, isAsked, resolved, type ControlName } from './shapes.ts'
import { Button } from '../parts/controls/button.tsx'
import { Frame } from '../parts/controls/frame.tsx'
import styles from './fields.module.css'

type Props = {
  field: FieldShape
  value: unknown
  pointer: string
  onChange: (value: unknown, typing?: boolean) => void
}

/** A field in its frame; an absent composite one is a button that adds it. */
export function Field({ field, value, pointer, onChange }: Props) {
  const { readOnly } = useSurroundings()
  const id = domIdOf(pointer)
  const control = fits(field, value) ? controlFor(field) : 'json'
  const isComposed = COMPOSED.includes(control)
  const isAbsent = value === undefined && field.required !== true
  if (isComposed && isAbsent) return readOnly ? null : <AddField field={field} onChange={onChange} />
  const isRemovable = isComposed && !readOnly && field.required !== true
  return (
    <Frame
      id={id}
      label={field.title}
      required={isAsked(field)}
      group={isComposed}
      action={
        isRemovable && <ItemButton icon="close" label={`Remove ${field.title}`} onClick={() => onChange(undefined)} />
      }
      help={resolved(field).evident === true ? undefined : helpOf(field)}
      wholeHelp={field.description.replaceAll('`', '')}
      look={rowOf(control, isInline(control, pointer))}
    >
      <FieldValue framed shape={field} value={value} title={field.title} pointer={pointer} onChange={onChange} />
    </Frame>
  )
}

/** How the frame of a field looks. */
export function rowOf(control: ControlName, isInline = false) {
  const row = { 'className': styles.controlRow, 'data-control': control, 'data-inline': isInline || undefined }
  return { row, head: styles.controlHead }
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
