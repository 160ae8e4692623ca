import pg from 'pg'
import { findPlaces, isDistributed, PLACE_OF_TENANT, type Place } from './places.ts'
import { ServerWatch } from './server-watch.ts'

/** The places of a distributed database, and which of them has the rows of a workspace. */
export type Routing = {
  url: string
  places: () => readonly Place[]
  placeOf: (tenantId: string) => Promise<Place>
  /** Reads anew where the places are: after one has answered that it moved. */
  reload: () => Promise<void>
  /** Calls `listener` after each time that they were read anew. Returns what ends the subscription. */
  onReloaded: (listener: () => void) => () => void
  /** Of the servers that have places. */
  watch: ServerWatch
}

const routings = new Map<string, Routing>()

/** That of the database with this address, if `findRouting` has found it to be distributed. */
export function routingOf(url: string): Routing | undefined {
  return routings.get(url)
}

/** Workspaces whose place is held in memory. */
const KNOWN_AT_MOST = 100_000

/**
 * Where the database is distributed, pools for this address send the statements of a workspace to its place from now
 * on.
 */
export async function findRouting(url: string): Promise<void> {
  const lookup = new pg.Pool({
    connectionString: url,
    application_name: 'parley-places',
    max: 2,
    allowExitOnIdle: true,
  })
  lookup.on('error', () => undefined)
  const places = (await isDistributed(lookup)) ? await findPlaces(lookup, url) : []
  if (places.length === 0) await lookup.end()
  else routings.set(url, createRouting(lookup, url, places))
}

function createRouting(lookup: pg.Pool, url: string, first: Place[]): Routing {
  let places = first
  const known = new Map<string, Promise<Place>>()
  const listeners = new Set<() => void>()
  let reloading: Promise<void> | undefined
  const find = async (tenantId: string): Promise<Place> => {
    const { rows } = await lookup.query<{ schema: string }>({
      name: 'place_of_tenant',
      text: PLACE_OF_TENANT,
      values: [tenantId],
    })
    const here = () => places.find(({ schema }) => schema === rows[0]?.schema)
    // Unknown: its place was divided, or is a new one.
    if (here() === undefined) await reload()
    const place = here()
    if (place === undefined) throw new Error(`no place has the rows of the workspace ${tenantId}`)
    return place
  }
  const read = async () => {
    places = await findPlaces(lookup, url)
    known.clear()
    for (const listener of listeners) listener()
  }
  const reload = async () => {
    reloading ??= read().finally(() => (reloading = undefined))
    await reloading
  }
  const watch = new ServerWatch(() => [...new Set(places.map(place => place.url))])
  return {
    url,
    watch,
    places: () => places,
    placeOf: async tenantId => {
      const found = known.get(tenantId)
      if (found !== undefined) return await found
      if (known.size >= KNOWN_AT_MOST) known.clear()
      const place = find(tenantId)
      known.set(tenantId, place)
      place.catch(() => known.delete(tenantId))
      return await place
    },
    reload,
    onReloaded: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The servers whose notifications a process has to receive: triggers send them from where a row is. */
export function serversOf(url: string): string[] {
  return [...new Set([url, ...(routingOf(url)?.places() ?? []).map(place => place.url)])]
}
