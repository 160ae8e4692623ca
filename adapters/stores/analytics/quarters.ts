const QUARTER_MS = 15 * 60_000

/** Whether a quarter of an hour starts at the instant: sums can be read from and up to such an instant only. */
export function isQuarter(instant: Date): boolean {
  return instant.getTime() % QUARTER_MS === 0
}
