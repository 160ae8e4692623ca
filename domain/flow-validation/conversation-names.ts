import type { UsedNames } from '../expressions/names.ts'
import { nearestName } from '../nearest-name.ts'

/** What `conversation` of an expression has, by the path to it. */
const FIELDS = {
  'conversation': ['id', 'locale', 'customer'],
  'conversation.customer': ['id', 'name', 'email', 'proven', 'properties'],
} as const

export type UnknownField = { path: string; nearest: string | undefined; fields: readonly string[] }

/** The field of `conversation`, or of its customer, that an expression reads and no conversation has. */
export function unknownConversationField({ name, field }: UsedNames['roots'][number]): UnknownField | undefined {
  if (name !== 'conversation' || field === undefined) return undefined
  return (
    unknownIn('conversation', field.name) ??
    (field.name === 'customer' && field.inner !== undefined
      ? unknownIn('conversation.customer', field.inner.name)
      : undefined)
  )
}

function unknownIn(holder: keyof typeof FIELDS, name: string): UnknownField | undefined {
  const fields: readonly string[] = FIELDS[holder]
  if (fields.includes(name)) return undefined
  const nearest = nearestName(name, fields)
  return { path: `${holder}.${name}`, nearest: nearest && `${holder}.${nearest}`, fields }
}
