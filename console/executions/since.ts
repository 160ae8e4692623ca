const HOUR_MS = 3_600_000

/** Time range of a list. */
export const SINCE = [
  { value: '1h', title: 'Last hour' },
  { value: '24h', title: 'Last 24 hours' },
  { value: '168h', title: 'Last 7 days' },
  { value: '720h', title: 'Last 30 days' },
]

/**
 * The instant that a name of `SINCE` means, rounded down to the minute, so that a passing second does not reload the
 * same list.
 */
export function sinceOf(name: string, now: number): string {
  const from = now - Number.parseInt(name, 10) * HOUR_MS
  return new Date(Number.isFinite(from) ? from - (from % 60_000) : 0).toISOString()
}
