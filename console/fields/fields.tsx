import { useContext, useState } from 'react'
import type { Field as FieldShape } from '../../generated/console/catalog.ts'
import { pointerTo } from '../flow/edits/pointer.ts'
import { CalledOperation, domIdOf, FormFieldType, useSurroundings } from './context.ts'
import { Frame } from '../parts/controls/frame.tsx'
import { Field, rowOf } from './field.tsx'
import { JsonControl } from './json.tsx'
import { ItemButton } from './item-button.tsx'
import { unknownKeys } from './shapes.ts'
import { shownFields } from './shown-fields.ts'
import { textAt } from '../parts/json.ts'
import { Select } from '../parts/controls/inputs.tsx'
import styles from './fields.module.css'
import { css } from '../parts/css.ts'

type Holder = Readonly<Record<string, unknown>>
type Change = (name: string, value: unknown, typing?: boolean) => void
type Props = {
  fields: readonly FieldShape[]
  /** Of these fields one is given. */
  choose?: readonly string[] | undefined
  value: Holder
  pointer: string
  onChange: Change
  /** Removes several fields together: another one of `choose` was chosen. */
  onClear: (names: readonly string[]) => void
  /** Keys that are not fields and are shown elsewhere. */
  except?: readonly string[]
}

/** The fields of an object in the order of its schema: rarely needed ones are collapsed, unknown ones are last. */
export function Fields(props: Props) {
  if (!props.fields.some(({ kind }) => kind === 'OperationId')) return <FieldRows {...props} />
  const [connection, operation] = ['connection', 'operation'].map(name => textAt(props.value, name))
  return (
    <CalledOperation
      value={{ ...(connection === undefined ? {} : { connection }), ...(operation === undefined ? {} : { operation }) }}
    >
      <FieldRows {...props} />
    </CalledOperation>
  )
}

function FieldRows({ fields, choose = [], value, pointer, onChange, onClear, except = [] }: Props) {
  const type = useContext(FormFieldType)
  const { problemsAt } = useSurroundings()
  const [picked, setPicked] = useState<string>()
  const given = choose.filter(name => value[name] !== undefined)
  const chosen = picked ?? given[0] ?? choose[0]
  const { shown, folded, offered } = shownFields(fields, value, { choose, chosen, type })
  // What is always there, such as an id, is no reason to unfold the rest, unless something is wrong with it.
  const isTold = folded.some(({ name, required }) =>
    required === true ? problemsAt(`${pointer}${pointerTo(name)}`, true).length > 0 : value[name] !== undefined,
  )
  const one = (field: FieldShape) => (
    <Field
      key={field.name}
      field={field}
      value={value[field.name]}
      pointer={`${pointer}${pointerTo(field.name)}`}
      onChange={(next, typing) => onChange(field.name, next, typing)}
    />
  )
  return (
    <>
      {choose.length > 0 && (
        <Chooser
          fields={fields.filter(({ name }) => choose.includes(name))}
          chosen={chosen}
          onChoose={name => {
            setPicked(name)
            const others = given.filter(other => other !== name)
            if (others.length > 0) onClear(others)
          }}
        />
      )}
      {shown.map(one)}
      {offered.length > 0 && <AddOne fields={offered} onAdd={onChange} />}
      {folded.length > 0 && (
        <details className={styles.moreFields} open={isTold || undefined}>
          <summary>More settings</summary>
          <div className={styles.controlRows}>{folded.map(one)}</div>
        </details>
      )}
      <Unknown
        names={unknownKeys(fields, value).filter(name => !except.includes(name))}
        value={value}
        pointer={pointer}
        onChange={onChange}
      />
    </>
  )
}

type ChooserProps = { fields: readonly FieldShape[]; chosen: string | undefined; onChoose: (name: string) => void }

function Chooser({ fields, chosen, onChoose }: ChooserProps) {
  const { readOnly } = useSurroundings()
  return (
    <div className={css.choices} role="group" aria-label="One of">
      {fields.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          disabled={readOnly}
          onClick={() => onChoose(name)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

/** Of many optional fields those that are given are shown; the others are in a menu. */
function AddOne({ fields, onAdd }: { fields: readonly FieldShape[]; onAdd: Change }) {
  const { readOnly } = useSurroundings()
  const [added, setAdded] = useState<string>()
  const field = fields.find(({ name }) => name === added)
  if (readOnly) return null
  if (field !== undefined)
    return <NewField key={field.name} field={field} onAdd={onAdd} onCancel={() => setAdded(undefined)} />
  return (
    <Select
      aria-label="Add a setting"
      className={styles.addOne}
      none="Add…"
      choices={fields.map(({ name, title }) => ({ value: name, title }))}
      value=""
      onChange={setAdded}
    />
  )
}

/** A field that was added and has no value yet. */
function NewField({ field, onAdd, onCancel }: { field: FieldShape; onAdd: Change; onCancel: () => void }) {
  return (
    <div className={styles.newField}>
      <Field
        field={{ ...field, required: true }}
        value={undefined}
        pointer={`/new${pointerTo(field.name)}`}
        onChange={next => onAdd(field.name, next, true)}
      />
      <ItemButton icon="close" label={`Do not add ${field.title}`} onClick={onCancel} />
    </div>
  )
}

type UnknownProps = { names: readonly string[]; value: Holder; pointer: string; onChange: Change }

/** Fields unknown to the schema are unchanged, and can be removed. */
function Unknown({ names, value, pointer, onChange }: UnknownProps) {
  const { readOnly } = useSurroundings()
  return names.map(name => {
    const fieldPointer = `${pointer}${pointerTo(name)}`
    const remove = <ItemButton icon="close" label={`Remove ${name}`} onClick={() => onChange(name, undefined)} />
    const label = (
      <>
        <code>{name}</code> is not known here
      </>
    )
    return (
      <Frame key={name} id={domIdOf(fieldPointer)} label={label} action={!readOnly && remove} look={rowOf('json')}>
        <JsonControl
          id={domIdOf(fieldPointer)}
          shape={{ kind: 'any' }}
          value={value[name]}
          title={name}
          pointer={fieldPointer}
          describedBy={undefined}
          invalid={false}
          onChange={(next, typing) => onChange(name, next, typing)}
        />
      </Frame>
    )
  })
}
