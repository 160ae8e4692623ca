import { isObject, objectAt, textAt, withKey, withValue, type JsonObject } from '../parts/json.ts'

/** The fields of a form; undefined if the definition has something else instead of them. */
export function fieldsOf(definition: unknown): readonly unknown[] | undefined {
  const fields = isObject(definition) ? definition['fields'] : undefined
  if (fields === undefined) return []
  return Array.isArray(fields) ? fields : undefined
}

export function nameOf(field: unknown): string {
  return textAt(field, 'name') ?? ''
}

/** Languages other than the form's own that it has texts in. */
export function languagesOf(definition: unknown): string[] {
  return Object.keys(objectAt(definition, 'locales'))
}

const CHOOSING = new Set(['select', 'multiselect', 'radio'])

/** A new field of the type after the others, or after the one at `after`. */
export function addField(definition: unknown, type: string, label: string, after?: number): unknown {
  const fields = fieldsOf(definition) ?? []
  const field = {
    name: freeName(fields, type),
    type,
    label,
    ...(CHOOSING.has(type)
      ? {
          options: [
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two' },
          ],
        }
      : {}),
    ...(type === 'consent' ? { required: true, validation: { must_accept: true } } : {}),
  }
  return withValue(definition, ['fields'], fields.toSpliced((after ?? fields.length - 1) + 1, 0, field))
}

export function duplicateField(definition: unknown, index: number): unknown {
  const fields = fieldsOf(definition) ?? []
  const field = fields[index]
  const copy = isObject(field) ? { ...field, name: freeName(fields, nameOf(field)) } : field
  return withValue(definition, ['fields'], fields.toSpliced(index + 1, 0, copy))
}

/** Without the field and its texts in other languages. */
export function removeField(definition: unknown, index: number): unknown {
  const fields = fieldsOf(definition) ?? []
  const name = nameOf(fields[index])
  const rest = withValue(definition, ['fields'], fields.toSpliced(index, 1))
  const isShared = fields.some((field, at) => at !== index && nameOf(field) === name)
  return name === '' || isShared
    ? rest
    : mapTexts(rest, fields => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)))
}

export function moveField(definition: unknown, from: number, to: number): unknown {
  const fields = fieldsOf(definition) ?? []
  if (to < 0 || to >= fields.length) return definition
  return withValue(definition, ['fields'], fields.toSpliced(from, 1).toSpliced(to, 0, fields[from]))
}

/** Another name for a field. Conditions of other fields and texts in other languages follow it. */
export function renameField(definition: unknown, index: number, name: string): unknown {
  const fields = fieldsOf(definition) ?? []
  const former = nameOf(fields[index])
  const isShared = fields.some((field, at) => at !== index && nameOf(field) === former)
  const renamed = fields.map((field, at) => {
    const own = at === index ? withValue(field, ['name'], name) : field
    return former === '' || isShared ? own : withCondition(own, former, name)
  })
  const changed = withValue(definition, ['fields'], renamed)
  return former === '' || isShared ? changed : mapTexts(changed, texts => withKey(texts, former, name))
}

function withCondition(field: unknown, from: string, to: string): unknown {
  const own = conditionOn(isObject(field) ? field['visibleIf'] : undefined, from, to)
  const inner = conditionOn(objectAt(field, 'config')['visibleIf'], from, to)
  const changed = own === undefined ? field : withValue(field, ['visibleIf'], own)
  return inner === undefined ? changed : withValue(changed, ['config', 'visibleIf'], inner)
}

/** The condition on the renamed field; undefined if it is on another one. */
function conditionOn(condition: unknown, from: string, to: string): unknown {
  if (isObject(condition)) return condition['field'] === from ? { ...condition, field: to } : undefined
  if (typeof condition !== 'string') return undefined
  const changed = condition.replace(new RegExp(`\\binput\\.${from}(?![\\w-])`, 'g'), `input.${to}`)
  return changed === condition ? undefined : changed
}

function mapTexts(definition: unknown, change: (fields: JsonObject) => JsonObject): unknown {
  return languagesOf(definition).reduce((changed, language) => {
    const fields = objectAt(objectAt(objectAt(changed, 'locales'), language), 'fields')
    return Object.keys(fields).length === 0
      ? changed
      : withValue(changed, ['locales', language, 'fields'], change(fields))
  }, definition)
}

function freeName(fields: readonly unknown[], preferred: string): string {
  const taken = new Set(fields.map(nameOf))
  const base = preferred === '' ? 'field' : preferred
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}_${number}`
    if (!taken.has(name)) return name
  }
}
