import { CheckControl, LinesControl, NumberControl, SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { isObject, objectAt, textAt } from '../parts/json.ts'
import type { FieldEdit } from './field-edit.ts'
import { formats, rulesFor, type Rule } from './rules.ts'
import { css } from '../parts/css.ts'

const UPLOADS = new Set(['file', 'image'])

/** The rules of the field's type, and other rules that the field has. */
export function FieldRules({ field, disabled, set }: FieldEdit) {
  const type = textAt(field, 'type') ?? ''
  const offered = rulesFor(type)
  const values = objectAt(field, 'validation')
  const names = new Set([...offered.map(({ name }) => name), 'messages'])
  const others = Object.entries(values).filter(([name]) => !names.has(name))
  if (offered.length + others.length === 0 && !UPLOADS.has(type)) return null
  return (
    <fieldset>
      <legend>Rules</legend>
      {UPLOADS.has(type) && <UploadRules {...{ field, disabled, set }} />}
      <div className={css.grid}>
        {offered.map(rule => (
          <RuleControl key={rule.name} rule={rule} {...{ field, disabled, set }} />
        ))}
      </div>
      {others.map(([name, value]) => (
        <p key={name} className={css.foreign}>
          <code>
            {name}: {JSON.stringify(value)}
          </code>
          <button disabled={disabled} onClick={() => set(['validation', name], undefined)}>
            Remove
          </button>
        </p>
      ))}
      <Messages {...{ field, disabled, set }} />
    </fieldset>
  )
}

function RuleControl({ rule, field, disabled, set }: FieldEdit & { rule: Rule }) {
  const shared = {
    label: rule.label,
    help: rule.help,
    disabled,
    value: objectAt(field, 'validation')[rule.name],
    onChange: (value: unknown) => set(['validation', rule.name], value),
  }
  switch (rule.kind) {
    case 'number':
      return <NumberControl unit={rule.unit} {...shared} />
    case 'text':
      return <TextControl mono {...shared} />
    case 'boolean':
      return <CheckControl {...shared} />
    case 'lines':
      return <LinesControl {...shared} lines={2} />
    case 'format':
      return <SelectControl none="Any" choices={[...formats]} {...shared} />
    case 'option':
      return <SelectControl none="None" choices={optionsOf(field)} {...shared} />
  }
}

function optionsOf(field: FieldEdit['field']) {
  const options = field['options']
  return (Array.isArray(options) ? options.filter(isObject) : []).map(option => {
    const value = textAt(option, 'value') ?? ''
    return { value, title: textAt(option, 'label') ?? value }
  })
}

/** Limits of uploads are next to the rules in a definition, or in its `config`; they are changed where they are. */
function UploadRules({ field, disabled, set }: FieldEdit) {
  const config = objectAt(field, 'config')
  const at = (name: string) => (field[name] === undefined && config[name] !== undefined ? ['config', name] : [name])
  const valueOf = (name: string) => field[name] ?? config[name]
  return (
    <>
      <LinesControl
        label="Accepted file types, one per line"
        placeholder={field['type'] === 'image' ? 'image/*' : 'application/pdf'}
        lines={2}
        value={valueOf('accept')}
        disabled={disabled}
        onChange={value => set(at('accept'), value)}
      />
      <NumberControl
        label="Largest file"
        unit="MB"
        placeholder="100"
        value={valueOf('maxSizeMb')}
        disabled={disabled}
        onChange={value => set(at('maxSizeMb'), value)}
      />
    </>
  )
}

/** Own sentences for values that are refused. */
function Messages({ field, disabled, set }: FieldEdit) {
  const messages = objectAt(objectAt(field, 'validation'), 'messages')
  const rules = objectAt(field, 'validation')
  const named = [...(field['required'] === true ? ['required'] : []), ...Object.keys(rules), ...Object.keys(messages)]
  const shown = [...new Set(named)].filter(name => name !== 'messages' && rules[name] !== false)
  if (shown.length === 0) return null
  return (
    <details className={css.controls}>
      <summary>Custom error messages</summary>
      {shown.map(rule => (
        <TextControl
          key={rule}
          label={rule.replaceAll('_', ' ')}
          placeholder="Default message"
          value={messages[rule]}
          disabled={disabled}
          onChange={value => set(['validation', 'messages', rule], value)}
        />
      ))}
    </details>
  )
}
