import { TextControl } from '../parts/controls/controls.tsx'
import { Icon } from '../parts/icon.tsx'
import { isObject } from '../parts/json.ts'
import type { FieldEdit } from './field-edit.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './forms.module.css'

/** The options of a choice: displayed text and stored value. */
export function FieldOptions({ field, disabled, set }: FieldEdit) {
  const value = field['options']
  const options: readonly unknown[] = Array.isArray(value) ? value : []
  const broken = value != null && !Array.isArray(value)
  if (broken)
    return (
      <TextControl label="Options" value={value} disabled={disabled} onChange={() => set(['options'], undefined)} />
    )
  const add = () => {
    const number = options.length + 1
    set(['options'], [...options, { value: `option_${number}`, label: `Option ${number}` }])
  }
  return (
    <fieldset className={styles.options}>
      <legend>Options</legend>
      {options.map((option, index) =>
        isObject(option) ? (
          <div key={index} className={styles.option}>
            <TextControl
              bare
              label={`Label of option ${index + 1}`}
              placeholder="What is shown"
              value={option['label']}
              disabled={disabled}
              onChange={text => set(['options', index, 'label'], text ?? '')}
            />
            <TextControl
              bare
              mono
              label={`Value of option ${index + 1}`}
              placeholder="What is stored"
              value={option['value']}
              disabled={disabled}
              onChange={text => set(['options', index, 'value'], text ?? '')}
            />
            <Button
              kind="quiet"
              aria-label={`Remove option ${index + 1}`}
              disabled={disabled}
              onClick={() => set(['options', index], undefined)}
            >
              <Icon name="close" />
            </Button>
          </div>
        ) : (
          <code key={index}>{JSON.stringify(option)}</code>
        ),
      )}
      {!disabled && (
        <Button kind="quiet" onClick={add}>
          <Icon name="add" />
          Add option
        </Button>
      )}
    </fieldset>
  )
}
