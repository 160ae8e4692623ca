/**
 * Which rows of a queue are claimed and processed when not all of them can be. Slots alone would go to whoever fills
 * the queue: a workspace with a flood of messages, a receiver that answers slowly, or a message that kills its process.
 */
export type Admission<Row> = {
  /** Of the held rows, those that are processed at the same time; default: all. The others wait for their turn. */
  processedAtMost?: number
  /**
   * Chooses which of the waiting rows is processed next; undefined if none may be. Without it, the
   * first that was claimed.
   */
  next?: (waiting: readonly Row[], processed: readonly Row[]) => Row | undefined
  /** Fewer free slots than this are not worth a claim, whose cost is nearly the same for any number of rows. */
  claimAtLeast?: number
  /** Rows that are claimed although fewer than `claimAtLeast` slots are free. */
  urgent?: UrgentRows<Row>
  /**
   * Whether another row can be claimed after one has left its slot. Without it, the slot is enough. Asked once for each
   * row that leaves: asking may change the answer.
   */
  makesRoom?: () => boolean
  /**
   * Claims one row whose lease has expired. Such a row may have killed the process that held it, so they are claimed
   * one at a time and never with others. Without it, `claim` takes them too.
   */
  claimLapsed?: () => Promise<Row | undefined>
}

export type UrgentRows<Row> = {
  /** Slots reserved for them. */
  slots: number
  /** As those of the queue, given the rows that are held. */
  claim: (limit: number, held: readonly Row[]) => Promise<Row[]>
  untilNext: (held: readonly Row[]) => Promise<number | undefined>
}

const LAPSED_EVERY_MS = 500
/** An expired row that has run for this long did not kill the process; the next one may be claimed while it runs. */
const LAPSED_ALONE_MS = 1_000

/** Claims rows whose lease has expired, one at a time, and not with each poll. */
export function createLapsedClaims<Row>(claim: Admission<Row>['claimLapsed']) {
  let current: { row: Row; since: number } | undefined
  let polledAt = -Infinity
  return {
    async claim(): Promise<Row | undefined> {
      const now = performance.now()
      const isAlone = current !== undefined && now - current.since < LAPSED_ALONE_MS
      if (claim === undefined || isAlone || now - polledAt < LAPSED_EVERY_MS) return undefined
      const row = await claim()
      if (row === undefined) polledAt = now
      else current = { row, since: now }
      return row
    },
    /** @returns whether the row was the one that was claimed last */
    end(row: Row): boolean {
      const wasCurrent = current?.row === row
      if (wasCurrent) current = undefined
      return wasCurrent
    },
  }
}
