import type { Session } from '../sdk/session.ts'
import type { Values } from './rules.ts'

/**
 * The values with the stored files in place of those that the visitor chose; none for a text alone. `form`: the
 * execution that asks.
 */
export async function withUploads(
  session: Session,
  form: string,
  values: Values | undefined,
  signal: AbortSignal,
): Promise<{ values?: Values }> {
  if (values === undefined) return {}
  // The execution says what it accepts; its form need not be one that pages may embed.
  const upload = async (field: string, file: File): Promise<unknown> =>
    await session.upload({ form, field, file }, signal)
  const done = await Promise.all(
    Object.entries(values).map(async ([name, value]): Promise<[string, unknown]> => {
      if (value instanceof File) return [name, await upload(name, value)]
      if (Array.isArray(value) && value[0] instanceof File)
        return [name, await Promise.all(value.map(async file => await upload(name, file as File)))]
      return [name, value]
    }),
  )
  return { values: Object.fromEntries(done) }
}
