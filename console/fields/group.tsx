import { isObject } from '../parts/json.ts'
import { FormFieldType, ToolArguments, type ControlProps } from './context.ts'
import { Fields } from './fields.tsx'
import { argumentsOf } from './scope.ts'
import { resolved } from './shapes.ts'
import styles from './fields.module.css'

/** An object whose fields are known, within another one. `except`: fields that are shown elsewhere. */
export function GroupControl({ shape, value, pointer, onChange, except = [] }: ControlProps & { except?: string[] }) {
  const { fields = [], choose } = resolved(shape)
  const holder = isObject(value) ? value : {}
  const change = (name: string, next: unknown, typing?: boolean) => onChange(withField(holder, name, next), typing)
  const inside = (
    <div className={styles.controlRows}>
      <Fields
        fields={fields.filter(({ name }) => !except.includes(name))}
        choose={choose}
        value={holder}
        pointer={pointer}
        onChange={change}
        onClear={names => onChange(names.reduce((rest, name) => withField(rest, name, undefined), holder))}
        except={except}
      />
    </div>
  )
  if (shape.kind === 'FormField') return <FormFieldType value={String(holder['type'])}>{inside}</FormFieldType>
  const parameters = fields.find(({ kind }) => kind === 'ToolParameters')
  if (parameters === undefined) return inside
  return <ToolArguments value={argumentsOf(holder[parameters.name])}>{inside}</ToolArguments>
}

/** The object with a field replaced in position; `undefined` removes it. */
export function withField(
  holder: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (value !== undefined) return { ...holder, [name]: value }
  return Object.fromEntries(Object.entries(holder).filter(([other]) => other !== name))
}
