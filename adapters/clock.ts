/**
 * The only source of the present moment. Services and adapters take one as an argument; domain functions take the
 * instant.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = {
  now: () => new Date(),
}
