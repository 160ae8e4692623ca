import { useEffect, useState } from 'react'
import { CheckControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { Icon } from '../parts/icon.tsx'
import { isObject, objectAt, textAt, withoutEmpty, withValue } from '../parts/json.ts'
import { duplicateField, moveField, nameOf, removeField, renameField } from './edits.ts'
import type { FieldEdit } from './field-edit.ts'
import { FieldOptions } from './field-options.tsx'
import { FieldRules } from './field-rules.tsx'
import { fieldTypes, typeOf } from './rules.ts'
import { VisibleIf } from './visible-if.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

export type FieldProps = {
  fields: readonly unknown[]
  index: number
  canEdit: boolean
  edit: (change: (definition: unknown) => unknown) => void
  onSelect: (index: number | undefined) => void
}

const WITH_OPTIONS = new Set(['select', 'multiselect', 'radio', 'checkbox'])
const WITHOUT_PLACEHOLDER = new Set([
  'checkbox',
  'consent',
  'rating',
  'radio',
  'multiselect',
  'file',
  'image',
  'hidden',
])

/** All settings of a field. */
export function FieldSettings({ fields, index, canEdit, edit, onSelect }: FieldProps) {
  const field = fields[index]
  if (!isObject(field)) return <BrokenField {...{ fields, index, canEdit, edit, onSelect }} />
  const type = textAt(field, 'type') ?? ''
  const { title, icon } = typeOf(type)
  const set: FieldEdit['set'] = (path, value) =>
    edit(definition => withoutEmpty(definition, ['fields', index, ...path], value))
  const shared: FieldEdit = { field, disabled: !canEdit, set }
  const control = (name: string) => ({
    value: field[name],
    disabled: !canEdit,
    onChange: (value: unknown) => set([name], value),
  })
  return (
    <section className={css.controls} aria-label={textAt(field, 'label') ?? nameOf(field)}>
      <header className={css.rowHeading}>
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        {canEdit && <FieldActions {...{ fields, index, canEdit, edit, onSelect }} />}
      </header>
      <TextControl label="Label" {...control('label')} placeholder={nameOf(field)} />
      <div className={css.pair}>
        <NameControl
          name={nameOf(field)}
          disabled={!canEdit}
          onChange={name => edit(definition => renameField(definition, index, name))}
        />
        <SelectControl
          label="Type"
          choices={fieldTypes.map(({ type, title }) => ({ value: type, title }))}
          {...control('type')}
        />
      </div>
      <CheckControl label="Required" {...control('required')} />
      {WITH_OPTIONS.has(type) && <FieldOptions {...shared} />}
      {!WITHOUT_PLACEHOLDER.has(type) && <TextControl label="Placeholder" {...control('placeholder')} />}
      <TextControl label="Help text" lines={2} {...control('help')} />
      <DefaultValue {...shared} />
      <VisibleIf {...shared} fields={fields} index={index} />
      <FieldRules {...shared} />
    </section>
  )
}

function FieldActions({ fields, index, edit, onSelect }: FieldProps) {
  const move = (to: number) => {
    edit(definition => moveField(definition, index, to))
    onSelect(to)
  }
  return (
    <div role="group" aria-label="Field">
      <Button kind="quiet" aria-label="Move up" disabled={index === 0} onClick={() => move(index - 1)}>
        <Icon name="up" />
      </Button>
      <Button
        kind="quiet"
        aria-label="Move down"
        disabled={index === fields.length - 1}
        onClick={() => move(index + 1)}
      >
        <Icon name="down" />
      </Button>
      <Button
        kind="quiet"
        aria-label="Duplicate"
        onClick={() => {
          edit(definition => duplicateField(definition, index))
          onSelect(index + 1)
        }}
      >
        <Icon name="copy" />
      </Button>
      <Button
        kind="quiet"
        aria-label="Delete"
        onClick={() => {
          edit(definition => removeField(definition, index))
          onSelect(fields.length === 1 ? undefined : Math.min(index, fields.length - 2))
        }}
      >
        <Icon name="trash" />
      </Button>
    </div>
  )
}

type NameProps = { name: string; disabled: boolean; onChange: (name: string) => void }

/**
 * The name takes effect when the control loses the focus: references to the field follow a whole name, not each letter.
 */
function NameControl({ name, disabled, onChange }: NameProps) {
  const [typed, setTyped] = useState(name)
  useEffect(() => setTyped(name), [name])
  const commit = () => {
    if (typed === '') setTyped(name)
    else if (typed !== name) onChange(typed)
  }
  return (
    <span onBlur={commit} onKeyDown={event => event.key === 'Enter' && commit()}>
      <TextControl
        label="Name"
        value={typed}
        onChange={text => setTyped(text ?? '')}
        disabled={disabled}
        mono
        required
      />
    </span>
  )
}

function DefaultValue({ field, disabled, set }: FieldEdit) {
  const { type } = field
  if (type === 'file' || type === 'image' || type === 'consent') return null
  const own = field['defaultValue'] === undefined && objectAt(field, 'config')['default'] !== undefined
  const path = own ? ['config', 'default'] : ['defaultValue']
  const value = own ? objectAt(field, 'config')['default'] : field['defaultValue']
  const shared = { label: type === 'hidden' ? 'Value' : 'Default value', disabled }
  if (type === 'number' || type === 'rating')
    return (
      <TextControl
        {...shared}
        type="number"
        value={typeof value === 'number' ? String(value) : value}
        onChange={text => set(path, text === undefined ? undefined : Number(text))}
      />
    )
  if (type === 'checkbox' && field['options'] == null)
    return (
      <CheckControl label="Checked by default" value={value} disabled={disabled} onChange={value => set(path, value)} />
    )
  return <TextControl {...shared} value={value} onChange={text => set(path, text)} />
}

/** A field that is not an object: unchanged until it is deleted. */
function BrokenField({ fields, index, canEdit, edit, onSelect }: FieldProps) {
  return (
    <section className={css.controls} aria-label="Broken field">
      <header className={css.rowHeading}>
        <h2>Not a field</h2>
        {canEdit && <FieldActions {...{ fields, index, canEdit, edit, onSelect }} />}
      </header>
      <p className={css.soft}>The definition has something here that is not a field. It is stored unchanged.</p>
      <pre>{JSON.stringify(fields[index], null, 2)}</pre>
    </section>
  )
}

type TextsProps = Omit<FieldProps, 'onSelect'> & { definition: unknown; language: string }

/** The texts of a field in another language. */
export function FieldTexts({ fields, index, canEdit, edit, definition, language }: TextsProps) {
  const field = fields[index]
  const name = nameOf(field)
  const texts = objectAt(objectAt(objectAt(objectAt(definition, 'locales'), language), 'fields'), name)
  const options = isObject(field) && Array.isArray(field['options']) ? field['options'].filter(isObject) : []
  const messages = Object.entries(objectAt(objectAt(field, 'validation'), 'messages'))
  const control = (label: string, path: string[], original: string | undefined) => ({
    label,
    value: path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), texts),
    disabled: !canEdit,
    placeholder: original,
    onChange: (value: unknown) =>
      edit(present =>
        keepLanguage(withoutEmpty(present, ['locales', language, 'fields', name, ...path], value), language),
      ),
  })
  return (
    <section className={css.controls} aria-label={`${name} in ${language}`}>
      <h2>
        {textAt(field, 'label') ?? name} <span className={css.tag}>{language}</span>
      </h2>
      <TextControl {...control('Label', ['label'], textAt(field, 'label') ?? name)} />
      {textAt(field, 'placeholder') !== undefined && (
        <TextControl {...control('Placeholder', ['placeholder'], textAt(field, 'placeholder'))} />
      )}
      <TextControl lines={2} {...control('Help text', ['help'], textAt(field, 'help'))} />
      {options.map((option, at) => {
        const value = textAt(option, 'value') ?? ''
        return <TextControl key={at} {...control(`Option ${value}`, ['options', value], textAt(option, 'label'))} />
      })}
      {messages.map(([rule, sentence]) => (
        <TextControl
          key={rule}
          {...control(`Message for ${rule}`, ['messages', rule], typeof sentence === 'string' ? sentence : undefined)}
        />
      ))}
    </section>
  )
}

/** A language stays on offer when its last text is removed. */
function keepLanguage(definition: unknown, language: string): unknown {
  const present = objectAt(definition, 'locales')
  return language in present ? definition : withValue(definition, ['locales', language], {})
}
