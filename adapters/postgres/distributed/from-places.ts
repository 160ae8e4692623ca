import type { Queryable } from '../statement.ts'
import { placesOf } from './routed-pool.ts'

let next = 0

/** Takes up to `limit` things: from one place after the other, beginning with another one each time. */
export async function fromPlaces<Thing>(
  db: Queryable,
  limit: number,
  take: (place: Queryable, limit: number) => Promise<Thing[]>,
): Promise<Thing[]> {
  const places = placesOf(db)
  next = (next + 1) % places.length
  const taken: Thing[] = []
  for (const place of [...places.slice(next), ...places.slice(0, next)]) {
    if (taken.length < limit) taken.push(...(await take(place, limit - taken.length)))
  }
  return taken
}
