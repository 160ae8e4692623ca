import type { JsonObject, Path } from '../parts/json.ts'

/** One field under edit, for the parts of its settings. */
export type FieldEdit = {
  field: JsonObject
  disabled: boolean
  /** Sets a value inside the field; `undefined` removes it, and objects that it leaves empty. */
  set: (path: Path, value: unknown) => void
}
