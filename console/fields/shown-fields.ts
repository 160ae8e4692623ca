import type { Field } from '../../generated/console/catalog.ts'

/** Optional fields beyond this number are shown when they have a value, and offered by a menu otherwise. */
const MANY = 8

type Options = {
  /** Of these fields one is given; `chosen` is the one that is shown. */
  choose: readonly string[]
  chosen: string | undefined
  /** Type of the form's field around them. */
  type: string | undefined
}
export type ShownFields = { shown: Field[]; folded: Field[]; offered: Field[] }

/** Which fields of an object are shown, which are folded, and which a menu offers. */
export function shownFields(
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
  { choose, chosen, type }: Options,
): ShownFields {
  const isGiven = ({ name }: Field) => value[name] !== undefined
  const isMeant = (field: Field) => {
    if (isGiven(field) || field.required === true) return true
    if (choose.includes(field.name)) return field.name === chosen
    if (field.for !== undefined && type !== undefined && !field.for.includes(type)) return false
    return field.needs === undefined || value[field.needs] !== undefined || field.needs === chosen
  }
  const meant = fields.filter(isMeant)
  if (fields.length > MANY && fields.every(({ required }) => required !== true))
    return { shown: meant.filter(isGiven), folded: [], offered: meant.filter(field => !isGiven(field)) }
  return {
    shown: meant.filter(({ advanced }) => advanced !== true),
    folded: meant.filter(({ advanced }) => advanced === true),
    offered: [],
  }
}
