import { isJsonObject, type JsonObject } from '../json.ts'
import { storableJson, storableText } from '../storable.ts'

/** The data of a body, a JSON object or the fields of a form. */
export function sentData(body: string, contentType: string | undefined): JsonObject | undefined {
  const isForm = (contentType === undefined ? undefined : isFormType(contentType)) ?? !body.trimStart().startsWith('{')
  const value = isForm ? storableJson(JSON.stringify(formData(body))) : storableJson(body)
  return value !== undefined && isJsonObject(value) ? value : undefined
}

/** The fields of a form, each with its text, or with all of its texts. */
export function formData(body: string): JsonObject {
  const fields = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(fields.keys())].map(name => {
      const values = fields.getAll(name).map(storableText)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

export function isFormType(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '')
}
